import { INFERRED_PRICES, type InferredPrice, WAGOMIAR } from "./tables/wagomiar";
import { UNIT_KINDS } from "./unit-kind";

/** Places where the text leaves room, each with the ways it may be read; the first is the default. */
export const READINGS = {
  /** What the army's point value is, for morale [14.6] and bought levels [13.3]. */
  armyValue: ["units-and-generals", "with-upgrades"],
  /** What becomes of unit points left over [13.2]. */
  unspentUnitPoints: ["to-upgrades", "lost"],
  /** The loads an ammunition train may have above eight [13.3]. */
  trainLoads: ["any-above-eight", "even"],
  /** Whether elite status asks for veteran status first [13.3]. */
  eliteStatus: ["any-regiment", "veterans"],
  /** Whether landwehr may buy a status: only "militia" is barred by name [13.3]. */
  landwehrStatus: ["allowed", "barred"],
  /** What counts as a unit for half the army in ambush [15.1]. */
  ambushUnits: ["regiments-and-batteries", "regiments"],
  /** Whether lancers may lie in ambush as light cavalry [15.1]. */
  lancersInAmbush: ["allowed", "barred"],
  /** Whether the only division of a corps or vanguard does without a general [13.4]. */
  singleDivision: ["no-general-needed", "general-needed"],
} as const;
export type Reading = keyof typeof READINGS;
export type Readings = { readonly [R in Reading]: (typeof READINGS)[R][number] };

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
  readonly tableWidthCm: number;
  readonly tableDepthCm: number;
  readonly turns: number;
  readonly readings: Readings;
  readonly inferredPrices: Readonly<Record<InferredPrice, number>>;
}

export const DEFAULT_READINGS: Readings = {
  armyValue: "units-and-generals",
  unspentUnitPoints: "to-upgrades",
  trainLoads: "any-above-eight",
  eliteStatus: "any-regiment",
  landwehrStatus: "allowed",
  ambushUnits: "regiments-and-batteries",
  lancersInAmbush: "allowed",
  singleDivision: "no-general-needed",
};

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
  tableWidthCm: 120,
  tableDepthCm: 120,
  turns: 6,
  readings: DEFAULT_READINGS,
  inferredPrices: DEFAULT_INFERRED_PRICES,
} satisfies Format;

/** The share of artillery the text asks of games larger than 32+8 [13.2]. */
export const LARGER_GAME_ARTILLERY_PERCENT = 20;
