import type { ArmyNation } from "./nation";
import { WAGOMIAR } from "./tables/wagomiar";
import type { UnitKind } from "./unit-kind";

/** What not every regiment may form: an order of battle of its own, or men sent out before its front [2.4]. */
const SPECIAL_FORMATIONS = [
  "square",
  "mass",
  "ordre-mixte",
  "loose-order",
  "loose-order-only",
  "skirmishers",
  "flankers",
] as const;
export type SpecialFormation = (typeof SPECIAL_FORMATIONS)[number];

/** What a regiment may form beside line and column, and what only its statistics can say. */
export interface AllowedFormations {
  readonly allowed: readonly SpecialFormation[];
  readonly open: readonly SpecialFormation[];
}

/** The nations the text names for the mass [2.4]. */
const MASS_NATIONS: readonly ArmyNation[] = ["austria", "prussia"];

/**
 * What the text alone allows a kind [2.4]: loose order to light infantry, nothing else to irregular cavalry.
 * Square, mass, ordre mixte, skirmishers and flankers stand in the statistics; without them they stay open.
 */
export function formationsOf(kind: UnitKind, nation: ArmyNation): AllowedFormations {
  const { arm, traits } = WAGOMIAR[kind];
  if (arm === "artillery") return { allowed: [], open: [] };
  if (arm === "cavalry") {
    const isIrregular = traits.includes("irregular");
    return { allowed: isIrregular ? ["loose-order-only"] : [], open: ["flankers"] };
  }
  const open = SPECIAL_FORMATIONS.filter((formation) =>
    OPEN_TO_INFANTRY.includes(formation),
  ).filter((formation) => formation !== "mass" || isMassNation(nation));
  return { allowed: traits.includes("light") ? ["loose-order"] : [], open };
}

const OPEN_TO_INFANTRY: readonly SpecialFormation[] = [
  "square",
  "mass",
  "ordre-mixte",
  "skirmishers",
];

function isMassNation(nation: ArmyNation): boolean {
  return nation === null || MASS_NATIONS.includes(nation);
}
