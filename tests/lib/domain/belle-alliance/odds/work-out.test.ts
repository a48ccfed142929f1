import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultsOfQuestion } from "@/lib/domain/belle-alliance/odds/faults";
import type { OddsQuestion, QuestionOf } from "@/lib/domain/belle-alliance/odds/question";
import { workOutOdds } from "@/lib/domain/belle-alliance/odds/work-out";
import { type DistributionAnswer, oddsAnswerSchema } from "@/lib/domain/odds-answer/answer";
import { translatorFor } from "@/lib/i18n/translator";
import { lawfulQuestions, wellFormedQuestions } from "./questions";

const words = {
  tables: translatorFor("en", "belleAllianceTables"),
  terms: translatorFor("en", "belleAlliance"),
  table21: translatorFor("en", "table21"),
};
const answer = (question: OddsQuestion) => workOutOdds(question, words);
const distribution = (question: OddsQuestion, id: string): DistributionAnswer => {
  const found = answer(question).distributions.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
/** The chance of at least this value, as given in the answer. */
const atLeast = ({ outcomes }: DistributionAnswer, value: number) =>
  outcomes.find((each) => Number(each.value) >= value)?.orMore?.decimal ?? 0;

const fire = (changes: {
  firer?: Partial<QuestionOf<"fire">["firer"]>;
  target?: Partial<QuestionOf<"fire">["target"]>;
}): QuestionOf<"fire"> => ({
  roll: "fire",
  table: 6,
  firer: { rows: [], valour: 0, commander: null, figures: 20, sideFactor: 0, ...changes.firer },
  target: { rows: [], valour: 0, commander: null, ...changes.target },
});

describe("whatever is asked", () => {
  it("chances come to exactly 1 and the answer is as described", () => {
    fc.assert(
      fc.property(lawfulQuestions, (question) => {
        const given = answer(question);
        expect(oddsAnswerSchema.safeParse(given).success).toBe(true);
        for (const { outcomes } of given.distributions) {
          const throws = 216 ** 6;
          const ways = outcomes.map(
            ({ chance }) => (throws / Number(chance.denominator)) * Number(chance.numerator),
          );
          expect(ways.reduce((sum, each) => sum + each, 0)).toBe(throws);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("every word is there", () => {
    fc.assert(
      fc.property(lawfulQuestions, (question) => {
        expect(JSON.stringify(answer(question))).not.toMatch(/belleAllianceTables\.|\bt\d+\.row/);
      }),
      { numRuns: 60 },
    );
  });

  it("each fault has its place in the question", () => {
    fc.assert(
      fc.property(wellFormedQuestions, (question) => {
        for (const { path, message } of faultsOfQuestion(question)) {
          const keys = path.slice(1).split("/");
          const value = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), question);
          expect(value).toBeDefined();
          expect(message).toMatch(/\.$/);
        }
      }),
    );
  });
});

describe("fire", () => {
  const shifts = fc.record({
    valour: fc.integer({ min: -5, max: 4 }),
    targetValour: fc.integer({ min: -5, max: 4 }),
    figures: fc.integer({ min: 3, max: 60 }),
  });

  it("never loses by a better firer", () => {
    fc.assert(
      fc.property(shifts, ({ valour, targetValour, figures }) => {
        const by = (more: number) =>
          distribution(
            fire({ firer: { valour: valour + more, figures }, target: { valour: targetValour } }),
            "loss",
          );
        for (let loss = 1; loss <= 18; loss += 1) {
          expect(atLeast(by(1), loss)).toBeGreaterThanOrEqual(atLeast(by(0), loss));
        }
      }),
    );
  });

  it("routs a better target less often", () => {
    fc.assert(
      fc.property(shifts, ({ valour, targetValour }) => {
        const routs = (better: number) =>
          distribution(
            fire({ firer: { valour }, target: { valour: targetValour + better } }),
            "morale",
          ).outcomes.find(({ value }) => value === "FD")?.chance.decimal ?? 0;
        expect(routs(1)).toBeLessThanOrEqual(routs(0));
      }),
    );
  });

  it("costs more the more figures fire", () => {
    fc.assert(
      fc.property(shifts, ({ valour, figures }) => {
        const mean = (more: number) =>
          distribution(fire({ firer: { valour, figures: figures + more } }), "loss").mean
            ?.decimal ?? 0;
        expect(mean(10)).toBeGreaterThanOrEqual(mean(0));
      }),
    );
  });

  it("says whether a commander falls only where one is engaged", () => {
    const ids = (question: OddsQuestion) => answer(question).distributions.map(({ id }) => id);
    expect(ids(fire({}))).not.toContain("targetCommander");
    expect(ids(fire({ target: { commander: 2 } }))).not.toContain("targetCommander");
    const engaged = distribution(fire({ target: { commander: "engaging" } }), "targetCommander");
    expect(engaged.outcomes[0]).toMatchObject({
      value: "falls",
      chance: { numerator: 10, denominator: 27 },
    });
  });
});

describe("rows that exclude each other", () => {
  const codes = (question: OddsQuestion) =>
    faultsOfQuestion(question).map(({ path, code }) => `${path} ${code}`);

  it("are refused where they share a column", () => {
    expect(codes(fire({ target: { rows: ["cover-1", "flank-fire", "cover-3"] } }))).toEqual([
      "/target/rows/2 exclusive-rows",
    ]);
    expect(codes(fire({ firer: { rows: ["zone-2", "first-fire-or-melee"] } }))).toEqual([]);
  });

  it("are refused where one comes from the other party, as a row of the meeting", () => {
    const party = {
      valour: 0,
      commander: null,
      figures: 20,
      sideFactor: 0,
      arm: "infantry",
    } as const;
    const melee: OddsQuestion = {
      roll: "melee",
      bothAttack: false,
      attacker: { ...party, rows: ["flank-attack"] },
      defender: { ...party, rows: ["overreaching"] },
    };
    expect(codes(melee)).toEqual(["/attacker/rows/0 exclusive-rows"]);
    expect(codes({ ...melee, attacker: { ...party, rows: ["uphill"] } })).toEqual([]);
  });

  it("and what the rules forbid, each with its place", () => {
    const party = { rows: [], valour: 0, commander: null, figures: 20, sideFactor: 0 } as const;
    const melee = (attacker: "infantry" | "artillery", defender: "infantry" | "cavalry") =>
      codes({
        roll: "melee",
        bothAttack: false,
        attacker: { ...party, rows: [], arm: attacker },
        defender: { ...party, rows: [], arm: defender },
      });
    expect(melee("infantry", "infantry")).toEqual([]);
    expect(melee("infantry", "cavalry")).toEqual(["/attacker/arm not-possible"]);
    expect(melee("artillery", "infantry")).toEqual(["/attacker/arm not-possible"]);
    expect(codes(fire({ firer: { figures: 2 } }))).toEqual(["/firer/figures too-few-figures"]);
    expect(codes(fire({ firer: { rows: ["more-50"] }, target: { rows: ["more-100"] } }))).toEqual([
      "/target/rows/0 contradiction",
    ]);
    expect(codes(fire({ firer: { rows: ["commander"] } }))).toEqual(["/firer/rows/0 own-field"]);
    expect(
      codes({
        roll: "materials",
        work: "emplacement",
        nearSource: true,
        failedBounds: 0,
        sideFactor: 0,
      }),
    ).toEqual(["/nearSource not-possible"]);
  });
});
