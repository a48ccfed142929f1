import { describe, expect, it } from "vitest";
import { groupBy } from "@/lib/domain/document/group-by";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";
import { subjectOfRequest } from "@/lib/rules/belle-alliance/valour/valour-request";
import { trueValours } from "@/tests/fixtures/belle-alliance/valour-truth";

const LEAST_SHARE = 0.95;
const sets = groupBy(trueValours(), ({ set }) => set);

describe.each([...sets])("the units of %s against a careful reading of table 21", (_, units) => {
  const answers = units.map((unit) => {
    const { row, confidence, ...proposal } = proposeValour(subjectOfRequest(unit.request));
    const right = (row?.id ?? null) === unit.row && proposal.default === unit.default;
    return { unit, right, confidence, got: row?.id ?? proposal.default };
  });
  const told = ({ unit, got }: (typeof answers)[number]) => `${unit.request.name}: ${got}`;

  it("are placed as a reader would, 95 of 100 and more", () => {
    const right = answers.filter((answer) => answer.right).length;
    expect(right / answers.length).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  it("are never placed wrongly without asking", () => {
    const wrong = answers.filter(({ right, confidence }) => !right && confidence !== "ask");
    expect(wrong.map(told)).toEqual([]);
  });

  it("are not called certain where the reading may be argued", () => {
    const bold = answers.filter(({ unit, confidence }) => unit.arguable && confidence === "sure");
    expect(bold.map(told)).toEqual([]);
  });
});
