import type { Language } from "../../document/language";
import type { BattleScenario, Force } from "./battle-scenario";

interface NewBattleScenario {
  readonly title: string;
  readonly language: Language;
  readonly sides: readonly Pick<Force, "id" | "name" | "nation">[];
}

/** A scenario with its sides and nothing else. */
export function newBattleScenario({ title, language, sides }: NewBattleScenario): BattleScenario {
  return {
    kind: "scenario",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title,
    language,
    place: "",
    date: null,
    summary: "",
    commonKnowledge: "",
    specialRules: "",
    umpireNotes: "",
    credits: "",
    battlefield: null,
    turns: null,
    forces: sides.map(newForce),
    objectives: [],
    acceptedFindings: [],
  };
}

/** A side without an army. */
export function newForce({ id, name, nation }: Pick<Force, "id" | "name" | "nation">): Force {
  return {
    id,
    name,
    nation,
    commander: "",
    list: null,
    format: null,
    book: null,
    tasks: "",
    brief: "",
    believedOfEnemy: "",
  };
}
