import { type ResizeOutcome, resizeOutcome, type TableResize } from "@/lib/terrain/table-resize";
import type { Battlefield } from "./battlefield";
import { coversGround, type FoundThing, thingsOf } from "./things";

/** The effect of a new table size on the things on the table; both lists are empty if nothing is affected. */
export interface FieldCrop {
  /** Things wholly beyond the new edge, and crossings of removed water. */
  readonly removed: readonly FoundThing[];
  /** Things that extend beyond it, or further than before. */
  readonly clipped: readonly FoundThing[];
}

export function cropOf(field: Battlefield, resize: TableResize): FieldCrop {
  const things = thingsOf(field);
  const has = (fate: ResizeOutcome, found: FoundThing) => {
    const shape = coversGround(found) ? "area" : "line";
    return resizeOutcome({ shape, points: found.thing.points }, field.table, resize) === fate;
  };
  const off = new Set(things.flatMap((each) => (has("off", each) ? [each.thing.id] : [])));
  const goes = ({ list, thing }: FoundThing) =>
    off.has(thing.id) || (list === "crossings" && off.has(thing.waterId));
  return {
    removed: things.filter(goes),
    clipped: things.filter((each) => !goes(each) && has("cut", each)),
  };
}
