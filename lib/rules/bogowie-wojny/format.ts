import type { Upgrade } from "./tables/upgrades";
import { INFERRED_PRICES, type InferredPrice, WAGOMIAR } from "./tables/wagomiar";
import { UNIT_KINDS, type UnitKind } from "./unit-kind";

/** Places where the text leaves room, each with the ways it may be read; the first is the default. */
export const READINGS = {
  /** What the army's point value is, for its morale number [14.6]. */
  armyValue: ["units-and-generals", "with-upgrades"],
  /** What happens to unit points left over [13.2]. */
  unspentUnitPoints: ["to-upgrades", "lost"],
  /** Whether mounted landwehr is among "every landwehr" of the half-point row [13.2]. */
  landwehrPrice: ["always-half", "cavalry-as-light"],
  /** Whether mounted militia is among the "militia" of the half-point row, or priced as the light cavalry it is [13.2]. */
  militiaCavalryPrice: ["always-half", "cavalry-as-light"],
  /** Whether "free" in the commander-in-chief's row holds for corps commanders as well [13.2]. */
  corpsCommanders: ["free", "one-point"],

  /** Whether three guns are meant of all sorts together or of each [13.2]. */
  artilleryNumber: ["all-sorts-together", "of-each-sort"],
  /** Whether regimental guns are among them [13.2, 9.9]. */
  regimentalGuns: ["counted", "not-counted"],
  /** How a fifth of the bases is rounded in larger games [13.2]. */
  artilleryShare: ["exact", "rounded-up"],
  /** Whether ammunition trains are among the bases an army may have [13.2, 9.5]. */
  trainBases: ["not-counted", "counted"],
  /** Whether field works are among them, each piece as a base [13.2]. */
  workBases: ["not-counted", "counted"],
  /** Whether regiments are fielded as large as the statistics have them [13.2]. */
  wholeRegiments: ["required", "free"],

  /** Whether grenadiers and guards are veterans by their name or only where the statistics say so [2.3]. */
  veteransByKind: ["by-name", "by-statistics"],
  /** What five points of status are paid for in artillery [13.3]. */
  batteryStatus: ["five-a-base", "five-a-battery"],
  /** Whether elite status asks for veteran status first [13.3]. */
  eliteStatus: ["any-regiment", "veterans"],
  /** What the veteran status costs a unit that is veteran already and buys it again: the text says it need not [13.3]. */
  veteranAgain: ["charged", "free"],
  /** Whether landwehr may buy a status: only "militia" is barred by name [13.3]. */
  landwehrStatus: ["allowed", "barred"],

  /** Whether the only division of a corps or vanguard does without a general [13.4]. */
  singleDivision: ["no-general-needed", "general-needed"],
  /** Whether a division of one arm draws from that arm's generals; the owner of a mixed one chooses [13.4]. */
  generalArm: ["own-arm", "any"],
  /** What a historical general asks for [13.2]. */
  historicalGeneral: ["whole-division", "any-units"],
  /** How often a commander's draw may be repeated [13.3]. */
  redraws: ["one-a-commander", "any-number"],

  /** Whether an upgrade that works once in a game may be bought again; Providence never [13.3]. */
  repeatedUpgrades: ["all-but-providence", "none"],
  /** Whether field works are among the pieces of terrain bought [13.2]. */
  worksAsTerrain: ["apart", "counted"],
  /** Whether a grove can be bought, as a wood [13.3]. */
  groves: ["sold-as-wood", "not-sold"],
  /** The loads an ammunition train may have above eight [13.3]. */
  trainLoads: ["any-above-eight", "even"],

  /** The points of which each ten let one level of morale be bought [13.3]. */
  levelsValue: ["army-value", "whole-list"],
  /** Whether levels beyond the highest may be bought, to no use [11.9]. */
  levelsBeyondHighest: ["barred", "allowed"],
  /** How a quarter of the bases lost is rounded [11.10]. */
  quarterLost: ["down", "up"],
  /** How half of them is rounded [11.10]. */
  halfLost: ["down", "up"],

  /** What counts as a unit for half the army in ambush [15.1]. */
  ambushUnits: ["regiments-and-batteries", "regiments"],
  /** Whether lancers may lie in ambush as light cavalry [15.1]. */
  lancersInAmbush: ["allowed", "barred"],
  /** Whether regiments light in part may [15.1, 15.2]. */
  mixedInAmbush: ["barred", "allowed"],

  /** Whether "beginning with the player who lost the initiative" has roads laid in turns, or all of the loser's first [14.4]. */
  roadOrder: ["alternately", "loser-first"],
  /** Whether what objectives are worth binds, as 14.6 states it, or is what 13.2 "proposes" and umpires change at the table. */
  objectiveProposal: ["binding", "proposed"],
  /** How half and a quarter of the larger army are rounded: 12.2 rounds up in the largest battles and is silent of the rest [12.2, 14.6]. */
  objectiveShares: ["up", "down"],
  /** Whether half an army's points for half its units lost is rounded down as beside it, where the text names no rounding [12.2]. */
  halfLostPoints: ["down", "exact"],
} as const;
export type Reading = keyof typeof READINGS;
export type Readings = { readonly [R in Reading]: (typeof READINGS)[R][number] };

/** How a place is read where two armies meet: another way than usual only where both formats read it so; `undefined`: from before it was kept. */
export function agreedWay<R extends Reading>(
  reading: R,
  ways: readonly [Readings[R] | undefined, Readings[R] | undefined],
): Readings[R] {
  const [one, other] = ways;
  return one !== undefined && one === other ? one : DEFAULT_READINGS[reading];
}

/** What a tournament leaves out of the game [13.2]. */
export interface Bans {
  readonly unitKinds: UnitKind[];
  readonly upgrades: Upgrade[];
  /** Entries of army books by any of their names, in any case of letters. */
  readonly entries: string[];
}

export const NO_BANS: Bans = { unitKinds: [], upgrades: [], entries: [] };

/** The limits and readings a list is built to; all of it may be agreed otherwise [13.2]. */
export interface Format {
  readonly name: string;
  /** For units and generals. */
  readonly unitPoints: number;
  readonly upgradePoints: number;
  /** Generals not counted; `null`: no limit. */
  readonly maxBases: number | null;
  readonly maxArtilleryBases: number | null;
  /** Share of artillery among all bases, for larger games. */
  readonly maxArtilleryPercent: number | null;
  /** Pieces of terrain an army may buy. */
  readonly maxTerrainPieces: number;
  /** What the main objective and each of two others are worth; `null`: half and a quarter of the larger army [14.6]. */
  readonly objectivePoints: { readonly main: number; readonly secondary: number } | null;
  readonly tableWidthCm: number;
  readonly tableDepthCm: number;
  readonly turns: number;
  /** Years the army's units must be of; `null`: of any [13.2]. */
  readonly years: { readonly from: number; readonly to: number } | null;
  readonly bans: Bans;
  readonly readings: Readings;
  readonly inferredPrices: Readonly<Record<InferredPrice, number>>;
}

/** Each place read the first way. */
export const DEFAULT_READINGS = Object.fromEntries(
  Object.entries(READINGS).map(([reading, [first]]) => [reading, first]),
) as unknown as Readings;

/** The price a setting has before anybody changes it: the one in the Wagomiar row that names it. */
function defaultPrice(price: InferredPrice): number {
  const kind = UNIT_KINDS.find((candidate) => WAGOMIAR[candidate].inferred === price);
  return kind === undefined ? 0 : WAGOMIAR[kind].points;
}

export const DEFAULT_INFERRED_PRICES = Object.fromEntries(
  INFERRED_PRICES.map((price) => [price, defaultPrice(price)]),
) as Readonly<Record<InferredPrice, number>>;

/** The usual game, a battle of vanguards: 32 points of units and generals, 8 of upgrades [13.2, 14.6]. */
export const FORMAT_32_8 = {
  name: "32+8",
  unitPoints: 32,
  upgradePoints: 8,
  maxBases: 20,
  maxArtilleryBases: 3,
  maxArtilleryPercent: null,
  maxTerrainPieces: 1,
  objectivePoints: { main: 10, secondary: 5 },
  tableWidthCm: 120,
  tableDepthCm: 120,
  turns: 6,
  years: null,
  bans: NO_BANS,
  readings: DEFAULT_READINGS,
  inferredPrices: DEFAULT_INFERRED_PRICES,
} satisfies Format;

/** The share of artillery the text asks of games larger than 32+8 [13.2]. */
export const LARGER_GAME_ARTILLERY_PERCENT = 20;

/**
 * A game larger than 32+8 by what the text says of those: artillery by its share, objectives by the larger army's
 * value; points, bases, table and turns are for the players to agree [13.2, 14.6].
 */
function largerFormat(size: {
  readonly unitPoints: number;
  readonly upgradePoints: number;
  readonly maxBases: number;
  readonly tableWidthCm: number;
}): Format {
  return {
    ...FORMAT_32_8,
    ...size,
    name: `${size.unitPoints}+${size.upgradePoints}`,
    maxArtilleryBases: null,
    maxArtilleryPercent: LARGER_GAME_ARTILLERY_PERCENT,
    objectivePoints: null,
  };
}

/** Formats to start from: the text's own, and larger ones in its proportions on the tables of 14.4. */
export const FORMATS: readonly Format[] = [
  FORMAT_32_8,
  largerFormat({ unitPoints: 48, upgradePoints: 12, maxBases: 30, tableWidthCm: 180 }),
  largerFormat({ unitPoints: 64, upgradePoints: 16, maxBases: 40, tableWidthCm: 240 }),
];
