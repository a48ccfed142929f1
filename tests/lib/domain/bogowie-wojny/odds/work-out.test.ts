import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bwOddsAnswerSchema } from "@/lib/domain/bogowie-wojny/odds/answer";
import { faultsOfBwQuestion } from "@/lib/domain/bogowie-wojny/odds/faults";
import type { BwOddsRoll } from "@/lib/domain/bogowie-wojny/odds/question";
import { CIRCUMSTANCES, circumstanceWordsOf } from "@/lib/domain/bogowie-wojny/odds/tables-of-roll";
import { workOutBwOdds } from "@/lib/domain/bogowie-wojny/odds/work-out";
import { LANGUAGES } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { bwQuestions } from "./questions";

const lawful = bwQuestions.filter((question) => faultsOfBwQuestion(question).length === 0);

describe("whatever is asked", () => {
  it.each(LANGUAGES)(
    "has an answer in %s, in words throughout, whose chances come to 1",
    (language) => {
      const words = translatorFor(language, "bwOdds");
      fc.assert(
        fc.property(lawful, (question) => {
          const answer = workOutBwOdds(question, words);
          expect(bwOddsAnswerSchema.safeParse(answer).error).toBeUndefined();
          expect(JSON.stringify(answer)).not.toMatch(/bwOdds\./);
          for (const { outcomes } of answer.distributions) expectWhole(outcomes);
        }),
        { numRuns: 200 },
      );
    },
  );

  it("a fault has a place in the question and says what would be right", () => {
    fc.assert(
      fc.property(bwQuestions, (question) => {
        for (const { path, message } of faultsOfBwQuestion(question)) {
          const parent = path.slice(1).split("/").slice(0, -1);
          const found = parent.reduce<unknown>((at, key) => Reflect.get(Object(at), key), question);
          expect(found).toBeDefined();
          expect(message).toMatch(/\.$/);
        }
      }),
    );
  });
});

test.each(
  LANGUAGES.flatMap((language) =>
    Object.keys(CIRCUMSTANCES).map((roll) => [language, roll] as const),
  ),
)("%s: every circumstance of %s has its words, and its group", (language, roll) => {
  const words = translatorFor(language, "bwOdds");
  for (const { id, group } of CIRCUMSTANCES[roll as BwOddsRoll]) {
    expect(words(`row.${circumstanceWordsOf(roll as BwOddsRoll)}.${id}`)).not.toContain("bwOdds");
    if (group) expect(words(`group.${group}`)).not.toContain("bwOdds");
  }
});

type Outcomes = readonly {
  readonly chance: { readonly numerator: number | string; readonly denominator: number | string };
}[];

function expectWhole(outcomes: Outcomes): void {
  const throws = outcomes.reduce(
    (product, { chance }) => leastCommonMultiple(product, BigInt(chance.denominator)),
    1n,
  );
  const ways = outcomes.reduce(
    (sum, { chance }) => sum + (throws / BigInt(chance.denominator)) * BigInt(chance.numerator),
    0n,
  );
  expect(ways).toBe(throws);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / divisor(a, b)) * b;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
