import {
  artilleryCap,
  artilleryShareCap,
  gunsOfNumber,
  gunsOfShare,
  upgradePool,
} from "@/lib/rules/bogowie-wojny/limits";
import { basePoints } from "@/lib/rules/bogowie-wojny/points";
import { ARMY_BOOKS } from "@/lib/rules/bogowie-wojny/tables/army-books";
import { BATTERY_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { ArmyList, Regiment } from "./army-list";
import type { Bar, ListWithTotals } from "./bar";
import { ARMY_LIST_LIMITS } from "./limits";
import { regimentsByLink } from "./pin";
import { type ArmyListSummary, gunsOf, regimentsOf } from "./totals";

/** How many more bases of a kind fit, and the reason why no further one does. */
interface Capacity {
  readonly bases: number;
  readonly bar: Bar;
}

/** How many bases of a kind can be added, given the points, bases, artillery and nation [13.2]. */
export function capacityForBases({ list, summary }: ListWithTotals, kind: UnitKind): Capacity {
  const rooms: Capacity[] = [pointsRoom(list, summary, kind), documentRoom()];
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
  rooms.push(...pointsBesideUpgrades(list, summary, kind));
  return leastRoom(rooms);
}

/** The smallest room; the first of equals. */
function leastRoom(rooms: readonly Capacity[]): Capacity {
  return rooms.reduce((least, room) => (room.bases < least.bases ? room : least), documentRoom());
}

/** How many bases can be added to a regiment already in the list; never any to a battery [2.2]. */
export function capacityInRegiment(counted: ListWithTotals, regiment: Regiment): Capacity {
  if (WAGOMIAR[regiment.unitKind].arm === "artillery") {
    return { bases: 0, bar: { code: "battery", rule: "2.2", params: { bases: BATTERY_BASES } } };
  }
  const room = leastRoom([
    capacityForBases(counted, regiment.unitKind),
    ...entryRooms(counted.list, regiment),
  ]);
  const left = ARMY_LIST_LIMITS.basesPerRegiment - regiment.bases;
  return left < room.bases ? { ...documentRoom(), bases: left } : room;
}

/** Room within the regiment sizes and maxima of a regiment's entry [13.2]. */
function entryRooms(list: ArmyList, regiment: Regiment): Capacity[] {
  const entry = list.bookEntries.find(({ id }) => id === regiment.entryId);
  if (entry === undefined) return [];
  const link = list.bookLinks.find(({ id }) => id === entry.from?.linkId);
  const isFree = list.format.readings.wholeRegiments === "free";
  const held = basesOf(regimentsOf(list).filter(({ entryId }) => entryId === entry.id));
  const roomAt = (limit: number, bases: number): Capacity => ({
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

/** Room within the remaining unit points [13.2]. */
function pointsRoom({ format }: ArmyList, { points }: ArmyListSummary, kind: UnitKind): Capacity {
  const left = points.unitsLimit - points.units - points.generals;
  return roomFor(left, { code: "points", price: basePoints(kind, format) });
}

/**
 * The same if upgrades have used up unit points, which a format may allow. Comes last, because removing upgrades makes
 * room again [13.2].
 */
function pointsBesideUpgrades(
  { format }: ArmyList,
  { points }: ArmyListSummary,
  kind: UnitKind,
): Capacity[] {
  if (format.readings.unspentUnitPoints === "lost") return [];
  const left = upgradePool(format, points.units + points.generals) - points.upgrades;
  return [roomFor(left, { code: "points-in-upgrades", price: basePoints(kind, format) })];
}

function roomFor(
  points: number,
  { code, price }: { readonly code: Bar["code"]; readonly price: number },
): Capacity {
  const left = Math.max(0, points);
  return {
    bases: price === 0 ? Number.POSITIVE_INFINITY : Math.floor(left / price),
    bar: { code, rule: "13.2", params: { price, left } },
  };
}

function documentRoom(): Capacity {
  const { basesPerRegiment: limit } = ARMY_LIST_LIMITS;
  return { bases: limit, bar: { code: "document", rule: "2.2", params: { limit } } };
}

/** Room for guns. They are added one by one, because with a limit by share each also enlarges the army. */
function artilleryRoom({ list, summary }: ListWithTotals, kind: UnitKind): Capacity {
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
