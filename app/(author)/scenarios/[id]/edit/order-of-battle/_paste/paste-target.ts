import type { Choice } from "@/app/_ui/choice-list";
import { newId } from "@/app/(author)/_editor/new-id";
import { insertOrderOfBattle } from "@/lib/domain/scenario/commands/formations";
import type { ScenarioCommand } from "@/lib/domain/scenario/commands/scenario-command";
import { addSide, setSideFields } from "@/lib/domain/scenario/commands/sides";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import { isSeveralArmies, NEW_SIDE, SIDE_EACH } from "@/lib/domain/scenario/paste/place";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { freeSideColour } from "@/lib/domain/scenario/side-colours";
import { walkFormations } from "@/lib/domain/scenario/walk";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import { spotOf } from "../edits";

/** The sides and formations pasted troops can stand under, then sides of their own. */
export function targetsOf(
  scenario: Scenario,
  formations: readonly FormationNode[],
  newSides: { readonly one: string; readonly each: string },
): Choice<string>[] {
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
  const each = isSeveralArmies(formations) ? [{ value: SIDE_EACH, label: newSides.each }] : [];
  return [...own, { value: NEW_SIDE, label: newSides.one }, ...each];
}

/** An order of battle under one head is that side's own name. */
export function nameOfSide([head, ...others]: readonly FormationNode[]): string | undefined {
  return others.length === 0 ? head?.name : undefined;
}

/** Ids of the sides without troops that still have a name they started with. */
export function unnamedSides(scenario: Scenario, startingNames: readonly string[]): string[] {
  return scenario.sides
    .filter(({ name, formations }) => formations.length === 0 && startingNames.includes(name))
    .map(({ id }) => id);
}

interface Pasted {
  readonly target: string;
  readonly formations: readonly FormationNode[];
  /** Null leaves the side its name. */
  readonly sideName: string | null;
  /** Sides that take an army before new ones are made. */
  readonly unnamed: readonly string[];
}

/** Puts formations where they belong, as one step; gives the id of the first. */
export function insertPasted(editor: ScenarioEditor, pasted: Pasted): string {
  const { target, formations, sideName, unnamed } = pasted;
  const first = formations[0]?.id ?? target;
  const spot = spotOf(editor.current(), target);
  if (target === SIDE_EACH) {
    editor.apply(insertAsSides, {
      sides: formations.map((each, i) => ({
        id: unnamed[i] ?? newId(),
        name: each.name,
        formations: [each],
      })),
    });
  } else if (spot && sideName === null) {
    const parentId = spot.is === "formation" ? spot.formation.id : null;
    editor.apply(insertOrderOfBattle, { sideId: spot.side.id, parentId, formations });
  } else {
    const name = sideName?.trim() || (formations[0]?.name ?? "");
    editor.apply(insertAsSides, { sides: [{ id: spot?.side.id ?? newId(), name, formations }] });
  }
  return first;
}

interface SidePasted {
  readonly id: string;
  readonly name: string;
  readonly formations: readonly FormationNode[];
}

/** Sides with their names and orders of battle at once; those that are not there yet are made. */
const insertAsSides: ScenarioCommand<{ readonly sides: readonly SidePasted[] }> = {
  name: insertOrderOfBattle.name,
  run: (draft, { sides }) => {
    for (const { id, name, formations } of sides) {
      const isThere = draft.sides.some((side) => side.id === id);
      if (isThere) setSideFields.run(draft, { sideId: id, fields: { name } });
      else addSide.run(draft, { id, name, colour: freeSideColour(draft.sides) });
      insertOrderOfBattle.run(draft, { sideId: id, parentId: null, formations });
    }
  },
};
