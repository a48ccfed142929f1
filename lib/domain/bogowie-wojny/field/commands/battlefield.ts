import { current } from "immer";
import { groundShift, type TableResize } from "@/lib/terrain/table-resize";
import { baseMiddleCm } from "../base-place";
import type { Battlefield } from "../battlefield";
import { cropOf } from "../crop";
import { orientationOf } from "../operational-base";
import { findThing, thingsOf } from "../things";
import type { FieldCommand } from "./field-command";
import { layBase, moveBase } from "./settle";
import { moveThing, removeThing } from "./things";

export type FieldDetails = Pick<
  Battlefield,
  "title" | "language" | "notes" | "area" | "initiative"
>;

/** Changes title, notes, language, area or initiative; fields not given stay. */
export const editField: FieldCommand<Partial<FieldDetails>> = {
  name: "editField",
  run: (draft, changes) => {
    Object.assign(draft, changes);
  },
};

/**
 * Resizes the table by moving its edges. Things keep their place on the ground; those wholly beyond an edge are
 * removed, those partly beyond it stay unchanged. Zones keep their depth, and bases stay at their edges.
 */
export const resizeTable: FieldCommand<TableResize> = {
  name: "resizeTable",
  run: (draft, resize) => {
    const { widthCm, depthCm } = resize;
    for (const { thing } of cropOf(current(draft), resize).removed) {
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
      if (isMiddle) layBase.run(draft, { edge, lie: orientationOf(base) });
      else moveBase.run(draft, { edge, eastCm });
    }
  },
};

const SLACK_CM = 0.05;

/**
 * Whether a base is in the middle of its edge, as the rules require; it then stays in the middle [14.5]. Others keep
 * their place on the ground.
 */
function isInMiddle(base: Battlefield["bases"][number], { table }: Battlefield): boolean {
  return Math.abs(baseMiddleCm(base) - table.widthCm / 2) <= SLACK_CM;
}
