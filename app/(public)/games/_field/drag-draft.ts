import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { segmentsOf } from "@/lib/terrain/polyline";
import type { Draft } from "./draft";

/**
 * The part of a draft being dragged: a corner of a road, an end of water, or the whole at an offset from its centre.
 */
export type Grip =
  | { readonly of: "corner"; readonly index: number }
  | { readonly of: "end"; readonly end: "from" | "to" }
  | { readonly of: "middle"; readonly off: Point };

const NEAR_CM = 4;
/** The distance at which a road's corner snaps to another road. */
const SNAP_CM = 2.5;

/** The part of a draft to drag from a point; null if the press adds a corner to a road. */
export function gripAt(draft: Draft, at: Point): Grip | null {
  const { form } = draft;
  if (draft.what === "road") {
    const index = draft.form.points.findIndex((corner) => distanceCm(corner, at) < NEAR_CM);
    return index < 0 ? null : { of: "corner", index };
  }
  if ("from" in form) {
    const end = distanceCm(form.from, at) <= distanceCm(form.to, at) ? "from" : "to";
    return { of: "end", end };
  }
  if (!("x" in form)) return null;
  const reach = "longCm" in form && form.longCm ? form.longCm / 2 + 2 : 7;
  const isOn = distanceCm([form.x, form.y], at) <= reach;
  return { of: "middle", off: isOn ? [form.x - at[0], form.y - at[1]] : [0, 0] };
}

/** The draft with the dragged part moved to a point. */
export function dragged(draft: Draft, grip: Grip, at: Point, field: Battlefield): Draft {
  if (draft.what === "road") {
    if (grip.of !== "corner") return draft;
    const points = draft.form.points.map((corner, i) =>
      i === grip.index ? roadCorner(at, field) : corner,
    );
    return { ...draft, form: { ...draft.form, points } };
  }
  const { form } = draft;
  if (grip.of === "end" && "from" in form && draft.what === "piece") {
    return { ...draft, form: { ...form, [grip.end]: onEdge(at, field) } };
  }
  if (grip.of !== "middle" || !("x" in form)) return draft;
  const [x, y] = onTable([at[0] + grip.off[0], at[1] + grip.off[1]], field);
  return { ...draft, form: { ...form, x, y } } as Draft;
}

/** Adds a corner to a road. */
export function withCorner(draft: Draft, at: Point, field: Battlefield): Draft {
  if (draft.what !== "road") return draft;
  const points = [...draft.form.points, roadCorner(at, field)];
  return { ...draft, form: { ...draft.form, points } };
}

/** The draft moved by this many cm; a road is left in place. */
export function nudged(draft: Draft, [dx, dy]: Point, field: Battlefield): Draft {
  if (draft.what === "road") return draft;
  const { form } = draft;
  if ("x" in form) {
    const [x, y] = onTable([form.x + dx, form.y + dy], field);
    return { ...draft, form: { ...form, x, y } } as Draft;
  }
  const from = onEdge([form.from[0] + dx, form.from[1] + dy], field);
  const to = onEdge([form.to[0] + dx, form.to[1] + dy], field);
  return { what: "piece", form: { ...form, from, to } };
}

function onTable([x, y]: Point, { table }: Battlefield): [number, number] {
  const within = (value: number, most: number) =>
    Math.round(Math.min(most, Math.max(0, value)) * 2) / 2;
  return [within(x, table.widthCm), within(y, table.depthCm)];
}

/** The nearest point on the table's edge, where water begins and ends. */
export function onEdge(at: Point, field: Battlefield): [number, number] {
  const [x, y] = onTable(at, field);
  const { widthCm, depthCm } = field.table;
  const sides: [number, number][] = [
    [0, y],
    [widthCm, y],
    [x, 0],
    [x, depthCm],
  ];
  return sides.toSorted((a, b) => distanceCm(a, at) - distanceCm(b, at))[0] ?? [0, y];
}

/** The point given for a corner, or the nearest point of a road close by. */
function roadCorner(at: Point, field: Battlefield): [number, number] {
  const feet = field.roads
    .flatMap(({ points }) => segmentsOf(points))
    .map(([from, to]) => footOn(from, to, at))
    .toSorted((a, b) => distanceCm(a, at) - distanceCm(b, at));
  const [nearest] = feet;
  return nearest && distanceCm(nearest, at) < SNAP_CM ? nearest : onTable(at, field);
}

function footOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): [number, number] {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return [ax + share * (bx - ax), ay + share * (by - ay)];
}
