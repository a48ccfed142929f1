import type { Format, Readings } from "./format";
import { UPGRADE_POINTS, type Upgrade } from "./tables/upgrades";
import { GENERAL_POINTS, STATUS_POINTS, WAGOMIAR } from "./tables/wagomiar";
import type { UnitKind } from "./unit-kind";

/*
 * Points are plain numbers: every price is a whole number of halves, which a double holds exactly,
 * so sums carry no rounding.
 */

/** How a regiment came by its veteran status: bought for points, or its own from the statistics [2.3]. */
export const VETERAN_STATES = ["no", "bought", "own"] as const;
export type VeteranState = (typeof VETERAN_STATES)[number];

/** What a regiment's price depends on. */
interface PricedRegiment {
  readonly unitKind: UnitKind;
  readonly bases: number;
  readonly veteran: VeteranState;
  /** Bought elite status. */
  readonly elite: boolean;
}

/** An upgrade with its number of pieces, levels or, for a train, loads. */
interface PricedUpgrade {
  readonly upgrade: Upgrade;
  readonly count: number;
}

/** What of a format decides the price of a base. */
type Prices = Pick<Format, "inferredPrices" | "readings">;

/** Points for one base of a kind [13.2]; a price the text lacks is the format's. */
export function basePoints(kind: UnitKind, { inferredPrices, readings }: Prices): number {
  if (isPricedAsLight(kind, readings)) return WAGOMIAR["light-cavalry"].points;
  const row = WAGOMIAR[kind];
  return row.inferred === undefined ? row.points : inferredPrices[row.inferred];
}

/** Whether the format reads the half-point row to speak of landwehr or militia on foot alone [13.2]. */
function isPricedAsLight(kind: UnitKind, readings: Readings): boolean {
  if (kind === "landwehr-cavalry") return readings.landwehrPrice === "cavalry-as-light";
  return kind === "militia-cavalry" && readings.militiaCavalryPrice === "cavalry-as-light";
}

/** Points for a regiment's bases without its statuses [13.2]. */
export function regimentPoints(
  regiment: Pick<PricedRegiment, "unitKind" | "bases">,
  prices: Prices,
): number {
  return regiment.bases * basePoints(regiment.unitKind, prices);
}

/** Upgrade points for veteran or elite status of a whole regiment [13.3]. */
export function statusPoints(
  { unitKind, bases }: Pick<PricedRegiment, "unitKind" | "bases">,
  readings: Readings,
): number {
  const { arm } = WAGOMIAR[unitKind];
  const isPaidOnce = arm === "artillery" && readings.batteryStatus === "five-a-battery";
  return (isPaidOnce ? 1 : bases) * STATUS_POINTS[arm];
}

/** Upgrade points for every status a regiment has bought [13.3]. */
export function boughtStatusPoints(regiment: PricedRegiment, readings: Readings): number {
  const bought = Number(regiment.veteran === "bought") + Number(regiment.elite);
  return bought * statusPoints(regiment, readings);
}

/** Points for generals of division; extra generals are an upgrade [13.2, 13.3]. */
export function generalPoints(generals: number): number {
  return generals * GENERAL_POINTS;
}

/** Points for corps commanders: nothing, if the format does not read it otherwise [13.2]. */
export function corpsCommanderPoints(commanders: number, readings: Readings): number {
  return readings.corpsCommanders === "free" ? 0 : commanders * GENERAL_POINTS;
}

/** Points for an upgrade; a train costs a point a load [13.3]. */
export function upgradePoints(upgrade: PricedUpgrade): number {
  return upgrade.count * UPGRADE_POINTS[upgrade.upgrade];
}
