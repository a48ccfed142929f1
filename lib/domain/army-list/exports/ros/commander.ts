import type { XmlElement } from "../../../xml";
import type { Leader } from "../../leader";
import type { RosterWords } from "../roster-words";
import { oneLine } from "../told-roster";
import { NOT_STATED, profiles } from "./profile";
import { selection } from "./selection";

interface Commander {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** `null`: nothing is known of him. */
  readonly leader: Leader | null;
}

/** A commander or general; with his value, character and rule as a profile where the list says who he is [6.2, 6.3]. */
export function commander({ id, name, points, leader }: Commander, words: RosterWords): XmlElement {
  const before = leader === null ? [] : [profileOf(leader, { id, name, words })];
  return selection({ id, name, type: "model", points, before });
}

function profileOf(
  { commandValue, character, specialRule }: Leader,
  { id, name, words: { roster, book } }: { id: string; name: string; words: RosterWords },
): XmlElement {
  return profiles({ id, name, type: ["commander", roster("commander.title")] }, [
    ["value", roster("commander.value"), commandValue === null ? NOT_STATED : signed(commandValue)],
    [
      "character",
      roster("commander.character"),
      character === null ? NOT_STATED : book(`character.${character}`),
    ],
    ["rule", roster("commander.rule"), oneLine(specialRule) || NOT_STATED],
  ]);
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
