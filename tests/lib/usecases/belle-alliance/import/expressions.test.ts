import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { type Attack, attacksOn, lineOf } from "./attack-lines";
import { builtExpressions, type Expression, writtenExpressions } from "./import-expressions";

const LETTERS = 2_000;
/** What one line may take. A slow machine needs longer, but no longer for each letter of a longer line. */
const MOST_MS = 1;
/** Four times the letters take about four times the time, or 16 times that if it is their square. */
const TIMES = 4;
const MOST_TIMES = 9;
/** Too long however it grows. */
const FAR_TOO_LONG_MS = 25;
/** All lines of one expression together, even where a single one would take years. */
const MOST_MS_TOGETHER = 100_000;
/** Other work of this process may stand between two looks at its time, but hardly every time. */
const TRIES = 10;

describe("every expression of the imports", async () => {
  const expressions = await importExpressions();

  test("is found, written or built", () => {
    const froms = expressions.map(({ from }) => from);
    expect(froms).toContain("lib/domain/belle-alliance/import/lines/read-lines.ts");
    expect(froms).toContain("lib/domain/belle-alliance/import/words/strength-words.ts");
    expect(froms).toContain("lib/domain/bogowie-wojny/book/paste/parse-tables.ts");
    expect(froms).toContain("lib/rules/belle-alliance/valour/unknown-words.ts");
    expect(expressions.length).toBeGreaterThan(700);
  });

  test("reads any line in time", { timeout: 600_000 }, () => {
    expect(expressions.flatMap(({ pattern, from }) => slowLine(pattern, from))).toEqual([]);
  });
});

describe("an expression that is slow is found out", () => {
  test.each([
    ["a run at the end", /\s+$/],
    ["a run behind a word", /(?:Corps|Division)\s*,?\s*\d/],
    ["brackets that never close", /\([^)]*\d[^)]*\)$/],
    ["a blank before a colon", /\s*:$/],
    ["years", /^(?:\([^()]*\d[^()]*\)\s*)+$/],
  ])("%s", (_, pattern) => {
    expect(slowLine(pattern, "here", 2_000)).not.toEqual([]);
  });
});

/** The expressions of orders of battle in every format, and of pasted tables of statistics. */
async function importExpressions(): Promise<Expression[]> {
  const built = await builtExpressions(async () => {
    await import("@/lib/usecases/belle-alliance/import/read-source");
    await import("@/lib/domain/bogowie-wojny/book/paste/parse-tables");
  });
  const written = writtenExpressions([
    "lib/usecases/belle-alliance/import/read-source.ts",
    "lib/domain/bogowie-wojny/book/paste/parse-tables.ts",
  ]);
  const all = [...written, ...built].map((each) => [String(each.pattern), each] as const);
  return [...new Map(all).values()];
}

/** The first attack that an expression takes too long for, with its file; none if there is no such attack. */
function slowLine(pattern: RegExp, from: string, together = MOST_MS_TOGETHER): string[] {
  let at = "";
  const isSlow = endsWithin(together, () =>
    attacksOn(pattern).some((attack) => {
      at = lineOf(attack, 60);
      return isSlowOn(attack, pattern);
    }),
  );
  return isSlow ? [`${from}: ${String(pattern).slice(0, 120)} with "${at} …"`] : [];
}

function isSlowOn(attack: Attack, pattern: RegExp): boolean {
  const ms = msOf(pattern, lineOf(attack, LETTERS), MOST_MS);
  if (ms < MOST_MS || ms > FAR_TOO_LONG_MS) return ms > FAR_TOO_LONG_MS;
  return msOf(pattern, lineOf(attack, LETTERS * TIMES), ms * MOST_TIMES) > ms * MOST_TIMES;
}

/** What a function returns; true if it takes longer, even inside an expression. */
function endsWithin(timeout: number, run: () => boolean): boolean {
  const job = Object.assign(globalThis, { jobInTime: run });
  try {
    return Boolean(new Script("jobInTime()").runInThisContext({ timeout }));
  } catch (error) {
    if (error instanceof Error && error.message.includes("timed out")) return true;
    throw error;
  } finally {
    Reflect.deleteProperty(job, "jobInTime");
  }
}

/** The shortest of several tries in milliseconds of this process's own work, until one takes less than `enough`. */
function msOf(pattern: RegExp, line: string, enough: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && shortest > enough; tries += 1) {
    const start = process.cpuUsage();
    line.replace(pattern, "");
    shortest = Math.min(shortest, process.cpuUsage(start).user / 1000);
  }
  return shortest;
}
