// Example positions that pose typical questions. Their titles are the messages explore-example-NAME.
import type { VariantName } from "../../../shared/api/messages";
import { decode } from "./position-code";
import { emptyPosition, type Position } from "./position";

export interface Example {
  name: string;
  code: string;
}

export const EXAMPLES: Record<VariantName, Example[]> = {
  classic: [
    { name: "jump", code: "1c.346611.00w.-.-.0abcd-a-abc-a" },
    { name: "penalty", code: "1c.665511.00c.-.-.0ab-a-abc-a" },
    { name: "lock", code: "1c.663421.00w.-.-.0bcdfh-acd-ab-abce" },
    { name: "end", code: "1c.114423.00w.-.-.0acdf-abdf-bcde-acdgh.0abdefkz-acd-abdf-abd" },
  ],
  longo: [
    { name: "lucky", code: "1l.235166.00w.-.586b.0acd-abd-bc-ac.0ab-ac-bd-ade" },
    { name: "close", code: "1l.786542.00w.-.586b.0abdegil-acd-bcdf-abe.0abd-ace-bdg-adefh" },
    { name: "wait", code: "1l.346677.00c.-.586b.1acf-bde-abeg-cd.0ab-ac-bd-ade" },
  ],
  duel: [
    { name: "knock", code: "1d.345612.00w.-.-.0ac-bc-ad-b.0bf-ad-bc-ac" },
    { name: "stack", code: "1d.243516.00w.-.-.0abe-bb-ad-bd.1cd-ad-bc-aae" },
    { name: "front", code: "1d.661345.11w.-.-.0acceg-bc-ad-b.1bdfhi-ad-bce-ac" },
  ],
};

export const START: Position = decode(EXAMPLES.classic[0]?.code ?? "") ?? emptyPosition("classic");
