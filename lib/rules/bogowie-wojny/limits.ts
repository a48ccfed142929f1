import type { Format, Readings } from "./format";
import {
  ONCE_A_GAME,
  TERRAIN_UPGRADES,
  TRAIN_LOADS,
  UPGRADE_MAXIMA,
  type Upgrade,
  WORKS,
} from "./tables/upgrades";
import { WAGOMIAR } from "./tables/wagomiar";
import type { Trait, UnitKind } from "./unit-kind";

/** Whether a kind of unit has a trait, going by its name alone. */
export function hasTrait(kind: UnitKind, trait: Trait): boolean {
  return WAGOMIAR[kind].traits.includes(trait);
}

/**
 * Points available for upgrades: their own and, if the format allows it, those left over from units and generals
 * [13.2].
 */
export function upgradePool(format: Format, unitsAndGenerals: number): number {
  return format.upgradePoints + carriedOver(format, unitsAndGenerals);
}

/** Unit points left over that upgrades may use [13.2]. */
export function carriedOver(format: Format, unitsAndGenerals: number): number {
  if (format.readings.unspentUnitPoints === "lost") return 0;
  return Math.max(0, format.unitPoints - unitsAndGenerals);
}

/** Unit points spent on upgrades: the cost of the upgrades beyond their own points [13.2]. */
export function unitPointsSpentOnUpgrades(
  format: Format,
  { unitsAndGenerals, upgrades }: { unitsAndGenerals: number; upgrades: number },
): number {
  const beyond = Math.max(0, upgrades - format.upgradePoints);
  return Math.min(beyond, carriedOver(format, unitsAndGenerals));
}

/** The number of artillery bases of each sort in an army. */
type Guns = ReadonlyMap<UnitKind, number>;

/** Artillery bases of each sort that count towards the limits; regimental guns may be left out [13.2, 9.9]. */
function countedGuns(guns: Guns, readings: Readings): number[] {
  return [...guns]
    .filter(([kind]) => readings.regimentalGuns === "counted" || !hasTrait(kind, "regimental"))
    .map(([, bases]) => bases);
}

/**
 * Artillery bases that count towards the limit on their number: all together, or those of the most numerous sort
 * [13.2].
 */
export function gunsOfNumber(guns: Guns, readings: Readings): number {
  const counted = countedGuns(guns, readings);
  if (readings.artilleryNumber === "of-each-sort") return Math.max(0, ...counted);
  return counted.reduce((sum, bases) => sum + bases, 0);
}

/** Artillery bases that count towards the limit on their share [13.2]. */
export function gunsOfShare(guns: Guns, readings: Readings): number {
  return countedGuns(guns, readings).reduce((sum, bases) => sum + bases, 0);
}

/** Most artillery bases by share in an army of this many bases; `null`: no limit by share [13.2]. */
export function artilleryShareCap(format: Format, totalBases: number): number | null {
  if (format.maxArtilleryPercent === null) return null;
  const share = (totalBases * format.maxArtilleryPercent) / 100;
  return format.readings.artilleryShare === "rounded-up" ? Math.ceil(share) : Math.floor(share);
}

/** Most artillery bases in an army of this many bases; `null`: no limit [13.2]. */
export function artilleryCap(format: Format, totalBases: number): number | null {
  const share = artilleryShareCap(format, totalBases);
  if (share === null) return format.maxArtilleryBases;
  return format.maxArtilleryBases === null ? share : Math.min(share, format.maxArtilleryBases);
}

/** Whether an upgrade counts towards the format's limit on pieces of terrain [13.2]. */
export function isTerrainPiece(upgrade: Upgrade, readings: Readings): boolean {
  if (WORKS.some((work) => work === upgrade)) return readings.worksAsTerrain === "counted";
  return TERRAIN_UPGRADES.some((piece) => piece === upgrade);
}

/**
 * Whether the pieces of an upgrade count as bases of the army: trains and works do not, unless the format reads it
 * otherwise [13.2, 9.5].
 */
export function isAmongBases(upgrade: Upgrade, readings: Readings): boolean {
  if (upgrade === "ammunition-train") return readings.trainBases === "counted";
  return readings.workBases === "counted" && WORKS.some((work) => work === upgrade);
}

/** How often an upgrade may be bought, whatever the army's size; `null`: as often as the points allow [13.3]. */
export function upgradeMaximum(upgrade: Upgrade, readings: Readings): number | null {
  const most = UPGRADE_MAXIMA[upgrade];
  if (most !== undefined) return most;
  const isOnce = readings.repeatedUpgrades === "none" && ONCE_A_GAME.some((one) => one === upgrade);
  return isOnce ? 1 : null;
}

/** Most ambushes: half the army's units, rounded down [15.1]. */
export function ambushCap(units: number): number {
  return Math.floor(units / 2);
}

/** Most ammunition trains: one for each corps, or one for a vanguard [13.3]. */
export function trainCap(corps: number): number {
  return Math.max(1, corps);
}

/** Whether a train may have this many loads: 2, 4, 6, 8, or more depending on the format's reading [13.3]. */
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

/** Whether a kind is veteran by its name alone: grenadiers and guards, if the format reads it so [2.3]. */
export function isVeteranByKind(kind: UnitKind, readings: Readings): boolean {
  return readings.veteransByKind === "by-name" && hasTrait(kind, "veteran");
}
