import { type Fate, fateOf, type TableResize } from "@/lib/terrain/table-resize";
import type { Battlefield } from "./battlefield";
import { coversGround, type FoundThing, thingsOf } from "./things";

/** What another size of the table does to what lies on it; all of it empty where everything keeps its room. */
export interface FieldCrop {
  /** Things wholly beyond the new edge, and crossings of water that goes. */
  readonly gone: readonly FoundThing[];
  /** Things that run out over it, or further out than before. */
  readonly cut: readonly FoundThing[];
}

export function cropOf(field: Battlefield, resize: TableResize): FieldCrop {
  const things = thingsOf(field);
  const has = (fate: Fate, found: FoundThing) => {
    const shape = coversGround(found) ? "area" : "line";
    return fateOf({ shape, points: found.thing.points }, field.table, resize) === fate;
  };
  const off = new Set(things.flatMap((each) => (has("off", each) ? [each.thing.id] : [])));
  const goes = ({ list, thing }: FoundThing) =>
    off.has(thing.id) || (list === "crossings" && off.has(thing.waterId));
  return {
    gone: things.filter(goes),
    cut: things.filter((each) => !goes(each) && has("cut", each)),
  };
}
