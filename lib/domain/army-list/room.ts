import { moraleLevelsForSale } from "@/lib/rules/bogowie-wojny/army-morale";
import {
  artilleryCap,
  artilleryShareCap,
  gunsOfNumber,
  gunsOfShare,
  isTerrainPiece,
  trainCap,
  upgradeMaximum,
  upgradePool,
} from "@/lib/rules/bogowie-wojny/limits";
import { basePoints, statusPoints } from "@/lib/rules/bogowie-wojny/points";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { BATTERY_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import {
  TRAIN_LOADS,
  UPGRADE_POINTS,
  type Upgrade,
} from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { ArmyList, Regiment } from "./army-list";
import { ambushCandidates, drawnCommanders, mostAmbushes, terrainPieces } from "./checks/upgrades";
import { ARMY_LIST_LIMITS } from "./limits";
import { regimentsByLink } from "./pin";
import {
  entriesOf,
  entryOf,
  isVeteranAlready,
  mayBecomeElite,
  statusBarOf,
} from "./regiment-traits";
import { type ArmyListSummary, countOfUpgrade, gunsOf, regimentsOf } from "./totals";

/** Why something cannot be added to a list now; codes of the messages `bogowieWojny.bars`. */
export const BAR_CODES = [
  "bases",
  "points",
  "artillery",
  "battery",
  "nation",
  "document",
  "upgrade-points",
  "terrain",
  "maximum",
  "morale",
  "redraws",
  "trains",
  "ambushes",
  "militia",
  "landwehr",
  "veteran-already",
  "no-elite-trait",
  "veterans-only",
  "banned",
  "entry-bases",
] as const;

/** Why something is out of reach, with the chapter that says so. */
export interface Bar {
  readonly code: (typeof BAR_CODES)[number];
  readonly rule: string;
  readonly params: Readonly<Record<string, number>>;
}

/** What a question about room is asked of. */
export interface Counted {
  readonly list: ArmyList;
  readonly summary: ArmyListSummary;
}

/** How many more bases of a kind fit, and what stops the next one after them. */
export interface Room {
  readonly bases: number;
  readonly bar: Bar;
}

/** Room for bases of a kind: within points, bases, artillery and nation [13.2]. */
export function roomForBases({ list, summary }: Counted, kind: UnitKind): Room {
  const rooms: Room[] = [pointsRoom(list, summary, kind), documentRoom()];
  if (list.format.bans.unitKinds.includes(kind)) {
    rooms.push({ bases: 0, bar: { code: "banned", rule: "13.2", params: {} } });
  }
  if (list.book === null && !ARMY_BOOKS[list.nation].includes(kind)) {
    rooms.push({ bases: 0, bar: { code: "nation", rule: "13.2", params: {} } });
  }
  const { limit } = summary.bases;
  if (limit !== null) {
    const total = summary.counted.bases;
    const bar: Bar = { code: "bases", rule: "13.2", params: { total, limit } };
    rooms.push({ bases: Math.max(0, limit - total), bar });
  }
  if (WAGOMIAR[kind].arm === "artillery") rooms.push(artilleryRoom({ list, summary }, kind));
  return leastRoom(rooms);
}

function leastRoom(rooms: readonly Room[]): Room {
  return rooms.reduce((least, room) => (room.bases < least.bases ? room : least), documentRoom());
}

/** Room within the sizes and maxima that a regiment's entry has [13.2]. */
function entryRooms(list: ArmyList, regiment: Regiment): Room[] {
  const entry = list.bookEntries.find(({ id }) => id === regiment.entryId);
  if (entry === undefined) return [];
  const link = list.bookLinks.find(({ id }) => id === entry.from?.linkId);
  const isFree = list.format.readings.wholeRegiments === "free";
  const held = basesOf(regimentsOf(list).filter(({ entryId }) => entryId === entry.id));
  const roomAt = (limit: number, bases: number): Room => ({
    bases: Math.max(0, limit - bases),
    bar: { code: "entry-bases", rule: "13.2", params: { limit } },
  });
  return [
    ...(entry.regimentBases && !isFree ? [roomAt(entry.regimentBases.most, regiment.bases)] : []),
    ...(entry.maxBases === null ? [] : [roomAt(entry.maxBases, held)]),
    ...(link === undefined || link.maxBases === null
      ? []
      : [roomAt(link.maxBases, basesOf(regimentsByLink(list, link.id)))]),
  ];
}

function basesOf(regiments: readonly Regiment[]): number {
  return regiments.reduce((sum, { bases }) => sum + bases, 0);
}

/** Room for more bases in a regiment that stands in the list; a battery never has any [2.2]. */
export function roomInRegiment(counted: Counted, regiment: Regiment): Room {
  if (WAGOMIAR[regiment.unitKind].arm === "artillery") {
    return { bases: 0, bar: { code: "battery", rule: "2.2", params: { bases: BATTERY_BASES } } };
  }
  const room = leastRoom([
    roomForBases(counted, regiment.unitKind),
    ...entryRooms(counted.list, regiment),
  ]);
  const left = ARMY_LIST_LIMITS.basesPerRegiment - regiment.bases;
  return left < room.bases ? { ...documentRoom(), bases: left } : room;
}

/** Why an upgrade cannot be bought once more, or `null` [13.3, 11.9, 15.1]. */
export function upgradeBar(counted: Counted, upgrade: Upgrade): Bar | null {
  const price = UPGRADE_POINTS[upgrade] * (upgrade === "ammunition-train" ? TRAIN_LOADS[0] : 1);
  return limitBar(counted, upgrade) ?? upgradePointsBar(counted, price);
}

/** Why so many upgrade points cannot be spent, or `null` [13.2]. */
export function upgradePointsBar({ list, summary }: Counted, price: number): Bar | null {
  const { units, generals, upgrades } = summary.points;
  const left = upgradePool(list.format, units + generals) - upgrades;
  if (price <= left) return null;
  return { code: "upgrade-points", rule: "13.2", params: { price, left: Math.max(0, left) } };
}

/** Why a regiment cannot buy veteran status, or `null`; one that has it may always give it up [13.3]. */
export function veteranBar(counted: Counted, regiment: Regiment): Bar | null {
  const entry = entryOf(regiment, entriesOf(counted.list));
  const bar = kindBar(counted.list, regiment, entry);
  if (bar !== null) return bar;
  if (isVeteranAlready(regiment, entry, counted.list.format.readings)) {
    return { code: "veteran-already", rule: "2.3", params: {} };
  }
  return upgradePointsBar(counted, statusPoints(regiment, counted.list.format.readings));
}

/** Why a regiment cannot buy elite status, or `null` [13.3]. */
export function eliteBar(counted: Counted, regiment: Regiment): Bar | null {
  const entry = entryOf(regiment, entriesOf(counted.list));
  const bar = kindBar(counted.list, regiment, entry);
  if (bar !== null) return bar;
  if (!mayBecomeElite(regiment, entry)) return { code: "no-elite-trait", rule: "13.3", params: {} };
  if (counted.list.format.readings.eliteStatus === "veterans" && regiment.veteran === "no") {
    return { code: "veterans-only", rule: "13.3", params: {} };
  }
  return upgradePointsBar(counted, statusPoints(regiment, counted.list.format.readings));
}

function pointsRoom(list: ArmyList, { points }: ArmyListSummary, kind: UnitKind): Room {
  const price = basePoints(kind, list.format);
  const left = points.unitsLimit - points.units - points.generals;
  const bases = price === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(left / price));
  return {
    bases,
    bar: { code: "points", rule: "13.2", params: { price, left: Math.max(0, left) } },
  };
}

function documentRoom(): Room {
  const { basesPerRegiment: limit } = ARMY_LIST_LIMITS;
  return { bases: limit, bar: { code: "document", rule: "2.2", params: { limit } } };
}

/** Guns added one by one, since under a share each also makes the army larger. */
function artilleryRoom({ list, summary }: Counted, kind: UnitKind): Room {
  const { format } = list;
  const held = gunsOf(list);
  const fits = (more: number) => {
    const guns = new Map(held).set(kind, (held.get(kind) ?? 0) + more);
    const number = format.maxArtilleryBases;
    const share = artilleryShareCap(format, summary.counted.bases + more);
    return (
      (number === null || gunsOfNumber(guns, format.readings) <= number) &&
      (share === null || gunsOfShare(guns, format.readings) <= share)
    );
  };
  let more = 0;
  while (more < ARMY_LIST_LIMITS.basesPerRegiment && fits(more + 1)) more += 1;
  const limit = artilleryCap(format, summary.counted.bases) ?? 0;
  const artillery = summary.counted.artilleryNumber;
  return { bases: more, bar: { code: "artillery", rule: "13.2", params: { artillery, limit } } };
}

function limitBar(counted: Counted, upgrade: Upgrade): Bar | null {
  const { list, summary } = counted;
  const { readings, bans } = list.format;
  if (bans.upgrades.includes(upgrade)) return { code: "banned", rule: "13.2", params: {} };
  const most = upgradeMaximum(upgrade, readings);
  const count = countOfUpgrade(list, upgrade);
  const barAt = (limit: number, code: Bar["code"], rule: string): Bar | null =>
    count < limit ? null : { code, rule, params: { limit } };
  if (most !== null && count >= most) return barAt(most, "maximum", "13.3");
  if (isTerrainPiece(upgrade, readings)) return terrainBar(list);
  switch (upgrade) {
    case "army-morale-level":
      return barAt(moraleLevelsForSale(summary.levelsValue, readings), "morale", "13.3");
    case "redraw-commander":
      if (readings.redraws === "any-number") return null;
      return barAt(drawnCommanders(list), "redraws", "13.3");
    case "ammunition-train":
      return trainBar(list);
    case "ambush":
      return barAt(Math.min(mostAmbushes(list), ambushCandidates(list)), "ambushes", "15.1");
    default:
      return barAt(ARMY_LIST_LIMITS.upgradeCount, "document", "13.3");
  }
}

function terrainBar(list: ArmyList): Bar | null {
  const pieces = terrainPieces(list);
  const limit = list.format.maxTerrainPieces;
  return pieces < limit ? null : { code: "terrain", rule: "13.2", params: { limit } };
}

function trainBar(list: ArmyList): Bar | null {
  const trains = list.upgrades.filter(({ upgrade }) => upgrade === "ammunition-train").length;
  const limit = trainCap(list.corps.length);
  return trains < limit ? null : { code: "trains", rule: "13.3", params: { limit } };
}

function kindBar(
  list: ArmyList,
  regiment: Regiment,
  entry: ReturnType<typeof entryOf>,
): Bar | null {
  const code = statusBarOf(regiment, entry, list.format.readings);
  return code === null ? null : { code, rule: "13.3", params: {} };
}
