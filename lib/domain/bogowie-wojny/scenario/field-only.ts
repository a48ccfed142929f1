import type { BattleScenario } from "./battle-scenario";
import { newBattleScenario } from "./new-battle-scenario";

/** A scenario with its battlefield and nothing else, to start another battle on. */
export function fieldOnly(scenario: BattleScenario): BattleScenario {
  const { title, language, credits, battlefield } = scenario;
  return { ...newBattleScenario({ title, language, sides: [] }), credits, battlefield };
}
