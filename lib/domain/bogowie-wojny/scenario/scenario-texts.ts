import { acceptedTexts, type Say } from "../../document/translations/text-place";
import type { BattleScenario, PinnedField } from "./battle-scenario";

/** A scenario with every text replaced by what `say` returns for it. */
export function withBattleScenarioTexts(scenario: BattleScenario, say: Say): BattleScenario {
  const markdown = (key: string, text: string) => say({ key, kind: "markdown" }, text);
  return {
    ...scenario,
    title: say({ key: "title", kind: "name" }, scenario.title),
    place: say({ key: "place", kind: "line" }, scenario.place),
    summary: markdown("summary", scenario.summary),
    commonKnowledge: markdown("commonKnowledge", scenario.commonKnowledge),
    specialRules: markdown("specialRules", scenario.specialRules),
    umpireNotes: markdown("umpireNotes", scenario.umpireNotes),
    credits: markdown("credits", scenario.credits),
    battlefield: scenario.battlefield && withFieldNames(scenario.battlefield, say),
    forces: scenario.forces.map((force) => ({
      ...force,
      name: say({ key: `sides/${force.id}/name`, kind: "name" }, force.name),
      tasks: markdown(`sides/${force.id}/tasks`, force.tasks),
      brief: markdown(`sides/${force.id}/brief`, force.brief),
      believedOfEnemy: markdown(`sides/${force.id}/believedOfEnemy`, force.believedOfEnemy),
    })),
    objectives: scenario.objectives.map((objective) => ({
      ...objective,
      text: say({ key: `objectives/${objective.id}/text`, kind: "line" }, objective.text),
    })),
    acceptedFindings: acceptedTexts(scenario.acceptedFindings, say),
  };
}

function withFieldNames({ ground, ...pin }: PinnedField, say: Say): PinnedField {
  return {
    ...pin,
    ground: {
      ...ground,
      title: say({ key: "battlefield/title", kind: "name" }, ground.title),
      pieces: ground.pieces.map((piece) => ({
        ...piece,
        name: say({ key: `pieces/${piece.id}/name`, kind: "name", isProper: true }, piece.name),
      })),
    },
  };
}
