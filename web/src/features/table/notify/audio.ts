// Synthesised sounds. Nothing plays while muted, and the caller waits for the first user interaction.
import { remember, remembered } from "../../../shared/state/local-storage";

export type Sound = "roll" | "cross" | "lock" | "penalty" | "turn" | "win";

let context: AudioContext | null = null;
let muted = remembered("muted") === "yes";

export function isMuted(): boolean {
  return muted;
}

export function mute(on: boolean): void {
  muted = on;
  remember("muted", on ? "yes" : "no");
}

export function play(sound: Sound): void {
  if (muted || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  void context.resume();
  SCORES[sound](context, context.currentTime + 0.01);
}

type Score = (audio: AudioContext, at: number) => void;

const SCORES: Record<Sound, Score> = {
  roll: (audio, at) =>
    [0, 0.07, 0.13, 0.22, 0.28, 0.4].forEach((later, i) => noise(audio, at + later, 0.05, 1400 + 260 * (i % 3), 0.22)),
  cross: (audio, at) => [0, 0.17].forEach((later) => noise(audio, at + later, 0.13, 3200, 0.12)),
  lock: (audio, at) => {
    noise(audio, at, 0.04, 2400, 0.4);
    tone(audio, at + 0.05, 190, 0.14, "square", 0.1);
    tone(audio, at + 0.12, 880, 0.2, "triangle", 0.1);
  },
  penalty: (audio, at) => [220, 165].forEach((pitch, i) => tone(audio, at + i * 0.15, pitch, 0.2, "triangle", 0.2)),
  turn: (audio, at) => [660, 880].forEach((pitch, i) => tone(audio, at + i * 0.1, pitch, 0.16, "sine", 0.12)),
  win: (audio, at) =>
    [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, at + i * 0.13, pitch, 0.32, "triangle", 0.16)),
};

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  type: OscillatorType,
  loud: number,
): void {
  const voice = new OscillatorNode(audio, { type, frequency: pitch });
  voice.connect(fading(audio, at, length, loud));
  voice.start(at);
  voice.stop(at + length);
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const grain = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = grain.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const voice = new AudioBufferSourceNode(audio, { buffer: grain });
  voice
    .connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 }))
    .connect(fading(audio, at, length, loud));
  voice.start(at);
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
