// The user's preferences: theme, nickname, and how choices are made.
import { remember, remembered } from "./local-storage";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const PAPER = { light: "#f6f1e7", dark: "#171a1f" };
const night = matchMedia("(prefers-color-scheme: dark)");
const chosen = $state({
  theme: storedTheme(),
  nickname: remembered("nickname") ?? "",
  confirmsChoices: remembered("confirm-choices") === "on",
  handsOver: remembered("hand-overs") !== "off",
});

function storedTheme(): Theme {
  const stored = remembered("theme");
  return THEMES.find((theme) => theme === stored) ?? "system";
}

function showTheme(): void {
  const system = night.matches ? "dark" : "light";
  const shown = chosen.theme === "system" ? system : chosen.theme;
  document.documentElement.dataset.theme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[shown]);
}

night.addEventListener("change", showTheme);
showTheme();

export function theme(): Theme {
  return chosen.theme;
}

export function chooseTheme(theme: Theme): void {
  chosen.theme = theme;
  remember("theme", theme);
  showTheme();
}

export function nickname(): string {
  return chosen.nickname;
}

export function chooseNickname(name: string): void {
  chosen.nickname = name;
  remember("nickname", name);
}

/** Whether a choice at the table must be confirmed with a second button. */
export function confirmsChoices(): boolean {
  return chosen.confirmsChoices;
}

export function confirmChoices(on: boolean): void {
  chosen.confirmsChoices = on;
  remember("confirm-choices", on ? "on" : "off");
}

/** Whether players hand this device to each other; a device lying in the middle needs no hand-overs. */
export function handsOver(): boolean {
  return chosen.handsOver;
}

export function chooseHandOvers(on: boolean): void {
  chosen.handsOver = on;
  remember("hand-overs", on ? "on" : "off");
}
