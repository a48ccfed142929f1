import type { Unit } from "./unit";

type Named = "id" | "name" | "nation" | "arm" | "type";

const BLANK: Omit<Unit, Named> = {
  weapon: null,
  weight: null,
  guard: false,
  guardGrade: null,
  lance: false,
  light: false,
  marksmen: false,
  men: null,
  guns: null,
  modelGuns: null,
  calibrePd: null,
  battalionsOrSquadrons: null,
  ammunition: false,
  supplies: null,
  estimate: false,
  source: "",
  note: "",
  umpireNote: "",
  hidden: false,
  valour: { row: null, pick: null, own: null },
  placement: null,
};

/** A unit with the fields in `given`; all others have the schema's defaults. */
export function blankUnit(given: Pick<Unit, Named> & Partial<Unit>): Unit {
  return { ...BLANK, valour: { ...BLANK.valour }, ...given };
}
