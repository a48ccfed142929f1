import { oppositeEdge, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { distanceToAreaCm, lineEnters } from "@/lib/terrain/meeting";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import type { DrawnPiece } from "../generator/draw-piece";
import { findRoad, forks, headAtBase, headsOf, type RoadHead } from "../generator/lay-roads";
import { closeToRoads, type RoadGrid, roadGrid } from "../generator/road-grid";
import { type SeededRandom, seededRandom } from "../generator/seeded-random";
import { isArea, isLaid, isRoadsEnd, isWaterPiece, type PlacedPiece } from "../ground";
import { roadFrom } from "./add-to-field";
import { errorsAmong, faultsOf } from "./faults-of";
import type { RoadForm } from "./form";
import { MAX_ROAD_POINTS } from "./measures";

/** The road's player, and the seed that decides its course. */
export interface RoadOptions {
  readonly placedBy: TableEdge;
  readonly seed: string;
}

/** The greatest distance of a road's end from its destination. */
const REACH_CM = 0.5;

interface Net {
  readonly grid: RoadGrid;
  readonly field: Battlefield;
  readonly pieces: readonly DrawnPiece[];
  readonly taken: ReadonlySet<DrawnPiece>;
}

/**
 * A legal road: from the player's base if no road reaches it yet, otherwise from a place without roads, to a built-up
 * area, another road or the other base [14.4]. Null if the terrain leaves no path.
 */
export function proposeRoad(field: Battlefield, options: RoadOptions): RoadForm | null {
  const chance = seededRandom(options.seed);
  const net = netOf(field);
  for (const [starts, goals] of pairsOf(net, options.placedBy, chance)) {
    const found = starts.length > 0 && goals.length > 0 ? findRoad(net, starts, goals) : null;
    if (!found || found.length > MAX_ROAD_POINTS) continue;
    const form: RoadForm = { points: [...found], crossing: "bridge" };
    if (isLegal(field, form, options.placedBy)) return form;
  }
  return null;
}

function isLegal(field: Battlefield, form: RoadForm, placedBy: TableEdge): boolean {
  const { road, crossings } = roadFrom(field, form, placedBy);
  const after = {
    ...field,
    roads: [...field.roads, road],
    crossings: [...field.crossings, ...crossings],
  };
  return errorsAmong(faultsOf(field, after)).length === 0;
}

function netOf(field: Battlefield): Net {
  const laid = field.pieces.filter(isLaid);
  const pieces = laid.map(asDrawn);
  const grid = roadGrid(field.table, pieces);
  const taken = new Set(pieces.filter((_, i) => hasRoad(field, laid[i])));
  for (const piece of taken) closeToRoads(grid, piece);
  return { grid, field, pieces, taken };
}

function hasRoad({ roads }: Battlefield, piece: BattlefieldPiece | undefined): boolean {
  if (!piece || !isArea(piece)) return false;
  return roads.some(({ points }) => lineEnters(points, piece.points, 0));
}

function asDrawn(piece: PlacedPiece["piece"]): DrawnPiece {
  const { kind, placedBy, points } = piece;
  const level = "level" in piece ? { level: piece.level } : {};
  return {
    kind,
    ...level,
    placedBy,
    points,
    look: null,
    widthCm: isWaterPiece(piece) ? piece.widthCm : 0,
  };
}

/** Possible starts and destinations of a road, those a player would prefer first. */
function pairsOf(
  net: Net,
  edge: TableEdge,
  chance: SeededRandom,
): (readonly [readonly RoadHead[], readonly RoadHead[]])[] {
  const { field } = net;
  const villages = chance.shuffled(net.pieces.filter(isRoadsEnd));
  const heads = villages.map((village) => inside(headsOf(village), net));
  const bases = [edge, oppositeEdge(edge)].filter((each) => !isReached(field, each));
  const fromBases = bases.map((each) => [headAtBase(each, field.table)]);
  const lonely = heads.filter((_, i) => !net.taken.has(villages[i] as DrawnPiece));
  const joined = inside(forks({ ...net, roads: field.roads }), net);
  const starts = [...fromBases, ...lonely, ...heads, [headAtBase(edge, field.table)]];
  return starts.flatMap((start) => {
    const others = heads.filter((head) => head !== start);
    const other = [headAtBase(oppositeEdge(edge), field.table)].filter(
      (head) => !isAt(head, start),
    );
    return [
      ...others.map((head) => [start, head] as const),
      [start, joined] as const,
      [start, other] as const,
    ];
  });
}

function isAt(head: RoadHead, start: readonly RoadHead[]): boolean {
  return start.some(({ end }) => end[0] === head.end[0] && end[1] === head.end[1]);
}

/** The usable heads: those whose approach is on the table and not in impassable ground. */
function inside(heads: readonly RoadHead[], { grid, field }: Net): RoadHead[] {
  const { widthCm, depthCm } = field.table;
  return heads.filter(
    ({ outside: [x, y], outside }) =>
      x >= 0 &&
      y >= 0 &&
      x <= widthCm &&
      y <= depthCm &&
      Number.isFinite(grid.costs[grid.nodeAt(outside)]),
  );
}

function isReached({ bases, roads }: Battlefield, edge: TableEdge): boolean {
  const base = bases.find((each) => each.edge === edge);
  if (!base) return false;
  return roads.some(({ points }) =>
    [points[0], points.at(-1)].some(
      (end) => end !== undefined && distanceToAreaCm(end, base.points) <= REACH_CM,
    ),
  );
}
