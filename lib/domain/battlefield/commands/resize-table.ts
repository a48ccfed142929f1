import { current } from "immer";
import { groundShift, type TableResize } from "@/lib/terrain/table-resize";
import { baseMiddleCm } from "../base-place";
import type { Battlefield } from "../battlefield";
import { cropOf } from "../crop";
import { lieOf } from "../operational-base";
import { findThing, thingsOf } from "../things";
import type { FieldCommand } from "./field-command";
import { layBase, moveBase } from "./settle";
import { moveThing, removeThing } from "./things";

/**
 * Gives the field another table by moving edges of it. All that lies on it keeps its place on the ground;
 * what is then wholly beyond an edge goes, what lies there in part stays as it is. Zones are as deep as they
 * were, and bases keep to their edges.
 */
export const resizeTable: FieldCommand<TableResize> = {
  name: "resizeTable",
  run: (draft, resize) => {
    const { widthCm, depthCm } = resize;
    for (const { thing } of cropOf(current(draft), resize).gone) {
      if (findThing(draft, thing.id)) removeThing.run(draft, { id: thing.id });
    }
    const [eastCm, northCm] = groundShift(draft.table, resize);
    if (eastCm !== 0 || northCm !== 0) {
      for (const { thing } of thingsOf(draft)) {
        moveThing.run(draft, { id: thing.id, eastCm, northCm });
      }
    }
    const bases = draft.bases.map((base) => ({ base, isMiddle: isInMiddle(base, draft) }));
    Object.assign(draft.table, { widthCm, depthCm });
    for (const { base, isMiddle } of bases) {
      const { edge } = base;
      if (isMiddle) layBase.run(draft, { edge, lie: lieOf(base) });
      else moveBase.run(draft, { edge, eastCm });
    }
  },
};

const SLACK_CM = 0.05;

/** A base in the middle of its edge, where it belongs, stays in the middle [14.5]; any other keeps its place on the ground. */
function isInMiddle(base: Battlefield["bases"][number], { table }: Battlefield): boolean {
  return Math.abs(baseMiddleCm(base) - table.widthCm / 2) <= SLACK_CM;
}
