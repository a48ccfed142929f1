import type { PointCm } from "../../../document/primitives";
import { UnknownIdError } from "../find";
import type { Scenario } from "../scenario";
import type { Objective, Victory, VictoryLevel } from "../victory/victory";
import type { ScenarioCommand } from "./scenario-command";

export const addObjective: ScenarioCommand<{ readonly objective: Objective }> = {
  name: "addObjective",
  run: (draft, { objective }) => {
    victoryOf(draft).objectives.push(structuredClone(objective));
  },
};

export const setObjectiveFields: ScenarioCommand<{
  readonly objectiveId: string;
  readonly fields: Partial<Omit<Objective, "id">>;
}> = {
  name: "setObjectiveFields",
  run: (draft, { objectiveId, fields }) => {
    const { objectives } = victoryOf(draft);
    Object.assign(inList(objectives, "objective", objectiveId).item, structuredClone(fields));
  },
};

export const removeObjective: ScenarioCommand<{ readonly objectiveId: string }> = {
  name: "removeObjective",
  run: (draft, { objectiveId }) => {
    const victory = victoryOf(draft);
    victory.objectives.splice(inList(victory.objectives, "objective", objectiveId).index, 1);
    leaveNothingEmpty(draft);
  },
};

/** Moves an objective to another place in the list; the others keep their order. */
export const moveObjective: ScenarioCommand<{
  readonly objectiveId: string;
  readonly index: number;
}> = {
  name: "moveObjective",
  run: (draft, { objectiveId, index }) => {
    moveIn(victoryOf(draft).objectives, "objective", { id: objectiveId, index });
  },
};

export const addVictoryLevel: ScenarioCommand<{ readonly level: VictoryLevel }> = {
  name: "addVictoryLevel",
  run: (draft, { level }) => {
    victoryOf(draft).levels.push(structuredClone(level));
  },
};

export const setVictoryLevelFields: ScenarioCommand<{
  readonly levelId: string;
  readonly fields: {
    readonly [Key in keyof Omit<VictoryLevel, "id">]?: VictoryLevel[Key] | undefined;
  };
}> = {
  name: "setVictoryLevelFields",
  run: (draft, { levelId, fields }) => {
    const { item } = inList(victoryOf(draft).levels, "level of victory", levelId);
    Object.assign(item, fields);
    if (item.sideId === undefined) delete item.sideId;
  },
};

export const removeVictoryLevel: ScenarioCommand<{ readonly levelId: string }> = {
  name: "removeVictoryLevel",
  run: (draft, { levelId }) => {
    const { levels } = victoryOf(draft);
    levels.splice(inList(levels, "level of victory", levelId).index, 1);
    leaveNothingEmpty(draft);
  },
};

export const moveVictoryLevel: ScenarioCommand<{
  readonly levelId: string;
  readonly index: number;
}> = {
  name: "moveVictoryLevel",
  run: (draft, { levelId, index }) => {
    moveIn(victoryOf(draft).levels, "level of victory", { id: levelId, index });
  },
};

export const setLevelsBy: ScenarioCommand<{ readonly levelsBy: Victory["levelsBy"] }> = {
  name: "setLevelsBy",
  run: (draft, { levelsBy }) => {
    victoryOf(draft).levelsBy = levelsBy;
  },
};

/** Forgets what objectives and levels say of deleted sides; what they say of ground and troops is left to the check. */
export function forgetInVictory({ victory }: Scenario, ids: ReadonlySet<string>): void {
  if (!victory) return;
  for (const objective of victory.objectives) {
    if (!objective.worth.some(({ side }) => ids.has(side))) continue;
    objective.worth = objective.worth.filter(({ side }) => !ids.has(side));
  }
  for (const level of victory.levels) {
    if (level.sideId !== undefined && ids.has(level.sideId)) delete level.sideId;
  }
}

/** Moves the places, lines and exits of objectives with the ground they lie on. */
export function moveObjectives({ victory }: Scenario, place: (at: PointCm) => PointCm): void {
  for (const { what } of victory?.objectives ?? []) {
    if (what.kind === "point") what.at = place(what.at);
    if (what.kind === "line") what.points = what.points.map(place);
    if (what.kind === "exit") what.points = [place(what.points[0]), place(what.points[1])];
  }
}

function victoryOf(draft: Scenario): Victory {
  draft.victory ??= { objectives: [], levelsBy: "lead", levels: [] };
  return draft.victory;
}

function leaveNothingEmpty(draft: Scenario): void {
  const { victory } = draft;
  if (victory && victory.objectives.length === 0 && victory.levels.length === 0) {
    delete draft.victory;
  }
}

function moveIn<Item extends { readonly id: string }>(
  list: Item[],
  noun: string,
  { id, index }: { readonly id: string; readonly index: number },
): void {
  const { item, index: from } = inList(list, noun, id);
  list.splice(from, 1);
  list.splice(index, 0, item);
}

function inList<Item extends { readonly id: string }>(list: Item[], noun: string, id: string) {
  const index = list.findIndex((each) => each.id === id);
  const item = list[index];
  if (!item) throw new UnknownIdError(noun, id);
  return { item, index };
}
