import { CHARGE_WAIT_BOUNDS, mayCharge } from "@/lib/rules/belle-alliance/charge";
import { isRemoved, valourLossSteps } from "@/lib/rules/belle-alliance/losses";
import { ORDERS, type Order } from "@/lib/rules/belle-alliance/order";
import { mayFire } from "@/lib/rules/belle-alliance/small-arms";
import { RESUPPLY_BOUNDS, ROLLS_LEFT, usesSupplies } from "@/lib/rules/belle-alliance/supplies";
import { LEAST_FIGURES, TABLE_15 } from "@/lib/rules/belle-alliance/tables/table-15";
import type { UnitView } from "../scenario-view";

/** A remaining count at which valour falls, and by how many points [5.5.2, table 15]. */
export interface LossStep {
  readonly left: number;
  readonly points: number;
}

/** What a unit's losses are counted in: figures, gunners [1.1.7], or wagons with their drivers [1.2.4]. */
export type CountedIn = "figures" | "gunners" | "wagons";

/** What is tracked for a unit during the game; null or empty if its arm or type has no use for it. */
export interface UnitTracks {
  readonly countedIn: CountedIn;
  /** Null while its strength is unknown. */
  readonly strength: number | null;
  /** The largest remaining count first; without counts at which the unit has left the table. */
  readonly steps: readonly LossStep[];
  /** The largest remaining number of figures at which it is removed; null for guns and wagons, which stay [5.5.2]. */
  readonly removedAt: number | null;
  /** From the value it begins with down to the least there is [table 15]; none where they are too many to draw. */
  readonly valours: readonly number[];
  /** Best first [5.0.0]. */
  readonly orders: readonly Order[];
  /** Whether it can fire, and whether it fights, so that its first fire and its first melee count [tables 6–8]. */
  readonly fires: boolean;
  readonly fights: boolean;
  /** The rolls left, from those it starts with [5.5.3]; empty for trains, which carry supplies for others. */
  readonly supplies: readonly number[];
  /** Whether supplies are still unlimited. */
  readonly suppliesFull: boolean;
  /** Bounds to wait after a charge; 0 for units that cannot charge [2.3.3]. */
  readonly chargeWait: number;
  /** Bounds of unbroken rest needed, alone and next to an ammunition wagon [5.5.4]; null if rest restores nothing. */
  readonly rest: { readonly bounds: number; readonly besideAmmunition: number | null } | null;
  /** Whether it may be ordered to load canister [3.4.4]. */
  readonly canister: boolean;
  readonly modelGuns: number | null;
  /** The most figures it may send out as skirmishers [1.3.2]: 0 if it may not, null while its strength is unknown. */
  readonly skirmishers: number | null;
}

/** The tracks on a unit's card. */
export function unitTracks(unit: UnitView): UnitTracks {
  const { arm } = unit;
  const strength = unit.figures ?? unit.gunners ?? unit.wagons;
  const steps = stepsOf(unit, strength ?? 0);
  const hasSupplies = usesSupplies(arm);
  return {
    countedIn: countedIn(unit),
    strength,
    steps,
    removedAt: isRemoved(arm, LEAST_FIGURES - 1) ? LEAST_FIGURES - 1 : null,
    valours: valoursFrom(highestValour(unit)),
    orders: ORDERS,
    fires: mayFire(unit),
    fights: hasSupplies,
    supplies: hasSupplies ? ROLLS_LEFT.filter((left) => left <= (unit.supplies ?? left)) : [],
    suppliesFull: hasSupplies && unit.supplies === null,
    chargeWait: mayCharge(unit) ? CHARGE_WAIT_BOUNDS : 0,
    rest: restOf(steps, hasSupplies ? RESUPPLY_BOUNDS.besideAmmunition : null),
    canister: arm === "artillery",
    modelGuns: arm === "artillery" ? unit.modelGuns : null,
    skirmishers: arm === "artillery" || arm === "train" ? 0 : unit.skirmishers,
  };
}

function countedIn({ arm }: UnitView): CountedIn {
  if (arm === "artillery") return "gunners";
  return arm === "train" ? "wagons" : "figures";
}

/**
 * Wagons and their drivers follow the artillery's rules [1.2.4]; units that have left the table lose no more valour.
 */
function stepsOf({ arm, lossSteps }: UnitView, strength: number): LossStep[] {
  const counts = arm === "train" ? valourLossSteps(strength) : lossSteps;
  const onTable = counts.filter((left) => left > 0 && !isRemoved(arm, left));
  return [...new Set(onTable)].map((left) => ({
    left,
    points: onTable.filter((each) => each === left).length,
  }));
}

/** The better of two values while the umpire has yet to choose. */
function highestValour({ valour }: UnitView): number {
  return valour.origin === "undecided"
    ? Math.max(valour.value, ...valour.tableValues)
    : valour.value;
}

/** An umpire's own value may lie far outside the rules' range. */
const MAX_VALOURS = 16;

function valoursFrom(start: number): number[] {
  const count = Math.max(1, start - TABLE_15.leastValour + 1);
  return count > MAX_VALOURS ? [] : Array.from({ length: count }, (_, i) => start - i);
}

function restOf(steps: readonly LossStep[], besideAmmunition: number | null): UnitTracks["rest"] {
  if (steps.length === 0 && besideAmmunition === null) return null;
  return { bounds: RESUPPLY_BOUNDS.alone, besideAmmunition };
}
