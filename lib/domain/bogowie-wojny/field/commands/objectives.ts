import type { ObjectiveRole } from "@/lib/rules/bogowie-wojny/objective";
import { oppositeEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { OBJECTIVE_COUNTS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { chooseObjectives } from "../choose-objectives";
import { objectiveWorth, secondaryWorth } from "../objective-worth";
import type { FieldCommand } from "./field-command";

/** Makes a piece the main or a secondary objective, or none; the piece that had the role loses it [14.6]. */
export const setObjective: FieldCommand<{
  readonly id: string;
  readonly pieceId: string;
  readonly role: ObjectiveRole | null;
}> = {
  name: "setObjective",
  run: (draft, { id, pieceId, role }) => {
    const worth = objectiveWorth(draft);
    const others = draft.objectives.filter((objective) => objective.pieceId !== pieceId);
    if (role === null) {
      draft.objectives = others;
      return;
    }
    const same = others.filter((objective) => objective.role === role);
    const kept = same.slice(Math.max(0, same.length - OBJECTIVE_COUNTS[role] + 1));
    const chosenBy = role === "main" ? draft.initiative : oppositeEdge(draft.initiative);
    const mine = { id, role, pieceId, points: worth[role], chosenBy };
    const rest = others.filter((objective) => objective.role !== role);
    draft.objectives = [...rest, ...kept, mine].toSorted(mainFirst);
  },
};

/** Moves an objective to another piece; an objective already there is swapped to the first piece [14.6]. */
export const moveObjective: FieldCommand<{ readonly id: string; readonly pieceId: string }> = {
  name: "moveObjective",
  run: (draft, { id, pieceId }) => {
    const moved = draft.objectives.find((objective) => objective.id === id);
    if (!moved) throw new RangeError(`No objective has the id "${id}".`);
    const other = draft.objectives.find((objective) => objective.pieceId === pieceId);
    if (other) other.pieceId = moved.pieceId;
    moved.pieceId = pieceId;
  },
};

/** Chooses the three objectives according to 14.6; needs one id for each. */
export const settleObjectives: FieldCommand<{ readonly ids: readonly string[] }> = {
  name: "settleObjectives",
  run: (draft, { ids }) => {
    const worth = objectiveWorth(draft);
    draft.objectives = chooseObjectives(draft).flatMap((objective, index) => {
      const id = ids[index];
      return id === undefined ? [] : [{ id, ...objective, points: worth[objective.role] }];
    });
  },
};

/** Gives each objective the points it should be worth [12.2, 14.6]. */
export const settlePoints: FieldCommand<null> = {
  name: "settlePoints",
  run: (draft) => {
    const worth = objectiveWorth(draft);
    for (const objective of draft.objectives) objective.points = worth[objective.role];
  },
};

/** Sets the points of the main objective; secondary ones get half, rounded up [12.2, 14.6]. */
export const setObjectivePoints: FieldCommand<{ readonly main: number }> = {
  name: "setObjectivePoints",
  run: (draft, { main }) => {
    for (const objective of draft.objectives) {
      objective.points = objective.role === "main" ? main : secondaryWorth(main);
    }
  },
};

function mainFirst(
  a: { readonly role: ObjectiveRole },
  b: { readonly role: ObjectiveRole },
): number {
  return Number(a.role !== "main") - Number(b.role !== "main");
}
