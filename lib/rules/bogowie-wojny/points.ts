import type { Format, Readings } from "./format";
import { UPGRADE_POINTS, type Upgrade } from "./tables/upgrades";
import { GENERAL_POINTS, STATUS_POINTS, WAGOMIAR } from "./tables/wagomiar";
import type { UnitKind } from "./unit-kind";

/*
 * Points are plain numbers: every price is a whole number of halves, which a double stores exactly, so sums have no
 * rounding errors.
 */

/** How a regiment became veteran: not at all, bought for points, or by its own statistics [2.3]. */
export const VETERAN_STATES = ["no", "bought", "own"] as const;
export type VeteranState = (typeof VETERAN_STATES)[number];

/** The properties that decide a regiment's price. */
interface PricedRegiment {
  readonly unitKind: UnitKind;
  readonly bases: number;
  readonly veteran: VeteranState;
  /** Whether elite status was bought. */
  readonly elite: boolean;
}

/** An upgrade with the number of its pieces or levels or, for a train, its loads. */
interface PricedUpgrade {
  readonly upgrade: Upgrade;
  readonly count: number;
}

/** The parts of a format that decide the price of a base. */
type Prices = Pick<Format, "inferredPrices" | "readings">;

/** Points for one base of a kind [13.2]; where the text states no price, the format's. */
export function basePoints(kind: UnitKind, { inferredPrices, readings }: Prices): number {
  if (isPricedAsLight(kind, readings)) return WAGOMIAR["light-cavalry"].points;
  const row = WAGOMIAR[kind];
  return row.inferred === undefined ? row.points : inferredPrices[row.inferred];
}

/** Whether the format reads the half-point row as applying only to landwehr or militia on foot [13.2]. */
function isPricedAsLight(kind: UnitKind, readings: Readings): boolean {
  if (kind === "landwehr-cavalry") return readings.landwehrPrice === "cavalry-as-light";
  return kind === "militia-cavalry" && readings.militiaCavalryPrice === "cavalry-as-light";
}

/** Points for a regiment's bases, without its statuses [13.2]. */
export function regimentPoints(
  regiment: Pick<PricedRegiment, "unitKind" | "bases">,
  prices: Prices,
): number {
  return regiment.bases * basePoints(regiment.unitKind, prices);
}

/** Upgrade points for giving veteran or elite status to a whole regiment [13.3]. */
export function statusPoints(
  { unitKind, bases }: Pick<PricedRegiment, "unitKind" | "bases">,
  readings: Readings,
): number {
  const { arm } = WAGOMIAR[unitKind];
  const isPaidOnce = arm === "artillery" && readings.batteryStatus === "five-a-battery";
  return (isPaidOnce ? 1 : bases) * STATUS_POINTS[arm];
}

/** Upgrade points for all statuses a regiment has bought [13.3]. */
export function boughtStatusPoints(regiment: PricedRegiment, readings: Readings): number {
  const bought = Number(regiment.veteran === "bought") + Number(regiment.elite);
  return bought * statusPoints(regiment, readings);
}

/** Points for generals of division; extra generals are an upgrade [13.2, 13.3]. */
export function generalPoints(generals: number): number {
  return generals * GENERAL_POINTS;
}

/** Points for corps commanders: none, unless the format reads it otherwise [13.2]. */
export function corpsCommanderPoints(commanders: number, readings: Readings): number {
  return readings.corpsCommanders === "free" ? 0 : commanders * GENERAL_POINTS;
}

/** Points for an upgrade; a train costs a point a load [13.3]. */
export function upgradePoints(upgrade: PricedUpgrade): number {
  return upgrade.count * UPGRADE_POINTS[upgrade.upgrade];
}
