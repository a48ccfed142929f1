import { withoutSubjects } from "../../document/accepted-findings";
import type { Command } from "../../document/command";
import type { BattleObjective, BattleScenario, Force, PinnedField } from "./battle-scenario";
import { newForce } from "./new-battle-scenario";

type BattleCommand<Input> = Command<BattleScenario, Input>;

type Details = Omit<BattleScenario, "kind" | "schemaVersion" | "system" | "forces" | "objectives">;

/** Changes fields of the scenario as a whole. */
export const editBattle: BattleCommand<Partial<Details>> = {
  name: "editBattle",
  run: (draft, change) => {
    Object.assign(draft, change);
  },
};

/** Takes a battlefield, and the objectives set on it where the scenario has none yet. */
export const takeBattlefield: BattleCommand<PinnedField> = {
  name: "takeBattlefield",
  run: (draft, battlefield) => {
    draft.battlefield = battlefield;
    if (draft.objectives.length > 0) return;
    draft.objectives = battlefield.ground.objectives.map(({ id, role, pieceId }) => ({
      ...{ id, role, pieceId },
      text: "",
      points: null,
    }));
  },
};

/** Adds a side without an army. */
export const addForce: BattleCommand<Pick<Force, "id" | "name" | "nation">> = {
  name: "addForce",
  run: (draft, force) => {
    draft.forces.push(newForce(force));
  },
};

/** Changes fields of a side. */
export const editForce: BattleCommand<{ readonly id: string } & Partial<Force>> = {
  name: "editForce",
  run: (draft, { id, ...change }) => {
    const force = draft.forces.find((each) => each.id === id);
    if (force) Object.assign(force, change);
  },
};

export const removeForce: BattleCommand<{ readonly id: string }> = {
  name: "removeForce",
  run: (draft, { id }) => {
    draft.forces = draft.forces.filter((each) => each.id !== id);
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};

/** Adds an objective: the main one if there is none yet. */
export const addObjective: BattleCommand<{ readonly id: string }> = {
  name: "addObjective",
  run: (draft, { id }) => {
    const role = draft.objectives.some((each) => each.role === "main") ? "secondary" : "main";
    draft.objectives.push({ id, role, pieceId: null, text: "", points: null });
  },
};

/** Changes fields of an objective. */
export const editObjective: BattleCommand<{ readonly id: string } & Partial<BattleObjective>> = {
  name: "editObjective",
  run: (draft, { id, ...change }) => {
    const objective = draft.objectives.find((each) => each.id === id);
    if (objective) Object.assign(objective, change);
  },
};

export const removeObjective: BattleCommand<{ readonly id: string }> = {
  name: "removeObjective",
  run: (draft, { id }) => {
    draft.objectives = draft.objectives.filter((each) => each.id !== id);
    draft.acceptedFindings = withoutSubjects(draft.acceptedFindings, new Set([id]));
  },
};
