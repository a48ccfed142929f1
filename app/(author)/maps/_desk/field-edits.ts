import type { MapEvents } from "@/app/_map/map-events";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  addThing,
  moveThing,
  removeThing,
  reshapeThing,
} from "@/lib/domain/battlefield/commands/things";
import { newThing, type ThingKind } from "@/lib/domain/battlefield/new-thing";
import type { Point } from "@/lib/terrain/point";
import { laidKind } from "./field-tool";
import type { FieldDeskState } from "./use-field-desk";

/** What the hand's work needs. */
type Hands = Pick<FieldDeskState, "editor" | "select" | "tool" | "setTool">;

/** Turns what a hand does on the map into commands on the battlefield. */
export function fieldEvents(hands: Hands): MapEvents {
  const { editor, select, tool } = hands;
  const kind = laidKind(tool);
  return {
    onSelect: (subject) => select(subject?.id ?? null),
    onMoved: ({ id }, [eastCm, northCm]) => editor.apply(moveThing, { id, eastCm, northCm }),
    // Only units have a handle to be turned by.
    onTurned: () => {},
    onReshaped: (id, points) => editor.apply(reshapeThing, { id, points }),
    onDrawn: (_, points) => kind && points.length >= 2 && lay(hands, kind, points),
    onPointed: (at) => kind && lay(hands, kind, [at]),
  };
}

/** Lays a thing and chooses it; a bridge only where there is water. */
export function lay(hands: Hands, kind: ThingKind, points: readonly Point[]): void {
  const { editor, select, setTool } = hands;
  setTool("select");
  const thing = newThing({ kind, id: newId(), points, field: editor.current() });
  if (!thing) return;
  editor.apply(addThing, thing);
  select(thing.thing.id);
}

/** Takes a thing away; the thing after it, if any, is not chosen in its place. */
export function takeAway({ editor, select }: Pick<Hands, "editor" | "select">, id: string): void {
  select(null);
  editor.apply(removeThing, { id });
}
