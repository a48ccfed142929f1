import { CHARACTERS, type Character } from "@/lib/rules/bogowie-wojny/character";
import {
  CONDITIONS_FOR_A_LEVEL,
  LOSS_PERCENTS,
} from "@/lib/rules/bogowie-wojny/tables/army-morale-conditions";
import { CAUTIOUS_RETREAT_CM } from "@/lib/rules/bogowie-wojny/tables/characters";
import { DISORDER_MORALE } from "@/lib/rules/bogowie-wojny/tables/disorder";
import {
  MORALE_CONDITIONS,
  MORALE_LEVELS,
  MORALE_MODIFIERS,
  type MoraleCondition,
  type MoraleLevel,
} from "@/lib/rules/bogowie-wojny/tables/morale";
import { ORDER_BONUSES } from "@/lib/rules/bogowie-wojny/tables/order-kinds";
import {
  ORDER_DISTANCES,
  ORDER_TABLE,
  ORDERS,
  type Order,
} from "@/lib/rules/bogowie-wojny/tables/orders";
import { TURN_PHASES } from "@/lib/rules/bogowie-wojny/tables/turn";
import {
  LARGER_BATTLE_OBJECTIVES,
  VICTORY_BANDS,
  VICTORY_ITEMS,
  VICTORY_POINTS,
  type VictoryBand,
  type VictoryItem,
} from "@/lib/rules/bogowie-wojny/tables/victory";
import { TRAINING_BONUS } from "@/lib/rules/bogowie-wojny/training";
import { halfOfArmy } from "@/lib/rules/bogowie-wojny/victory";
import { type Reminder, remindersOf } from "./roster-reminders";
import type { RosterView } from "./roster-view";

/** What an item of victory gives: points each, points once, hundredths of the larger army, or half the enemy's [12.2]. */
export interface Worth {
  readonly manner: "each" | "once" | "share" | "half-enemy";
  /** Points, or hundredths of a share; 0 where it is half of an army not yet known. */
  readonly figure: number;
}

/** Figures of the rules in the sentences of every roster, by their names there. */
export const ROSTER_FIGURES = {
  /** Dice and morale that training adds [2.3]. */
  training: { veteran: TRAINING_BONUS.veteran, elite: TRAINING_BONUS.elite },
  /** What a level of disorder takes off morale [11.6]. */
  disorder: { morale: -DISORDER_MORALE },
  /** How far a cautious general falls back [6.3]. */
  characters: { cm: CAUTIOUS_RETREAT_CM },
  /** From what losses army morale may fall, and by how many conditions [11.10]. */
  morale: { percent: LOSS_PERCENTS.conditionsCount, first: CONDITIONS_FOR_A_LEVEL },
} as const;

/** What a player looks up and ticks in play: codes and numbers only. */
export interface RosterAids {
  /** Distances from the giver of an order to its receiver, in cm; `null`: and more [5.3]. */
  readonly distances: readonly { readonly fromCm: number; readonly toCm: number | null }[];
  /** What two dice must reach, a number for each distance [5.3]; dice or cm that the order adds, 0 for none [5.4]. */
  readonly orders: readonly {
    readonly order: Order;
    readonly needs: readonly number[];
    readonly bonus: number;
  }[];
  readonly characters: readonly Character[];
  readonly turns: number;
  /** A turn's phases with their steps, in their order [4.2]. */
  readonly phases: readonly { readonly phase: string; readonly steps: readonly string[] }[];
  readonly levels: readonly {
    readonly level: MoraleLevel;
    readonly modifier: number | null;
    readonly isStart: boolean;
  }[];
  readonly conditions: readonly MoraleCondition[];
  readonly victory: readonly { readonly item: VictoryItem; readonly worth: Worth }[];
  readonly bands: readonly { readonly id: VictoryBand; readonly from: number }[];
  /** Half this army's value, which its loss gives the opponent [12.2]. */
  readonly halfValue: number;
  readonly reminders: readonly Reminder[];
}

/** The tables of play with this army's own numbers, and only the rules that its troops call for [4.2, 5.3, 5.4, 6.3, 11.9–12.2]. */
export function rosterAids(view: RosterView): RosterAids {
  const { armyMoraleLevel, armyValue } = view.summary;
  return {
    distances: ORDER_DISTANCES.map(({ fromCm, toCm }) => ({ fromCm, toCm })),
    orders: ORDERS.map((order) => ({
      order,
      needs: ORDER_DISTANCES.map(({ id }) => ORDER_TABLE[order][id]),
      bonus: BONUS[order],
    })),
    characters: CHARACTERS,
    turns: view.format.turns,
    phases: TURN_PHASES.map(({ id, steps }) => ({ phase: id, steps })),
    levels: MORALE_LEVELS.map((level) => ({
      level,
      modifier: MORALE_MODIFIERS[level],
      isStart: level === armyMoraleLevel,
    })),
    conditions: MORALE_CONDITIONS,
    victory: VICTORY_ITEMS.map((item) => ({ item, worth: worthOf(item, view) })),
    bands: VICTORY_BANDS,
    halfValue: halfOfArmy(armyValue),
    reminders: remindersOf(view),
  };
}

const BONUS: Readonly<Record<Order, number>> = {
  defence: ORDER_BONUSES.defence.fightingValue,
  move: ORDER_BONUSES.move.moveCm,
  attack: 0,
};

function worthOf(item: VictoryItem, view: RosterView): Worth {
  switch (item) {
    case "enemy-bases":
      return { manner: "each", figure: VICTORY_POINTS.base };
    case "generals-killed":
      return { manner: "each", figure: VICTORY_POINTS.general };
    case "senior-commanders-killed":
      return { manner: "each", figure: VICTORY_POINTS.seniorCommander };
    case "fewer-losses":
      return { manner: "once", figure: VICTORY_POINTS.fewerLosses };
    case "main-objective":
      return objective("main", view);
    case "first-secondary-objective":
    case "second-secondary-objective":
      return objective("secondary", view);
    default:
      return { manner: "half-enemy", figure: 0 };
  }
}

function objective(of: "main" | "secondary", { format }: RosterView): Worth {
  // Vanguards' objectives have a worth of their own, in larger battles it is a share [13.2, 14.6].
  return format.objectivePoints === null
    ? { manner: "share", figure: LARGER_BATTLE_OBJECTIVES[`${of}Percent`] }
    : { manner: "once", figure: format.objectivePoints[of] };
}
