import { type XmlElement, xml } from "../../../../document/xml";
import type { Leader } from "../../leader";
import { oneLine } from "../roster-in-words";
import type { RosterWords } from "../roster-words";
import { type Category, categoryOf, NOT_STATED, profiles, selection } from "./selection";

/** The category by which reading programs group commanders. */
export function commanders({ roster }: RosterWords): Category {
  return { id: "commander", name: roster("commander.title") };
}

interface Commander {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** `null`: nothing is known about the commander. */
  readonly leader: Leader | null;
}

/** A commander or general, with value, character and rule as a profile; unknown values are left empty [6.2, 6.3]. */
export function commander({ id, name, points, leader }: Commander, words: RosterWords): XmlElement {
  return selection({
    id,
    name,
    type: "model",
    points,
    before: [profileOf(leader, { id, name, words })],
    after: [xml("categories", {}, [categoryOf(commanders(words), { id, primary: "true" })])],
  });
}

function profileOf(
  leader: Leader | null,
  { id, name, words: { roster, book } }: { id: string; name: string; words: RosterWords },
): XmlElement {
  const { commandValue = null, character = null, specialRule = "" } = leader ?? {};
  return profiles({ id, name, typeId: "commander" }, [
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
