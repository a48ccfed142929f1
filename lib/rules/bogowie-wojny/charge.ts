import { MELEE_CIRCUMSTANCES } from "./tables/melee";
import { WAGOMIAR } from "./tables/wagomiar";
import type { UnitKind } from "./unit-kind";

/** The kinds of cavalry charge; each has a row in the melee table [10.40]. */
export const CHARGES = [
  "charge-irregular",
  "charge-light",
  "charge-line-or-lances",
  "charge-heavy",
] as const;
export type Charge = (typeof CHARGES)[number];

const HEAVY: readonly UnitKind[] = ["cuirassiers", "heavy-cavalry", "guard-heavy-cavalry"];
const LINE: readonly UnitKind[] = ["line-cavalry", "guard-line-cavalry"];

/**
 * How a kind of unit charges; being lancers takes precedence over being light [10.40]. `null` for foot and guns, and
 * for mounted landwehr, whose weight no text names.
 */
export function chargeOf(kind: UnitKind): Charge | null {
  const { arm, traits } = WAGOMIAR[kind];
  if (arm !== "cavalry") return null;
  if (HEAVY.includes(kind)) return "charge-heavy";
  if (LINE.includes(kind) || traits.includes("lancers")) return "charge-line-or-lances";
  if (traits.includes("irregular")) return "charge-irregular";
  return traits.includes("light") ? "charge-light" : null;
}

/** Dice a charge adds to the regiment's fight [10.40]. */
export function chargeBonus(charge: Charge): number {
  const row = MELEE_CIRCUMSTANCES.find(({ id }) => id === charge);
  return typeof row?.own === "number" ? row.own : 0;
}
