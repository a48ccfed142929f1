import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { isOnLine } from "@/lib/terrain/meeting";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { midStation, stationsAlong } from "@/lib/terrain/polyline";
import { BRIDGE_WIDTH_CM } from "../../ground/bogowie-wojny/crossing";
import { road } from "../../ground/bogowie-wojny/road";
import type {
  Battlefield,
  BattlefieldCrossing,
  BattlefieldPiece,
  BattlefieldRoad,
  FieldWork,
} from "../battlefield";
import { deckOver } from "../deck";
import { toMm } from "../generator/bearing";
import { bridgesOf } from "../generator/bridge";
import { GULLY_FAR_WAY } from "../generator/outline";
import { isWaterPiece } from "../ground";
import type { CrossingForm, PieceForm, RoadForm, WorkForm } from "./form";
import { outlineOf } from "./outline-of";

/** From where a free bridge was pointed at to its river. */
const RIVER_REACH_CM = 4;
/** From where a road meets water to a bridge that serves it. */
const BRIDGED_CM = 0.4;

/** A piece as the document has it, next in the order of pieces. */
export function pieceFrom(
  field: Battlefield,
  form: PieceForm,
  by: { readonly placedBy: TableEdge; readonly origin: BattlefieldPiece["origin"] },
): BattlefieldPiece {
  const points = outlineOf(form);
  const placed = {
    id: `p${field.pieces.length + 1}`,
    name: form.name?.trim() ?? "",
    ...by,
    points,
  };
  switch (form.kind) {
    case "difficult":
      return { ...placed, kind: form.kind, look: form.look };
    case "impassable":
      return { ...placed, kind: form.kind, look: form.look };
    case "fence":
      return { ...placed, kind: form.kind, look: form.look };
    case "wood":
      return { ...placed, kind: form.kind, ...(form.grove && { grove: form.grove }) };
    case "gully":
      return { ...placed, kind: form.kind, ways: gullyWays(points) };
    case "stream":
    case "river":
      return { ...placed, kind: form.kind, widthCm: form.widthCm };
    case "built-up":
      return { ...placed, kind: form.kind, level: form.level };
    default:
      return { ...placed, kind: form.kind };
  }
}

function gullyWays(points: readonly [number, number][]): [[number, number], [number, number]] {
  return [points[0] ?? [0, 0], points[GULLY_FAR_WAY] ?? [0, 0]];
}

/** A field work as the document has it. */
export function workFrom(field: Battlefield, form: WorkForm, placedBy: TableEdge): FieldWork {
  const placed = { id: `w${field.fieldWorks.length + 1}`, name: "", placedBy };
  return { ...placed, kind: form.kind, points: outlineOf(form) };
}

/** A road with the bridges or fords it makes [14.4]. */
export function roadFrom(
  field: Battlefield,
  { points, crossing }: RoadForm,
  placedBy: TableEdge,
): { readonly road: BattlefieldRoad; readonly crossings: BattlefieldCrossing[] } {
  const id = `r${field.roads.length + 1}`;
  const laid = road.blank({ id, name: "", placedBy, points: points.map(toMm) });
  const bridges = field.pieces
    .filter(isWaterPiece)
    .flatMap((water) => bridgesOf(laid, water, () => crossing))
    .filter(({ points }) => !isBridged(midStation(points).point, field));
  const first = field.crossings.length + 1;
  return {
    road: laid,
    crossings: bridges.map((bridge, i) => ({ id: `c${first + i}`, ...bridge })),
  };
}

/** A road that comes over the free bridge needs no other. */
function isBridged(place: Point, { crossings }: Battlefield): boolean {
  return crossings.some(({ points }) => isOnLine(place, points, BRIDGED_CM));
}

/** The free bridge or ford, set on the river; null where that is too far from what was pointed at. */
export function crossingFrom(
  field: Battlefield,
  { x, y, crossing }: CrossingForm,
  placedBy: TableEdge,
): BattlefieldCrossing | null {
  const river = field.pieces.filter(isWaterPiece).find(({ kind }) => kind === "river");
  if (!river) return null;
  const nearest = stationsAlong(river.points, 0.5).toSorted(
    (a, b) => distanceCm(a.point, [x, y]) - distanceCm(b.point, [x, y]),
  )[0];
  if (!nearest || distanceCm(nearest.point, [x, y]) > RIVER_REACH_CM) return null;
  const across = [-nearest.along[1], nearest.along[0]] as const;
  return {
    id: `c${field.crossings.length + 1}`,
    placedBy,
    crossing,
    origin: "right",
    waterId: river.id,
    widthCm: BRIDGE_WIDTH_CM,
    points: deckOver(nearest.point, across, river.widthCm),
  };
}
