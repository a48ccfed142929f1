import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Language } from "../../document/language";
import type { ArmyList } from "./army-list";

/** The details of a new list; the caller supplies the id of its first division. */
interface NewArmyList {
  readonly title: string;
  readonly language: Language;
  readonly nation: ArmyNation;
  readonly book?: ArmyList["book"];
  readonly year?: ArmyList["year"];
  readonly format?: ArmyList["format"];
  readonly formatOrigin?: ArmyList["formatOrigin"];
  readonly divisionId: string;
}

/** A list with one empty division, whose general is to be drawn. */
export function newArmyList(input: NewArmyList): ArmyList {
  return {
    kind: "army-list",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title: input.title,
    language: input.language,
    nation: input.nation,
    year: input.year ?? null,
    notes: "",
    secretNotes: false,
    book: input.book ?? null,
    bookEntries: [],
    bookLinks: [],
    bookFormations: [],
    bookCommanders: [],
    format: input.format ?? structuredClone(FORMAT_32_8),
    formatOrigin: input.formatOrigin ?? null,
    commander: { source: "drawn", name: "" },
    corps: [],
    formations: [
      {
        id: input.divisionId,
        name: "",
        level: "division",
        corpsId: null,
        general: { kind: "infantry", source: "drawn", name: "" },
        historicalId: null,
        brigades: [],
        regiments: [],
      },
    ],
    upgrades: [],
    acceptedFindings: [],
  };
}
