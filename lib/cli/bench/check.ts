import { longBattle } from "@/lib/cli/bench-battle";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import { applyCommand } from "@/lib/domain/command";
import { checkScenario } from "@/lib/domain/scenario/check";
import { moveFeature } from "@/lib/domain/scenario/commands/features";
import { moveUnitsOnTable } from "@/lib/domain/scenario/commands/placement";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { walkUnits } from "@/lib/domain/scenario/walk";

const UNITS = 300;
const CHECKS = 60;
const WARM_UP = 20;
/** A frame of the browser. */
const LIMIT_MS = 16;

/** The whole check of 300 units with their terrain: of a battle never seen before, and after each sort of edit. */
export default async function* check(): AsyncGenerator<Measurement> {
  const battle = await longBattle(UNITS);
  const units = [...walkUnits(battle)]
    .filter(({ unit }) => unit.placement)
    .map(({ unit }) => unit.id);
  const woods = battle.map.features.filter(({ kind }) => kind !== "place").map(({ id }) => id);
  yield measured("check of 300 units, first time", battle, () => structuredClone(battle));
  yield measured("check of 300 units, one moved", battle, (before, i) =>
    applyCommand(before, moveUnitsOnTable, {
      unitIds: [units[i % units.length] ?? ""],
      eastCm: 0.1,
      northCm: 0,
    }),
  );
  yield measured("check of 300 units, terrain moved", battle, (before, i) =>
    applyCommand(before, moveFeature, {
      featureId: woods[i % woods.length] ?? "",
      eastCm: 0.1,
      northCm: 0,
    }),
  );
}

function measured(
  bench: string,
  battle: Scenario,
  edited: (before: Scenario, index: number) => Scenario,
): Measurement {
  let scenario = battle;
  const samples: number[] = [];
  for (let i = 0; i < WARM_UP + CHECKS; i++) {
    scenario = edited(scenario, i);
    const start = performance.now();
    checkScenario(scenario);
    if (i >= WARM_UP) samples.push(performance.now() - start);
  }
  return measurement({ bench, unit: "ms", samples, limit: LIMIT_MS });
}
