import type { FormationView, UnitView } from "../scenario-view";

/** The words exports need in the reader's language; the domain itself has only codes. */
export interface ExportWords {
  readonly level: (level: FormationView["level"]) => string;
  readonly nation: (nation: UnitView["nation"]) => string;
  readonly arm: (arm: UnitView["arm"]) => string;
  readonly type: (type: NonNullable<UnitView["type"]>) => string;
  readonly efficiency: (
    efficiency: NonNullable<FormationView["commander"]>["efficiency"],
  ) => string;
  readonly weapon: (weapon: NonNullable<UnitView["weapon"]>) => string;
  readonly weight: (weight: NonNullable<UnitView["weight"]>) => string;
  readonly label: (label: ExportLabel) => string;
  /** A count with its noun, for example "418 men", or "6 pdr" for pounders; numbers are formatted for the language. */
  readonly amount: (noun: ExportNoun, count: number) => string;
}

/** Column headings and words before a colon. */
const EXPORT_LABELS = [
  "side",
  "formation",
  "level",
  "commander",
  "efficiency",
  "unit",
  "nation",
  "arm",
  "type",
  "weapon",
  "weight",
  "men",
  "guns",
  "howitzers",
  "calibre",
  "figures",
  "modelGuns",
  "gunners",
  "wagons",
  "ammunition",
  "withAmmunition",
  "withoutAmmunition",
  "battalionsOrSquadrons",
  "light",
  "skirmishers",
  "marksmen",
  "lance",
  "valour",
  "lossSteps",
  "supplies",
  "estimate",
  "source",
  "note",
  "arrives",
  "total",
  "sealedOrder",
  "sealedStrengths",
  "yes",
  "no",
] as const;
export type ExportLabel = (typeof EXPORT_LABELS)[number];

const EXPORT_NOUNS = [
  "men",
  "guns",
  "howitzers",
  "figures",
  "modelGuns",
  "gunners",
  "wagons",
  "units",
  "pounders",
  "supplies",
  "arrives",
] as const;
type ExportNoun = (typeof EXPORT_NOUNS)[number];
