import { readFile } from "node:fs/promises";
import { SHIPPED_SCENARIO } from "@/lib/cli/bench-account";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { valourSubject, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";

const LEAST_A_SECOND = 1_000;
const ROUNDS = 200;

export const standsAlone = true;

/**
 * How fast the units of the largest shipped battle find their rows of table 21; a test checks that they are the right
 * ones.
 */
export default async function* valour(): AsyncGenerator<Measurement> {
  const file = await readFile(`prisma/library/${SHIPPED_SCENARIO}.json`, "utf8");
  const scenario = scenarioSchema.parse(JSON.parse(file));
  const year = yearOf(scenario);
  const subjects = [...walkUnits(scenario)].map(({ unit, parents }) =>
    valourSubject(unit, { parents, year }),
  );
  const samples = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const subject of subjects) proposeValour(subject);
    return (subjects.length * 1_000) / (performance.now() - start);
  });
  yield measurement({
    bench: "valour: look-ups",
    unit: "per second",
    samples,
    floor: LEAST_A_SECOND,
  });
}
