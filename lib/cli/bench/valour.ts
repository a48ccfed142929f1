import { type Measurement, measurement } from "@/lib/cli/measurement";
import { type TrueValour, trueValours } from "@/lib/cli/valour-truth";
import { groupBy } from "@/lib/domain/group-by";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";
import { subjectOfRequest } from "@/lib/rules/belle-alliance/valour/valour-request";

const LEAST_PERCENT = 95;
const LEAST_A_SECOND = 1_000;
const ROUNDS = 20;

/** It needs no service. */
export const standsAlone = true;

/** How many units of known orders of battle find the row a careful reader gives them, and how fast. */
export default async function* valour(): AsyncGenerator<Measurement> {
  const truths = trueValours();
  for (const [set, units] of groupBy(truths, ({ set }) => set)) yield* accuracy(set, units);
  const subjects = truths.map(({ request }) => subjectOfRequest(request));
  const rates = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const subject of subjects) proposeValour(subject);
    return (subjects.length * 1_000) / (performance.now() - start);
  });
  yield measurement({
    bench: "valour: look-ups",
    unit: "per second",
    samples: rates,
    floor: LEAST_A_SECOND,
  });
}

function* accuracy(set: string, units: readonly TrueValour[]): Generator<Measurement> {
  const wrong = units.flatMap((unit) => {
    const proposal = proposeValour(subjectOfRequest(unit.request));
    return isRight(unit, proposal) ? [] : [proposal];
  });
  const bold = wrong.filter(({ confidence }) => confidence !== "ask");
  const right = (100 * (units.length - wrong.length)) / units.length;
  const shares = { bench: `valour: ${set}, units placed right`, n: units.length, unit: "%" };
  yield { ...shares, median: round(right), p95: round(right), vs: `at least ${LEAST_PERCENT} %` };
  yield {
    bench: `valour: ${set}, units placed wrongly without asking`,
    n: units.length,
    median: bold.length,
    p95: bold.length,
    unit: "units",
    vs: "at most 0",
  };
}

function isRight(unit: TrueValour, { row, default: reason }: ValourProposal): boolean {
  return (row?.id ?? null) === unit.row && reason === unit.default;
}

const round = (percent: number) => Math.round(percent * 100) / 100;
