import { moveFormation } from "@/lib/domain/belle-alliance/scenario/commands/formations";
import { moveUnit } from "@/lib/domain/belle-alliance/scenario/commands/units";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import {
  type FormationPlace,
  type UnitPlace,
  walkFormations,
  walkUnits,
} from "@/lib/domain/belle-alliance/scenario/walk";
import type { ScenarioEditor } from "../../_desk/scenario-editor";

/** A way to move a row: among its neighbours, out of its formation, or into the one above it. */
export type Way = "up" | "down" | "out" | "in";

/** The destination of an item in the order of battle. */
export type Move =
  | { readonly is: "unit"; readonly input: { unitId: string; formationId: string; index?: number } }
  | {
      readonly is: "formation";
      readonly input: {
        formationId: string;
        sideId: string;
        parentId: string | null;
        index?: number;
      };
    };

/** Performs a move. */
export function carryOut(editor: ScenarioEditor, move: Move): void {
  if (move.is === "unit") editor.apply(moveUnit, move.input);
  else editor.apply(moveFormation, move.input);
}

/** The move of a unit or formation by one step; null if there is nowhere to go. */
export function moveOf(scenario: Scenario, id: string, way: Way): Move | null {
  for (const place of walkUnits(scenario)) if (place.unit.id === id) return unitMove(place, way);
  for (const place of walkFormations(scenario)) {
    if (place.formation.id === id) return formationMove(place, way);
  }
  return null;
}

function unitMove({ unit, side, parents }: UnitPlace, way: Way): Move | null {
  const home = parents.at(-1);
  if (!home) return null;
  const index = home.units.indexOf(unit);
  const to = (formation: FormationNode | undefined, at?: number): Move | null =>
    formation
      ? {
          is: "unit",
          input: {
            unitId: unit.id,
            formationId: formation.id,
            ...(at === undefined ? {} : { index: at }),
          },
        }
      : null;
  switch (way) {
    case "up":
      return index > 0 ? to(home, index - 1) : to(neighbourOf(side, home, -1));
    case "down":
      return index < home.units.length - 1
        ? to(home, index + 1)
        : to(neighbourOf(side, home, 1), 0);
    case "out":
      return to(parents.at(-2));
    case "in":
      return to(home.formations.at(-1));
  }
}

/** The formation before or after one, among those of its side that have units of their own or are empty. */
function neighbourOf(side: Side, home: FormationNode, step: 1 | -1): FormationNode | undefined {
  const all = formationsUnder(side.formations).filter(
    (each) => each === home || each.units.length > 0 || each.formations.length === 0,
  );
  return all[all.indexOf(home) + step];
}

function formationMove({ formation, side, parents }: FormationPlace, way: Way): Move | null {
  const parent = parents.at(-1) ?? null;
  const siblings = parent?.formations ?? side.formations;
  const index = siblings.indexOf(formation);
  const to = (parentId: string | null, at?: number): Move => ({
    is: "formation",
    input: {
      formationId: formation.id,
      sideId: side.id,
      parentId,
      ...(at === undefined ? {} : { index: at }),
    },
  });
  switch (way) {
    case "up":
      return index > 0 ? to(parent?.id ?? null, index - 1) : null;
    case "down":
      return index < siblings.length - 1 ? to(parent?.id ?? null, index + 1) : null;
    case "in": {
      const above = siblings[index - 1];
      return above ? to(above.id) : null;
    }
    case "out": {
      if (!parent) return null;
      const grand = parents.at(-2) ?? null;
      const level = grand?.formations ?? side.formations;
      return to(grand?.id ?? null, level.indexOf(parent) + 1);
    }
  }
}

/** The move for dropping one row on another; null if it cannot go there. */
export function dropOf(scenario: Scenario, id: string, onto: string): Move | null {
  if (id === onto) return null;
  const units = [...walkUnits(scenario)];
  const formations = [...walkFormations(scenario)];
  const goalUnit = units.find(({ unit }) => unit.id === onto);
  const goal = formations.find(({ formation }) => formation.id === onto);
  const unit = units.find((each) => each.unit.id === id);
  if (unit) return dropUnit(unit, { goalUnit, goal });
  const moved = formations.find(({ formation }) => formation.id === id);
  if (!moved) return null;
  const side = scenario.sides.find((each) => each.id === onto) ?? goal?.side ?? goalUnit?.side;
  const parent = goal?.formation ?? goalUnit?.parents.at(-1) ?? null;
  if (!side || isUnder(parent, moved.formation)) return null;
  return {
    is: "formation",
    input: { formationId: id, sideId: side.id, parentId: parent?.id ?? null },
  };
}

function dropUnit(
  { unit }: UnitPlace,
  { goalUnit, goal }: { goalUnit: UnitPlace | undefined; goal: FormationPlace | undefined },
): Move | null {
  if (goal) return { is: "unit", input: { unitId: unit.id, formationId: goal.formation.id } };
  const home = goalUnit?.parents.at(-1);
  if (!goalUnit || !home) return null;
  const others = home.units.filter((each) => each !== unit);
  const index = others.indexOf(goalUnit.unit);
  const isBelow = home.units.indexOf(unit) >= 0 && home.units.indexOf(unit) <= index;
  return {
    is: "unit",
    input: { unitId: unit.id, formationId: home.id, index: isBelow ? index + 1 : index },
  };
}

function isUnder(goal: FormationNode | null, moved: FormationNode): boolean {
  return goal !== null && formationsUnder([moved]).includes(goal);
}
