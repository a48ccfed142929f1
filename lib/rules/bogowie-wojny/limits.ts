import type { Format, Readings } from "./format";
import { TRAIN_LOADS } from "./tables/upgrades";
import { WAGOMIAR } from "./tables/wagomiar";
import type { Trait, UnitKind } from "./unit-kind";

/** Whether a kind bears a trait by its name. */
export function hasTrait(kind: UnitKind, trait: Trait): boolean {
  return WAGOMIAR[kind].traits.includes(trait);
}

/** Points open to upgrades: their own and, as the format reads it, what units and generals left [13.2]. */
export function upgradePool(format: Format, unitsAndGenerals: number): number {
  return format.upgradePoints + carriedOver(format, unitsAndGenerals);
}

/** Unit points left over that upgrades may use [13.2]. */
export function carriedOver(format: Format, unitsAndGenerals: number): number {
  if (format.readings.unspentUnitPoints === "lost") return 0;
  return Math.max(0, format.unitPoints - unitsAndGenerals);
}

/** Most artillery bases an army of so many bases may hold; `null`: no limit [13.2]. The share is exact, never rounded up. */
export function artilleryCap(format: Format, totalBases: number): number | null {
  const share =
    format.maxArtilleryPercent === null
      ? null
      : Math.floor((totalBases * format.maxArtilleryPercent) / 100);
  if (share === null) return format.maxArtilleryBases;
  return format.maxArtilleryBases === null ? share : Math.min(share, format.maxArtilleryBases);
}

/** Most ambushes: half the army's units, rounded down [15.1]. */
export function ambushCap(units: number): number {
  return Math.floor(units / 2);
}

/** Most ammunition trains: one for each corps, or one for a vanguard [13.3]. */
export function trainCap(corps: number): number {
  return Math.max(1, corps);
}

/** Whether a train may have so many loads: 2, 4, 6, 8, or more as the format reads it [13.3]. */
export function isTrainLoad(loads: number, readings: Readings): boolean {
  const most = TRAIN_LOADS[TRAIN_LOADS.length - 1] ?? 0;
  if (loads > most) return readings.trainLoads === "any-above-eight" || loads % 2 === 0;
  return TRAIN_LOADS.some((sold) => sold === loads);
}

/** Whether a kind may lie in ambush: light infantry, light or irregular cavalry [13.3, 15.1]. */
export function mayLieInAmbush(kind: UnitKind, readings: Readings): boolean {
  if (hasTrait(kind, "lancers")) return readings.lancersInAmbush === "allowed";
  return hasTrait(kind, "light") || hasTrait(kind, "irregular");
}

/** Why a kind may never buy veteran or elite status, or `null` [13.3, 2.3]. */
export function statusBar(kind: UnitKind, readings: Readings): "militia" | "landwehr" | null {
  if (hasTrait(kind, "militia")) return "militia";
  const barred = hasTrait(kind, "landwehr") && readings.landwehrStatus === "barred";
  return barred ? "landwehr" : null;
}
