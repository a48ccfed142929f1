import type { Choice } from "@/app/_ui/select";
import type { Editor } from "@/app/(author)/_editor/editor-context";
import { newId } from "@/app/(author)/_editor/new-id";
import { insertOrderOfBattle } from "@/lib/domain/scenario/commands/formations";
import type { ScenarioCommand } from "@/lib/domain/scenario/commands/scenario-command";
import { addSide } from "@/lib/domain/scenario/commands/sides";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { freeSideColour } from "@/lib/domain/scenario/side-colours";
import { walkFormations } from "@/lib/domain/scenario/walk";
import { spotOf } from "./edits";

/** Stands for a side that is made with what is pasted. */
export const NEW_SIDE = "new-side";

/** The sides and formations pasted troops can stand under, then a side of their own. */
export function targetsOf(scenario: Scenario, newSide: string): Choice<string>[] {
  const places = [...walkFormations(scenario)];
  const own = scenario.sides.flatMap((side) => [
    { value: side.id, label: side.name },
    ...places
      .filter((place) => place.side === side)
      .map(({ formation, parents }) => ({
        value: formation.id,
        label: `${"\u2003".repeat(parents.length + 1)}${formation.name}`,
      })),
  ]);
  return [...own, { value: NEW_SIDE, label: newSide }];
}

interface Pasted {
  readonly target: string;
  readonly formations: readonly FormationNode[];
  readonly sideName: string;
}

/** Puts formations where they belong, as one step; gives the id of the first, or of the new side. */
export function insertPasted(editor: Editor, { target, formations, sideName }: Pasted): string {
  const scenario = editor.current<Scenario>();
  const spot = spotOf(scenario, target);
  const first = formations[0]?.id ?? target;
  if (!spot) {
    const colour = freeSideColour(scenario.sides);
    const name = nameOfSide(formations) ?? sideName;
    editor.apply(insertAsSide, { id: newId(), name, colour, formations });
    return first;
  }
  const parentId = spot.is === "formation" ? spot.formation.id : null;
  editor.apply(insertOrderOfBattle, { sideId: spot.side.id, parentId, formations });
  return first;
}

/** An order of battle under one head is that side's own name. */
function nameOfSide([head, ...others]: readonly FormationNode[]): string | undefined {
  return others.length === 0 ? head?.name : undefined;
}

/** A side and its order of battle at once. */
const insertAsSide: ScenarioCommand<
  Parameters<(typeof addSide)["run"]>[1] & { readonly formations: readonly FormationNode[] }
> = {
  name: insertOrderOfBattle.name,
  run: (draft, { formations, ...side }) => {
    addSide.run(draft, side);
    insertOrderOfBattle.run(draft, { sideId: side.id, parentId: null, formations });
  },
};
