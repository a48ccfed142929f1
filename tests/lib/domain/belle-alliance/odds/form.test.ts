import { describe, expect, it } from "vitest";
import { oddsQuestionOf, pageFor, readOdds } from "@/lib/domain/belle-alliance/odds/form";
import { ODDS_PAGES } from "@/lib/domain/belle-alliance/odds/pages";
import { oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import type { UnitInOdds } from "@/lib/domain/belle-alliance/odds/unit-in-odds";
import { fieldAt, type Query, shownValue } from "@/lib/domain/odds-answer/form";

const cuirassiers: UnitInOdds = {
  arm: "cavalry",
  figures: 24,
  meleeFigures: 12,
  valour: 7,
  rows: ["cavalry", "heavy-cavalry"],
  chargeRow: "heavy-or-lancers-charge",
};
const unitOf = (id: string) => (id === "cuirassiers" ? cuirassiers : null);
const read = (query: Query) => readOdds(query, pageFor(query, unitOf), unitOf);

describe("the form of a roll", () => {
  it.each(ODDS_PAGES)("asks a well-formed question by default: $id", ({ id }) => {
    expect(oddsQuestionSchema.safeParse(oddsQuestionOf(read({ roll: id }))).error).toBeUndefined();
  });

  it("opens the most likely roll for a picked unit, and fills in its values", () => {
    const asked = read({ "a.unit": "cuirassiers" });
    expect(oddsQuestionOf(asked)).toMatchObject({
      roll: "melee",
      attacker: { arm: "cavalry", figures: 12, unitFigures: 24, valour: 5 },
    });
    const rows = asked.parties[0]?.blocks.flatMap((block) => block.rows.map(({ id }) => id));
    expect(rows).toContain("heavy-or-lancers-charge");
    expect(rows).not.toContain("charge");
  });

  it("takes its names from the address and ignores what it does not offer", () => {
    const asked = read({ roll: "order", "a.side": "-1", "a.failed": "zz", "a.valour": "9" });
    expect(oddsQuestionOf(asked)).toMatchObject({ sideFactor: -1, failedBounds: 0, valour: 0 });
  });

  it("asks for a source nearby only for works that have one", () => {
    const near = { roll: "materials", "a.row": "near-source" };
    expect(oddsQuestionOf(read({ ...near, "a.work": "abatis" }))).toMatchObject({
      nearSource: true,
    });
    expect(oddsQuestionOf(read({ ...near, "a.work": "emplacement" }))).toMatchObject({
      nearSource: false,
    });
  });

  it("finds the field of an issue by its place in the question", () => {
    const { parties } = read({ roll: "order", "a.failed": "101" });
    const at = fieldAt(parties, "/failedBounds");
    expect(at).toMatchObject({ name: "a.failed", field: { takes: { least: 0, most: 100 } } });
    expect(at.party && shownValue(at.party, "failedBounds")).toBe("101");
    expect(fieldAt(parties, "/roll").name).toBe("");
  });
});
