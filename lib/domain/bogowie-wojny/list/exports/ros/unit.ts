import { type XmlElement, xml } from "../../../../document/xml";
import { abilityTexts, weaponText } from "../../profile-text";
import { regimentMarks, regimentTitle } from "../../roster-text";
import type { RosterRegiment } from "../../roster-view";
import { oneLine } from "../roster-in-words";
import type { RosterWords } from "../roster-words";
import { armCategory, categoryOf, NOT_STATED, notes, profiles, selection } from "./selection";

/** The element of a regiment or battery: points, bases, arm, statistics and bought statuses. */
export function unit(regiment: RosterRegiment, id: string, words: RosterWords): XmlElement {
  const { terms } = words;
  const { unitKind, arm, points, bases } = regiment;
  return selection({
    id,
    entryId: unitKind,
    name: oneLine(regimentTitle(regiment, terms)) || terms(`units.${unitKind}`),
    type: "unit",
    points,
    bases,
    before: [
      ...notes([...regimentMarks(regiment, terms), regiment.notes].filter(Boolean).join(", ")),
      profileOf(regiment, id, words),
      xml("selections", {}, statuses(regiment, id, words)),
    ],
    after: [xml("categories", {}, [categoryOf(armCategory(arm, words), { id, primary: "true" })])],
  });
}

/** Bought statuses, as selections below their regiment, because they are paid for separately. */
function statuses(
  { veteran, elite, statusPoints }: RosterRegiment,
  id: string,
  { terms }: RosterWords,
): XmlElement[] {
  const bought = [...(veteran === "bought" ? ["veteran"] : []), ...(elite ? ["elite"] : [])];
  return bought.map((status) =>
    selection({
      id: `${id}-${status}`,
      name: terms(`status.${status}`),
      type: "upgrade",
      points: statusPoints / bought.length,
    }),
  );
}

/** The number of bases and the columns of 2.8, with the message keys of their headings. */
const COLUMNS = {
  bases: "csv.bases",
  move: "columns.move",
  weapon: "columns.weapon",
  fight: "columns.fight",
  fire: "columns.fire",
  endurance: "csv.endurance",
  loads: "loads",
  morale: "columns.morale",
  rules: "csv.rules",
} as const;
type Column = keyof typeof COLUMNS;

function profileOf(regiment: RosterRegiment, id: string, words: RosterWords): XmlElement {
  const { terms, roster } = words;
  const values = Object.entries(statistics(regiment, words)) as [Column, string][];
  return profiles(
    { id, name: oneLine(regimentTitle(regiment, terms)), typeId: "unit" },
    values.map(([column, value]) => [column, roster(COLUMNS[column]), value]),
  );
}

/** A regiment's statistics including training, as on the printed roster; missing figures are left empty. */
function statistics(regiment: RosterRegiment, words: RosterWords): Record<Column, string> {
  const { unitKind, arm, bases, profile: stated } = regiment;
  return {
    bases: String(bases),
    move: [stated.moveLineCm, stated.moveColumnCm].map(figure).join("/"),
    weapon: oneLine(weaponText(stated, words)) || NOT_STATED,
    fight: dice(stated.fight),
    fire: dice(stated.fire),
    endurance: figure(stated.endurance),
    loads: figure(arm === "artillery" ? stated.ammunition : null),
    morale: figure(stated.morale),
    rules: oneLine([words.terms(`units.${unitKind}`), ...abilityTexts(regiment, words)].join(", ")),
  };
}

/** Dice of a base, and of the whole regiment including training. */
function dice(figures: RosterRegiment["profile"]["fight"]): string {
  return figures === null ? NOT_STATED : `${figures.perBase} ▸ ${figures.regiment}`;
}

function figure(value: number | null): string {
  return value === null ? NOT_STATED : String(value);
}
