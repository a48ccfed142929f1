import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { crossingFrom } from "@/lib/domain/bogowie-wojny/field/placing/add-to-field";
import { outlineOf } from "@/lib/domain/bogowie-wojny/field/placing/outline-of";
import { fieldKind } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import type { Point } from "@/lib/terrain/point";
import type { Draft } from "./draft";

/** A draft's outline as a path of the picture, whose y axis points down, and its handles. */
export function draftShape(
  field: Battlefield,
  draft: Draft,
): { readonly outline: string; readonly handles: readonly Point[] } {
  const down = ([x, y]: Point): Point => [x, field.table.depthCm - y];
  switch (draft.what) {
    case "road": {
      const points = draft.form.points.map(down);
      return { outline: pathOf(points), handles: points };
    }
    case "crossing": {
      const laid = crossingFrom(field, draft.form, "south");
      const points = (laid?.points ?? []).map(down);
      return { outline: pathOf(points), handles: [down([draft.form.x, draft.form.y])] };
    }
    default: {
      const { form } = draft;
      const points = outlineOf(form).map(down);
      const handles = "from" in form ? [down(form.from), down(form.to)] : [];
      const closed = isArea(draft) ? "Z" : "";
      return { outline: `${pathOf(points)}${closed}`, handles };
    }
  }
}

/** Whether a draft is an area; all others are lines. */
export function isArea({ what, form }: Draft): boolean {
  return (
    what !== "road" &&
    what !== "crossing" &&
    "kind" in form &&
    fieldKind(form.kind).shape === "area"
  );
}

/** An SVG path through some points. */
export function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`)
    .join("");
}
