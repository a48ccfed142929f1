import type { RosterRegiment } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { RosterCommander, RosterRow, UpgradeLine } from "./printed-lines";

type Arm = RosterRegiment["arm"];

/** A level of disorder: sign, name, and the regiment's morale at that level; empty if unknown [11.6]. */
interface DisorderBox {
  readonly sign: string;
  readonly name: string;
  readonly morale: string;
}

interface RegimentCard {
  readonly kind: "regiment";
  readonly arm: Arm;
  /** Figures and boxes as on the roster, with long texts shortened. */
  readonly row: RosterRow;
  /** The formation it belongs to. */
  readonly home: string;
  readonly disorder: readonly DisorderBox[];
  /** The turns in which it may charge; empty for infantry and artillery [10.17, 14.6]. */
  readonly chargeTurns: readonly number[];
}

/** A row for notes about a commander each turn; `first` is printed in the first turn, `all` in every turn. */
interface TurnRow {
  readonly label: string;
  readonly first: string;
  readonly all: string;
}

interface CommanderCard {
  readonly kind: "commander";
  readonly who: RosterCommander;
  /** The body they lead. */
  readonly home: string;
  /** The leader of a formation without a general; the card then has no line for a name. */
  readonly led: string;
  readonly turns: readonly number[];
  readonly rows: readonly TurnRow[];
  /**
   * The score needed by two dice plus the command value for each order, by distance; `null` if orders need no roll
   * [5.3, 13.4].
   */
  readonly needs: {
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly lines: readonly string[];
  /** Boxes that are ticked once. */
  readonly ticks: readonly string[];
}

interface UpgradeCard {
  readonly kind: "upgrades";
  readonly title: string;
  readonly lines: readonly UpgradeLine[];
}

export type Card = RegimentCard | CommanderCard | UpgradeCard;

/** Cards to cut out, in the order of the list. */
export interface CardsPart {
  readonly title: string;
  /** The intended reader; empty if nothing is secret. */
  readonly remark: string;
  readonly labels: {
    readonly endurance: string;
    readonly disorder: string;
    readonly morale: string;
    readonly charges: string;
    readonly turn: string;
  };
  /** Names of the figures in their order: move, weapon, fight, fire, morale. */
  readonly figures: readonly string[];
  readonly keys: readonly string[];
  readonly cards: readonly Card[];
}

/** A label of a base; `arm` is `null` for commanders and trains. */
interface BaseLabel {
  readonly arm: Arm | null;
  /** The number of the base among all; empty if there is only one. */
  readonly place: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** Labels to cut out, grouped by width. */
export interface LabelsPart {
  readonly title: string;
  readonly key: string;
  readonly heightMm: number;
  readonly sets: readonly { readonly widthMm: number; readonly labels: readonly BaseLabel[] }[];
}

/** A player on the score sheet; empty texts become lines to write on. */
interface ScorePlayer {
  readonly title: string;
  readonly army: string;
  /** The army's value, its bases at the start, and the losses in bases that make up a quarter and a half. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  /** The index of the starting level of army morale; `null`: marked by hand. */
  readonly start: number | null;
}

/** A row of victory points with its worth for each player; empty to write in. */
interface ScoreRow {
  readonly item: string;
  /** Whether there is a line for the name of a piece of ground. */
  readonly named: boolean;
  readonly worth: readonly [string, string];
}

/** A score sheet that both players fill in and sign. */
export interface ScorePart {
  readonly title: string;
  readonly format: string;
  readonly fields: readonly string[];
  readonly name: string;
  readonly army: string;
  readonly players: readonly [ScorePlayer, ScorePlayer];
  readonly morale: {
    readonly title: string;
    readonly rule: string;
    readonly levels: readonly (readonly [name: string, modifier: string])[];
    readonly note: string;
  };
  /** The course of the game: one column per turn, with a cell for each player or one for both. */
  readonly course: {
    readonly title: string;
    readonly rule: string;
    readonly turn: string;
    readonly players: readonly [string, string];
    /** The turns, split into tables with cells wide enough to write in. */
    readonly turns: readonly (readonly number[])[];
    readonly initiative: string;
    readonly rows: readonly string[];
    readonly conditions: string;
    readonly conditionRows: readonly string[];
    readonly closing: readonly string[];
    readonly note: string;
  };
  readonly points: {
    readonly title: string;
    readonly rule: string;
    readonly head: readonly [worth: string, count: string, points: string];
    readonly rows: readonly ScoreRow[];
    readonly total: string;
    readonly notes: readonly string[];
  };
  readonly end: {
    readonly title: string;
    readonly rule: string;
    readonly reasons: readonly string[];
    readonly difference: string;
    readonly bands: readonly string[];
    readonly winner: string;
  };
  readonly signatures: readonly string[];
}

/** The sheets printed in addition to the roster; `null` if not requested. */
export interface TableSheets {
  readonly cards: CardsPart | null;
  readonly labels: LabelsPart | null;
  readonly score: ScorePart | null;
}
