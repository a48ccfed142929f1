import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import { oppositeEdge, type TableEdge, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { isWater } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { lineEnters } from "@/lib/terrain/meeting";
import { between, distanceCm, type Point } from "@/lib/terrain/point";
import { distanceToLineCm, type Polyline } from "@/lib/terrain/polyline";
import { centroid, edgesOf } from "@/lib/terrain/ring";
import { pieceKindOf } from "../../ground/pieces";
import { isArea, isRoadsEnd } from "../ground";
import { cheapestWay } from "./cheapest-way";
import type { DrawnPiece } from "./draw-piece";
import type { Situation } from "./plan";
import { closeToRoads, type RoadGrid, roadGrid } from "./road-grid";
import type { SeededRandom } from "./seeded-random";
import { toMm } from "./unit-vector";

/** A road and the player who laid it. */
export interface PlacedRoad {
  readonly placedBy: TableEdge;
  readonly points: readonly [number, number][];
}

/** A possible end of a road: the end point, and the point outside from which the road approaches it. */
export interface RoadHead {
  readonly end: Point;
  readonly outside: Point;
}

/** How far inside a built-up area or base a road ends, and from how far outside it runs straight. */
const INSIDE_CM = 0.5;
const OUTSIDE_CM = 3.2;
/** The probability that the second road may join the first instead of reaching its village. */
const JOINED_LIKELIHOOD = 0.6;
/** The minimum distance of a road fork from water. */
const FORK_FROM_WATER_CM = 4;

/**
 * Roads in the order they are laid, the loser of the initiative first [14.4]; null if an obligatory one finds no path.
 */
export function layRoads(
  chance: SeededRandom,
  pieces: readonly DrawnPiece[],
  situation: Situation,
): PlacedRoad[] | null {
  const { most, least } = AREA_TERRAIN[situation.area].roads;
  const villages = pieces.filter(isRoadsEnd);
  const wanted = Math.min(chance.whole(least, most), 1 + Math.max(1, villages.length));
  const loser = oppositeEdge(situation.initiative);
  const net = {
    grid: roadGrid(situation.table, pieces),
    pieces,
    situation,
    villages,
    roads: [] as PlacedRoad[],
    taken: new Set<DrawnPiece>(),
  };
  for (let index = 0; index < wanted; index++) {
    const placedBy = turnOf(index, loser);
    const points = index < 2 ? roadFromBase(chance, net, placedBy) : roadFromVillage(net);
    if (points === null) return index < least ? null : net.roads;
    net.roads.push({ placedBy, points });
    for (const piece of pieces) {
      if (isArea(piece) && lineEnters(points, piece.points, 0)) {
        net.taken.add(piece);
        closeToRoads(net.grid, piece);
      }
    }
  }
  return net.roads;
}

interface RoadNet {
  readonly grid: RoadGrid;
  readonly pieces: readonly DrawnPiece[];
  readonly situation: Situation;
  readonly villages: readonly DrawnPiece[];
  readonly roads: PlacedRoad[];
  readonly taken: Set<DrawnPiece>;
}

/** A road from a player's base to a village, or to a nearer road. */
function roadFromBase(
  chance: SeededRandom,
  net: RoadNet,
  edge: TableEdge,
): PlacedRoad["points"] | null {
  const village = chance.pickOne(net.villages);
  const joined =
    net.roads.length > 0 && chance.withProbability(JOINED_LIKELIHOOD) ? forks(net) : [];
  const start = headAtBase(edge, net.situation.table);
  return findRoad(net, [start], [...headsOf(village), ...joined]);
}

/** The road head at a player's operational base. */
export function headAtBase(edge: TableEdge, { widthCm, depthCm }: TableCm): RoadHead {
  const [inner, outer] = edge === "south" ? [4, -1] : [depthCm - 4, 1];
  const end: Point = [widthCm / 2, inner + outer * INSIDE_CM];
  return { end, outside: [end[0], inner - outer * OUTSIDE_CM] };
}

/** A road from a village without roads to the nearest other village or road. */
function roadFromVillage(net: RoadNet): PlacedRoad["points"] | null {
  const lonely = net.villages.find((village) => !net.taken.has(village));
  if (!lonely) return null;
  const others = net.villages.filter((village) => village !== lonely);
  return findRoad(net, headsOf(lonely), [...others.flatMap(headsOf), ...forks(net)]);
}

/** The road heads at the middles of a section's four sides. */
export function headsOf({ points }: Pick<DrawnPiece, "points">): RoadHead[] {
  const centre = centroid(points);
  return edgesOf(points).map(([from, to]) => {
    const middle = between(from, to, 0.5);
    const half = distanceCm(middle, centre);
    return {
      end: between(centre, middle, (half - INSIDE_CM) / half),
      outside: between(centre, middle, (half + OUTSIDE_CM) / half),
    };
  });
}

/** Places on existing roads where another may fork off. */
export function forks({
  roads,
  pieces,
  taken,
}: {
  readonly roads: readonly Pick<PlacedRoad, "points">[];
  readonly pieces: readonly DrawnPiece[];
  readonly taken: ReadonlySet<DrawnPiece>;
}): RoadHead[] {
  const waters = pieces.filter(({ kind }) => isWater(kind));
  const closed = [...taken].filter((piece) => pieceKindOf(piece).road !== "free");
  return roads.flatMap(({ points }) =>
    withMiddles(points.slice(1, -1))
      .filter((place) =>
        waters.every((water) => distanceToLineCm(place, water.points) > FORK_FROM_WATER_CM),
      )
      .filter((place) => !closed.some((piece) => lineEnters([place, place], piece.points, 0)))
      .map((place) => ({ end: place, outside: place })),
  );
}

/** A line's points with the midpoints between them. */
function withMiddles(line: Polyline): readonly Point[] {
  return line.flatMap((place, index) => {
    const before = line[index - 1];
    return before ? [toMm(between(before, place, 0.5)), place] : [place];
  });
}

/** The cheapest road from any of the first heads to any of the second; null if there is no path. */
export function findRoad(
  { grid }: { readonly grid: RoadGrid },
  from: readonly RoadHead[],
  to: readonly RoadHead[],
): PlacedRoad["points"] | null {
  const headAt = (heads: readonly RoadHead[]) =>
    new Map(heads.toReversed().map((head) => [grid.nodeAt(head.outside), head]));
  const [starts, goals] = [headAt(from), headAt(to)];
  const way = cheapestWay(grid, [...starts.keys()], new Set(goals.keys()));
  const first = starts.get(way?.[0] ?? -1);
  const last = goals.get(way?.at(-1) ?? -1);
  if (!way || !first || !last) return null;
  return smoothed([first.end, ...way.map(grid.placeOf), last.end]);
}

/** Turns grid steps into a road: corners rounded, every second point kept, rounded to the millimetre. */
function smoothed(line: Polyline): PlacedRoad["points"] {
  const once = (points: Polyline): Polyline =>
    points.map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before || !after) return point;
      return between(point, between(before, after, 0.5), 0.5);
    });
  const soft = once(once(once(line)));
  return soft
    .filter((_, index) => index % 2 === 0 || index === soft.length - 1)
    .map((place) => toMm(place));
}
