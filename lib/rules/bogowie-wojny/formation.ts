import type { ArmyNation } from "./nation";
import { WAGOMIAR } from "./tables/wagomiar";
import type { UnitKind } from "./unit-kind";

/** Formations that not every regiment may take: its own orders of battle, or men sent out ahead of its front [2.4]. */
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

/**
 * The formations a regiment may take besides line and column (`allowed`), and those that only its statistics can tell
 * (`open`).
 */
export interface AllowedFormations {
  readonly allowed: readonly SpecialFormation[];
  readonly open: readonly SpecialFormation[];
}

/** The nations for which the text allows the mass [2.4]. */
const MASS_NATIONS: readonly ArmyNation[] = ["austria", "prussia"];

/**
 * The formations a kind of unit may take by the text alone [2.4]: loose order for light infantry, none for irregular
 * cavalry. Square, mass, ordre mixte, skirmishers and flankers depend on the statistics; without them they are
 * `open`.
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
