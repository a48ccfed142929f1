import type { FormationView, UnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Words } from "../../document/text/words";
import { inBuilding } from "./order-signs";

/** The small print under a unit's name: the author's notes, and the building it holds. */
export function unitNotes(unit: UnitView, words: Words): string[] {
  const { clean, print } = words;
  return [
    clean.line(unit.note),
    ...inBuilding(unit, words),
    ...labelled(print("orders.umpireNote"), clean.line(unit.umpire?.note ?? "")),
    ...labelled(print("orders.ownValour"), clean.line(unit.umpire?.ownValourReason ?? "")),
  ].filter((note) => note !== "");
}

/** The small print under a formation's name. */
export function formationNotes({ note, umpire }: FormationView, { clean, print }: Words): string[] {
  return [
    clean.line(note),
    ...labelled(print("orders.umpireNote"), clean.line(umpire?.note ?? "")),
  ].filter((text) => text !== "");
}

/** A text with its label; empty if there is no text. */
function labelled(label: string, text: string): string[] {
  return text === "" ? [] : [`${label}: ${text}`];
}

/** Letters for notes shared by several formations and units, in order of occurrence. */
export class SharedNotes {
  readonly texts: readonly string[];
  private readonly letters: ReadonlyMap<string, string>;

  constructor(formations: readonly FormationView[], words: Words) {
    const counts = new Map<string, number>();
    for (const note of formations.flatMap((each) => notesUnder(each, words))) {
      counts.set(note, (counts.get(note) ?? 0) + 1);
    }
    this.texts = [...counts].filter(([, count]) => count > 1).map(([note]) => note);
    this.letters = new Map(this.texts.map((note, i) => [note, lettersFor(i)]));
  }

  /** The letter of a shared note; null for a note of only one row. */
  letterOf(note: string): string | null {
    return this.letters.get(note) ?? null;
  }
}

function notesUnder(formation: FormationView, words: Words): string[] {
  return [
    ...formationNotes(formation, words),
    ...formation.units.flatMap((unit) => unitNotes(unit, words)),
    ...formation.formations.flatMap((inner) => notesUnder(inner, words)),
  ];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** a to z, then aa, ab …, like the lettering of the list below the table. */
function lettersFor(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  const last = LETTERS[index % LETTERS.length] ?? "";
  return rest === 0 ? last : `${lettersFor(rest - 1)}${last}`;
}
