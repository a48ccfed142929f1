import { LOADS } from "@/lib/rules/bogowie-wojny/tables/artillery-fire";
import { DISORDER_LEVELS, DISORDER_MORALE } from "@/lib/rules/bogowie-wojny/tables/disorder";
import {
  FIRST_ORDER_STEP,
  FORBIDDEN_DIFFICULTY,
  ORDER_DISTANCES,
  ORDER_STEP,
  type OrderGiver,
} from "@/lib/rules/bogowie-wojny/tables/orders";
import type { RosterRegiment, RosterView } from "./roster-view";

/** Figures of the rules printed on cards, keyed by their placeholders in the messages. */
export const CARD_FIGURES = {
  /** Loads used by fire and barrage [9.4]. */
  loads: LOADS,
  /** The distance from its general within which a regiment is activated without a roll [5.7, 13.4]. */
  activation: { cm: ORDER_DISTANCES[0].toCm },
} as const;

/**
 * A level of disorder, counted from 1, or what is beyond the last, with the regiment's morale at that level; `null` if
 * unknown.
 */
interface DisorderLevel {
  readonly level: (typeof DISORDER_LEVELS)[number] | "rout" | "destroyed";
  readonly morale: number | null;
}

/**
 * The levels of disorder of a regiment; in rout its morale is that of the third level [11.6], and guns are destroyed
 * [10.30].
 */
export function disorderLevels({ arm, profile: { morale } }: RosterRegiment): DisorderLevel[] {
  const at = (level: number) => (morale === null ? null : morale + DISORDER_MORALE * level);
  const levels = DISORDER_LEVELS.map((level, i) => ({ level, morale: at(i + 1) }));
  const beyond =
    arm === "artillery"
      ? ({ level: "destroyed", morale: null } as const)
      : ({ level: "rout", morale: at(DISORDER_LEVELS.length) } as const);
  return [...levels, beyond];
}

/**
 * The turns in which cavalry may charge: all but the first [14.6]. Empty for infantry and artillery, whose charges cost
 * no order [10.17].
 */
export function chargeTurns({ arm }: RosterRegiment, { format }: RosterView): number[] {
  if (arm !== "cavalry") return [];
  return Array.from({ length: format.turns - 1 }, (_, i) => i + 2);
}

/**
 * The difficulty added by the first order to a single regiment and by each further one, and the highest difficulty
 * allowed [5.5].
 */
export function separateOrders(giver: OrderGiver): { first: number; step: number; most: number } {
  return { first: FIRST_ORDER_STEP[giver], step: ORDER_STEP, most: FORBIDDEN_DIFFICULTY - 1 };
}
