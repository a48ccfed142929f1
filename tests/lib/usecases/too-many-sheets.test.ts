import { describe, expect, it } from "vitest";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { PAPER_NAMES, PAPERS } from "@/lib/domain/document/paper";
import {
  MAX_TABLE_SHEETS,
  ratioOf,
  TABLE_SCALES,
  type TableSheetOptions,
  WHOLE_TABLE,
} from "@/lib/domain/table/sheets/table-sheets";
import { refuseTooManySheets } from "@/lib/usecases/too-many-sheets";
import { emptyScenario } from "../pdf/sample-scenarios";

const ground = (cm: number, features: readonly Feature[] = []) => {
  const map = { ...emptyScenario.map, widthCm: cm, depthCm: cm, features: [...features] };
  return { scene: mapScene(viewFor({ ...emptyScenario, map }, { for: "umpire" }).map) };
};
const asked = (options: Partial<TableSheetOptions> = {}) =>
  ({ paper: "a4", table: { ...WHOLE_TABLE, ...options }, path: "/parts/table-sheets" }) as const;
/** Why the ground is refused on A4 at 1:1. */
function refusalOf(table: ReturnType<typeof ground>): GrundlagError {
  try {
    refuseTooManySheets(table, asked());
  } catch (error) {
    if (error instanceof GrundlagError) return error;
  }
  throw new Error("nothing was refused");
}
const house = featureSchema.parse({
  kind: "building",
  id: "house",
  points: [
    [500, 500],
    [505, 500],
    [505, 505],
    [500, 505],
  ],
});
const road = (i: number) =>
  featureSchema.parse({
    kind: "road",
    id: `road${i}`.replace(".", "-"),
    points: [
      [0, i],
      [1_000, i],
    ],
  });

describe("the bound on sheets", () => {
  it("refuses a table of thousands of sheets and says how many, and what would be right", () => {
    expect(() => refuseTooManySheets(ground(1_000), asked())).toThrow(
      expect.objectContaining({
        code: "invalid-document",
        issues: [
          expect.objectContaining({
            path: "/parts/table-sheets",
            code: "too-many-sheets",
            message: expect.stringMatching(
              /2145 sheets of A4 at 1:1 .*Choose A3 at 1:2: \d+ sheets/,
            ),
          }),
        ],
      }),
    );
  });

  it.each([1_000, 700, 500])("lets pass what it says would be right of a table of %i cm", (cm) => {
    const { values } = refusalOf(ground(cm)).issues[0] ?? {};
    const paper = PAPERS.find((each) => PAPER_NAMES[each] === values?.rightPaper) ?? "a4";
    const scale = TABLE_SCALES.find((each) => ratioOf(each) === values?.rightScale) ?? 1;
    expect(values?.rightCount).toBeLessThanOrEqual(MAX_TABLE_SHEETS);
    expect(() => refuseTooManySheets(ground(cm), { ...asked({ scale }), paper })).not.toThrow();
  });

  it("lets an ordinary table pass", () => {
    expect(() => refuseTooManySheets(ground(300), asked())).not.toThrow();
  });

  it("counts what is printed: one house on a giant's table is a sheet or a few", () => {
    expect(() =>
      refuseTooManySheets(ground(1_000, [house]), asked({ ground: "to-build" })),
    ).not.toThrow();
    expect(() => refuseTooManySheets(ground(1_000, [house]), asked())).toThrow();
  });

  it("counts the sheets that pieces to cut take, not the table's", () => {
    expect(() =>
      refuseTooManySheets(ground(1_000, [road(500)]), asked({ ground: "strips" })),
    ).not.toThrow();
    const roads = Array.from({ length: 3_000 }, (_, i) => road(i / 3));
    const tooMany = { ...asked({ ground: "strips", scale: 4 }), paper: "a3" } as const;
    expect(() => refuseTooManySheets(ground(1_000, roads), tooMany)).toThrow(
      /[45]\d\d sheets of A3 .*Make the table smaller/,
    );
  });
});
