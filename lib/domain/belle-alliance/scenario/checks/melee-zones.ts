import { frontsOf, MELEE_ZONE_CM } from "@/lib/rules/belle-alliance/melee-zone";
import { type Box, boxAround, boxesTouch } from "@/lib/terrain/box";
import { convexTouch } from "@/lib/terrain/convex";
import { ownOutline, placedOutline } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { faultsAbout } from "../fault";
import type { ScenarioCheck, UnitOnTable } from "./check-context";

/**
 * Checks that no enemies are within melee distance before the first bound: one of them stands in the other's melee zone
 * [4.1.1]. That of troops in a building does not reach out of it [6.1.2], and whoever stands before a building may mean
 * to attack it, so units that hold one are left out.
 */
export const checkMeleeZones: ScenarioCheck = ({ standing }) => {
  const open = standing.filter(({ placement }) => placement.buildingId === null);
  const subjects = pairsNear(open).map(([first, second]) => ({
    path: `${first.place.path}/placement`,
    paths: [first, second].map(({ place }) => `${place.path}/placement`),
    name: `${first.place.unit.name} × ${second.place.unit.name}`,
  }));
  return faultsAbout("enemies-in-melee-zone", subjects, "/map");
};

/** More pairs than this add no information. */
const MAX_PAIRS = 200;

/** The pairs of enemies of which one's zone touches the other, sorted from west to east so that only neighbours are compared. */
function pairsNear(standing: readonly UnitOnTable[]): (readonly [UnitOnTable, UnitOnTable])[] {
  const reaches = standing
    .map((unit) => ({ unit, ...reachOf(unit) }))
    .sort((a, b) => a.box.minX - b.box.minX);
  const pairs: (readonly [UnitOnTable, UnitOnTable])[] = [];
  for (const [i, first] of reaches.entries()) {
    for (let j = i + 1; j < reaches.length && pairs.length < MAX_PAIRS; j++) {
      const second = reaches[j];
      if (!second || second.box.minX > first.box.maxX) break;
      if (first.unit.place.side === second.unit.place.side) continue;
      if (boxesTouch(first.box, second.box) && isWithin(first, second)) {
        pairs.push([first.unit, second.unit]);
      }
    }
  }
  return pairs;
}

interface Reach {
  readonly zones: readonly Ring[];
  /** Around the unit and its zones. */
  readonly box: Box;
}

type Reaching = Reach & { readonly unit: UnitOnTable };

function isWithin(one: Reaching, other: Reaching): boolean {
  const touches = (zones: readonly Ring[], outline: Ring) =>
    zones.some((zone) => convexTouch(zone, outline));
  return touches(one.zones, other.unit.outline) || touches(other.zones, one.unit.outline);
}

/** Cached zones of each outline: an edit leaves most outlines the same objects. */
const REACHES = new WeakMap<Ring, Reach>();

function reachOf(unit: UnitOnTable): Reach {
  const known = REACHES.get(unit.outline);
  if (known) return known;
  const zones = meleeZones(unit);
  const reach = { zones, box: boxAround([...unit.outline, ...zones.flat()]) };
  REACHES.set(unit.outline, reach);
  return reach;
}

/** The melee zones of a unit in the open, before each of its fronts, on the table in cm [4.1.1]. */
export function meleeZones({
  placement,
  outline,
}: Pick<UnitOnTable, "placement" | "outline">): Ring[] {
  const own = ownOutline(outline, placement);
  const { minX, maxX, minY, maxY } = boxAround(own);
  const ahead = block([minX, maxX], [maxY, maxY + MELEE_ZONE_CM]);
  const fronts = frontsOf(placement.formation);
  if (fronts === "all-round") return [placedOutline(roundedOut(own), placement)];
  const others = [
    block([minX, maxX], [minY - MELEE_ZONE_CM, minY]),
    block([minX - MELEE_ZONE_CM, minX], [minY, maxY]),
    block([maxX, maxX + MELEE_ZONE_CM], [minY, maxY]),
  ];
  const zones = fronts === "four-sides" ? [ahead, ...others] : [ahead];
  return zones.map((zone) => placedOutline(zone, placement));
}

function block([west, east]: Point, [south, north]: Point): Ring {
  return [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

/** A mass widened by the depth of the zone on every side. */
function roundedOut(own: Ring): Ring {
  return own.map(([x, y]): Point => {
    const fromMiddle = Math.sqrt(x * x + y * y);
    const share = fromMiddle === 0 ? 1 : 1 + MELEE_ZONE_CM / fromMiddle;
    return [x * share, y * share];
  });
}
