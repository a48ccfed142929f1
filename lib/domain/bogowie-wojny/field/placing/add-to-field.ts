import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { isOnLine } from "@/lib/terrain/meeting";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { midStation, stationsAlong } from "@/lib/terrain/polyline";
import { BRIDGE_WIDTH_CM } from "../../ground/crossing";
import { pieceKindOf } from "../../ground/pieces";
import { road } from "../../ground/road";
import type {
  Battlefield,
  BattlefieldCrossing,
  BattlefieldPiece,
  BattlefieldRoad,
  FieldWork,
} from "../battlefield";
import { deckOver } from "../deck";
import { bridgesOf } from "../generator/bridge";
import { toMm } from "../generator/unit-vector";
import { isWaterPiece, riverToCross } from "../ground";
import type { CrossingForm, RoadForm } from "./form";
import { outlineOf } from "./outline-of";
import type { PieceForm, WorkForm } from "./thing-form";

/** The greatest distance from the requested place of a free bridge to its river. */
const RIVER_REACH_CM = 4;
/** The greatest distance from the place where a road meets water to a bridge that serves it. */
const BRIDGED_CM = 0.4;

/** Converts a form to a piece of the document, next in the order of pieces. */
export function pieceFrom(
  field: Battlefield,
  form: PieceForm,
  by: { readonly placedBy: TableEdge; readonly origin: BattlefieldPiece["origin"] },
): BattlefieldPiece {
  const laid = pieceKindOf(form).blank({
    id: nextId("p", field.pieces),
    name: form.name?.trim() ?? "",
    ...by,
    points: outlineOf(form),
  });
  return Object.assign(laid, ...OWN_FIELDS.map((key) => pick(form, key)));
}

/** The next number that none of the things has for its id: a ground drawn elsewhere numbers its own. */
function nextId(letter: string, things: readonly { readonly id: string }[]): string {
  const taken = new Set(things.map(({ id }) => id));
  let number = things.length + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** Fields of a piece that are copied from its form. */
const OWN_FIELDS = ["look", "grove", "level", "widthCm"] as const;

function pick(
  form: PieceForm,
  key: (typeof OWN_FIELDS)[number],
): Readonly<Record<string, unknown>> {
  const value = new Map<string, unknown>(Object.entries(form)).get(key);
  return value === undefined ? {} : { [key]: value };
}

/** Converts a form to a field work of the document. */
export function workFrom(field: Battlefield, form: WorkForm, placedBy: TableEdge): FieldWork {
  const placed = { id: nextId("w", field.fieldWorks), name: "", placedBy };
  return { ...placed, kind: form.kind, points: outlineOf(form) };
}

/** Converts a form to a road with the bridges or fords it makes [14.4]. */
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

/** Whether there is a bridge at a place already; a road over the free bridge needs no other. */
function isBridged(place: Point, { crossings }: Battlefield): boolean {
  return crossings.some(({ points }) => isOnLine(place, points, BRIDGED_CM));
}

/** The free bridge or ford, snapped to the river; null if the requested place is too far away. */
export function crossingFrom(
  field: Battlefield,
  { x, y, crossing }: CrossingForm,
  placedBy: TableEdge,
): BattlefieldCrossing | null {
  const river = riverToCross(field);
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
