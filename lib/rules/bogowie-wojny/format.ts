import type { Upgrade } from "./tables/upgrades";
import { INFERRED_PRICES, type InferredPrice, WAGOMIAR } from "./tables/wagomiar";
import { UNIT_KINDS, type UnitKind } from "./unit-kind";

/** Points on which the text is ambiguous, each with the ways it may be read; the first is the default. */
export const READINGS = {
  /** What counts towards the army's point value, for its morale number [14.6]. */
  armyValue: ["units-and-generals", "with-upgrades"],
  /** What happens to unit points left over [13.2]. */
  unspentUnitPoints: ["to-upgrades", "lost"],
  /** Whether mounted landwehr is included in "every landwehr" of the half-point row [13.2]. */
  landwehrPrice: ["always-half", "cavalry-as-light"],
  /**
   * Whether mounted militia is included in the "militia" of the half-point row, or priced as the light cavalry it is
   * [13.2].
   */
  militiaCavalryPrice: ["always-half", "cavalry-as-light"],
  /** Whether "free" in the commander-in-chief's row applies to corps commanders as well [13.2]. */
  corpsCommanders: ["free", "one-point"],

  /** Whether the limit of three guns is for all sorts together or for each [13.2]. */
  artilleryNumber: ["all-sorts-together", "of-each-sort"],
  /** Whether regimental guns count towards it [13.2, 9.9]. */
  regimentalGuns: ["counted", "not-counted"],
  /** How a fifth of the bases is rounded in larger games [13.2]. */
  artilleryShare: ["exact", "rounded-up"],
  /** Whether ammunition trains count towards the bases an army may have [13.2, 9.5]. */
  trainBases: ["not-counted", "counted"],
  /** Whether field works count towards them, each piece as a base [13.2]. */
  workBases: ["not-counted", "counted"],
  /** Whether regiments must have the size given in the statistics [13.2]. */
  wholeRegiments: ["required", "free"],

  /** Whether all grenadiers and guards are veterans, or only those the statistics mark as such [2.3]. */
  veteransByKind: ["by-name", "by-statistics"],
  /** What the five points of status for artillery pay for [13.3]. */
  batteryStatus: ["five-a-base", "five-a-battery"],
  /** Whether elite status requires veteran status first [13.3]. */
  eliteStatus: ["any-regiment", "veterans"],
  /**
   * Whether a unit that is already veteran pays again for veteran status, which the text says it need not buy [13.3].
   */
  veteranAgain: ["charged", "free"],
  /** Whether landwehr may buy a status: only "militia" is explicitly barred [13.3]. */
  landwehrStatus: ["allowed", "barred"],

  /** Whether the only division of a corps or vanguard needs a general [13.4]. */
  singleDivision: ["no-general-needed", "general-needed"],
  /** Whether a division of one arm draws from that arm's generals; for a mixed one the owner chooses [13.4]. */
  generalArm: ["own-arm", "any"],
  /** What a historical general requires [13.2]. */
  historicalGeneral: ["whole-division", "any-units"],
  /** How often a commander's draw may be repeated [13.3]. */
  redraws: ["one-a-commander", "any-number"],

  /** Whether an upgrade that works once in a game may be bought again; Providence never [13.3]. */
  repeatedUpgrades: ["all-but-providence", "none"],
  /** Whether field works count towards the pieces of terrain bought [13.2]. */
  worksAsTerrain: ["apart", "counted"],
  /** Whether a grove can be bought, at the price of a wood [13.3]. */
  groves: ["sold-as-wood", "not-sold"],
  /** The loads above eight that an ammunition train may have [13.3]. */
  trainLoads: ["any-above-eight", "even"],

  /** The points of which every ten allow one level of morale to be bought [13.3]. */
  levelsValue: ["army-value", "whole-list"],
  /** Whether levels beyond the highest may be bought, although they have no effect [11.9]. */
  levelsBeyondHighest: ["barred", "allowed"],
  /** How a quarter of the bases is rounded when counting losses [11.10]. */
  quarterLost: ["down", "up"],
  /** How half of the bases is rounded when counting losses [11.10]. */
  halfLost: ["down", "up"],

  /** What counts as a unit in the limit of half the army in ambush [15.1]. */
  ambushUnits: ["regiments-and-batteries", "regiments"],
  /** Whether lancers may lie in ambush, as light cavalry [15.1]. */
  lancersInAmbush: ["allowed", "barred"],
  /** Whether regiments that are only partly light may lie in ambush [15.1, 15.2]. */
  mixedInAmbush: ["barred", "allowed"],

  /**
   * Whether "beginning with the player who lost the initiative" means that roads are laid in turns, or all of the
   * loser's first [14.4].
   */
  roadOrder: ["alternately", "loser-first"],
  /**
   * Whether the values of objectives are binding, as 14.6 states them, or are what 13.2 "proposes" and umpires may
   * change at the table.
   */
  objectiveProposal: ["binding", "proposed"],
  /**
   * How half and a quarter of the larger army are rounded: 12.2 rounds up in the largest battles and says nothing
   * about the rest [12.2, 14.6].
   */
  objectiveShares: ["up", "down"],
  /**
   * Whether half an army's points for half its units lost is rounded down, as in the neighbouring rules, although the
   * text names no rounding here [12.2].
   */
  halfLostPoints: ["down", "exact"],
} as const;
export type Reading = keyof typeof READINGS;
export type Readings = { readonly [R in Reading]: (typeof READINGS)[R][number] };

/**
 * The reading used when two armies meet: that of their formats if it is the same in both, otherwise the default.
 * `undefined` means a format from before the reading was stored.
 */
export function agreedWay<R extends Reading>(
  reading: R,
  ways: readonly [Readings[R] | undefined, Readings[R] | undefined],
): Readings[R] {
  const [one, other] = ways;
  return one !== undefined && one === other ? one : DEFAULT_READINGS[reading];
}

/** What a tournament excludes from the game [13.2]. */
export interface Bans {
  readonly unitKinds: UnitKind[];
  readonly upgrades: Upgrade[];
  /** Entries of army books by any of their names, ignoring case. */
  readonly entries: string[];
}

export const NO_BANS: Bans = { unitKinds: [], upgrades: [], entries: [] };

/** The limits and readings a list is built to; players may agree on others [13.2]. */
export interface Format {
  readonly name: string;
  /** Points for units and generals. */
  readonly unitPoints: number;
  readonly upgradePoints: number;
  /** Most bases, not counting generals; `null`: no limit. */
  readonly maxBases: number | null;
  readonly maxArtilleryBases: number | null;
  /** Most artillery as a percentage of all bases, for larger games; `null`: no limit. */
  readonly maxArtilleryPercent: number | null;
  /** The most pieces of terrain an army may buy. */
  readonly maxTerrainPieces: number;
  /**
   * Points for the main objective and for each of the two secondary ones; `null`: half and a quarter of the larger
   * army's points [14.6].
   */
  readonly objectivePoints: { readonly main: number; readonly secondary: number } | null;
  readonly tableWidthCm: number;
  readonly tableDepthCm: number;
  readonly turns: number;
  /** Years that the army's units must belong to; `null`: any [13.2]. */
  readonly years: { readonly from: number; readonly to: number } | null;
  readonly bans: Bans;
  readonly readings: Readings;
  readonly inferredPrices: Readonly<Record<InferredPrice, number>>;
}

/** Every reading at its default, the first. */
export const DEFAULT_READINGS = Object.fromEntries(
  Object.entries(READINGS).map(([reading, [first]]) => [reading, first]),
) as unknown as Readings;

/** The default of an inferred price: the one in the Wagomiar row that names it. */
function defaultPrice(price: InferredPrice): number {
  const kind = UNIT_KINDS.find((candidate) => WAGOMIAR[candidate].inferred === price);
  return kind === undefined ? 0 : WAGOMIAR[kind].points;
}

export const DEFAULT_INFERRED_PRICES = Object.fromEntries(
  INFERRED_PRICES.map((price) => [price, defaultPrice(price)]),
) as Readonly<Record<InferredPrice, number>>;

/** The usual game, a battle of vanguards: 32 points for units and generals, 8 for upgrades [13.2, 14.6]. */
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

/** The largest share of artillery, in percent, in games larger than 32+8 [13.2]. */
export const LARGER_GAME_ARTILLERY_PERCENT = 20;

/**
 * A game larger than 32+8, by what the text says about those: artillery is limited by its share, objectives are worth
 * a part of the larger army's value; points, bases, table and turns are for the players to agree [13.2, 14.6].
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

/** Formats to start from: the text's own, and larger ones in the same proportions on the tables of 14.4. */
export const FORMATS: readonly Format[] = [
  FORMAT_32_8,
  largerFormat({ unitPoints: 48, upgradePoints: 12, maxBases: 30, tableWidthCm: 180 }),
  largerFormat({ unitPoints: 64, upgradePoints: 16, maxBases: 40, tableWidthCm: 240 }),
];
