import {
  CONDITIONS_FOR_A_LEVEL,
  LOSS_PERCENTS,
} from "@/lib/rules/bogowie-wojny/tables/army-morale-conditions";
import {
  CAUTIOUS_RETREAT_CM,
  CHARACTERS,
  type Character,
} from "@/lib/rules/bogowie-wojny/tables/characters";
import { DISORDER_MORALE } from "@/lib/rules/bogowie-wojny/tables/disorder";
import {
  MORALE_CONDITIONS,
  MORALE_LEVELS,
  MORALE_MODIFIERS,
  type MoraleCondition,
  type MoraleLevel,
} from "@/lib/rules/bogowie-wojny/tables/morale";
import {
  ORDER_BONUSES,
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

/**
 * How a victory item scores: points for each, points once, a percentage of the larger army, or half of the enemy's
 * [12.2].
 */
export interface Worth {
  readonly manner: "each" | "once" | "share" | "half-enemy";
  /** Points or per cent; 0 for half of an army not yet known. */
  readonly figure: number;
}

/** Figures of the rules printed on every roster, keyed by their placeholders in the messages. */
export const ROSTER_FIGURES = {
  /** Dice and morale that training adds [2.3]. */
  training: { veteran: TRAINING_BONUS.veteran, elite: TRAINING_BONUS.elite },
  /** The morale lost per level of disorder [11.6]. */
  disorder: { morale: -DISORDER_MORALE },
  /** How far a cautious general falls back [6.3]. */
  characters: { cm: CAUTIOUS_RETREAT_CM },
  /** The losses from which army morale may fall, and the number of conditions needed [11.10]. */
  morale: { percent: LOSS_PERCENTS.conditionsCount, first: CONDITIONS_FOR_A_LEVEL },
} as const;

/** The aids that a player looks up and ticks during play, as codes and numbers only. */
export interface RosterAids {
  /** Distances from the giver of an order to its receiver, in cm; `null`: no upper limit [5.3]. */
  readonly distances: readonly { readonly fromCm: number; readonly toCm: number | null }[];
  /** The score needed on two dice, for each distance [5.3]; dice or cm added by the order, 0 for none [5.4]. */
  readonly orders: readonly {
    readonly order: Order;
    readonly needs: readonly number[];
    readonly bonus: number;
  }[];
  readonly characters: readonly Character[];
  readonly turns: number;
  /** The phases of a turn and their steps, in order [4.2]. */
  readonly phases: readonly { readonly phase: string; readonly steps: readonly string[] }[];
  readonly levels: readonly {
    readonly level: MoraleLevel;
    readonly modifier: number | null;
    readonly isStart: boolean;
  }[];
  readonly conditions: readonly MoraleCondition[];
  readonly victory: readonly { readonly item: VictoryItem; readonly worth: Worth }[];
  readonly bands: readonly { readonly id: VictoryBand; readonly from: number }[];
  /** Half of this army's value, the points that its loss gives the opponent [12.2]. */
  readonly halfValue: number;
  readonly reminders: readonly Reminder[];
}

/**
 * The tables for play with this army's numbers, and only the rules relevant to its troops [4.2, 5.3, 5.4, 6.3,
 * 11.9–12.2].
 */
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
  // In vanguard battles objectives are worth fixed points, in larger battles a share [13.2, 14.6].
  return format.objectivePoints === null
    ? { manner: "share", figure: LARGER_BATTLE_OBJECTIVES[`${of}Percent`] }
    : { manner: "once", figure: format.objectivePoints[of] };
}
