import type { KeyActions } from "@/app/(author)/_map-desk/map-keys";
import { moveThing, turnThing } from "@/lib/domain/battlefield/commands/things";
import { thingsOf } from "@/lib/domain/battlefield/things";
import { takeAway } from "./field-edits";
import { toolOfKey } from "./field-tool";
import type { FieldDeskState } from "./use-field-desk";

/** What the keys of the map do to the things of a battlefield. */
export function fieldKeys(desk: FieldDeskState): KeyActions {
  const { selectedId: id, editor } = desk;
  return {
    move: ([eastCm, northCm]) => {
      if (id) editor.apply(moveThing, { id, eastCm, northCm }, `move ${id}`);
      return id !== null;
    },
    turn: (byDeg) => {
      if (id) editor.apply(turnThing, { id, byDeg }, `turn ${id}`);
      return id !== null;
    },
    step: (by) => stepped(desk, by),
    remove: () => {
      if (id) takeAway(desk, id);
      return id !== null;
    },
    giveUp: () => (desk.tool === "select" ? desk.select(null) : desk.setTool("select")),
    take: (key) => {
      const tool = toolOfKey(key);
      if (tool) desk.setTool(tool);
      return tool !== null;
    },
  };
}

function stepped({ field, selectedId, select }: FieldDeskState, by: 1 | -1): boolean {
  if (!selectedId) return false;
  const ids = thingsOf(field).map(({ thing }) => thing.id);
  const next = ids[ids.indexOf(selectedId) + by] ?? null;
  select(next);
  return next !== null;
}
