import { combineOdds, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import {
  ACTIVATION_TABLE,
  type Activation,
  type ActivationDistance,
  FIRST_ORDER_STEP,
  FORBIDDEN_DIFFICULTY,
  ORDER_STEP,
  ORDER_TABLE,
  type Order,
  type OrderDistance,
  type OrderGiver,
} from "../tables/orders";
import { ONE_DIE, TWO_DICE } from "./hits";

interface OrderTest {
  readonly order: Order;
  readonly distance: OrderDistance;
  readonly giver: OrderGiver;
  /** 0 for an order to a division; otherwise which order to a single regiment or battalion it is: 1 for the first. */
  readonly nth: number;
}

/** The difficulty of an order by the order table and the steps of 5.5, before any command value. */
export function orderDifficulty({ order, distance, giver, nth }: OrderTest): number {
  const step = nth === 0 ? 0 : FIRST_ORDER_STEP[giver] + (nth - 1) * ORDER_STEP;
  return ORDER_TABLE[order][distance] + step;
}

/** Whether an order may be given at all [5.5]. */
export function mayBeGiven(test: OrderTest): boolean {
  return orderDifficulty(test) < FORBIDDEN_DIFFICULTY;
}

/** The sum that two dice plus the general's command value must reach; null: no test [5.7, 5.8]. */
export function activationDifficulty(kind: Activation, distance: ActivationDistance) {
  return ACTIVATION_TABLE[kind][distance];
}

/** Whether two dice plus a command value reach a difficulty [5.3, 5.7]. */
export function reachOdds(difficulty: number | null, command: number): Odds<boolean> {
  return mapOdds(TWO_DICE, (dice) => difficulty === null || dice + command >= difficulty);
}

/**
 * The first throw for initiative: each side rolls a die and adds the command value of its commander-in-chief [5.3,
 * 14.2].
 */
export function initiativeThrow(own: number, other: number): Odds<"won" | "tied" | "lost"> {
  return combineOdds(ONE_DIE, ONE_DIE, (a, b) => {
    const difference = a + own - (b + other);
    if (difference === 0) return "tied";
    return difference > 0 ? "won" : "lost";
  });
}

/** Who wins the initiative once ties have been rerolled [5.3]. */
export function initiativeOdds(own: number, other: number): Odds<"won" | "lost"> {
  const { chances } = initiativeThrow(own, other);
  const decided = chances.flatMap(({ value, ways }) => (value === "tied" ? [] : [{ value, ways }]));
  return { throws: decided.reduce((sum, { ways }) => sum + ways, 0n), chances: decided };
}
