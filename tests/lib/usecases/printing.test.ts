import { afterAll, expect, test } from "vitest";
import {
  PACK_PARTS,
  type PackPart,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { WORKSHOP_LIMITS, Workshop } from "@/lib/pdf/press/workshop";
import { awaitPrint } from "@/lib/usecases/printing";
import { crowdedScenario } from "@/tests/fixtures/crowded-scenario";

const hasty = new Workshop({ ...WORKSHOP_LIMITS, workers: 1, queue: 1, jobMs: 20 });
afterAll(() => hasty.close());

/** Has too little memory for a pack of all parts, and enough for each of them. */
const narrow = new Workshop({ ...WORKSHOP_LIMITS, memoryBytes: 500_000_000 });
afterAll(() => narrow.close());

function print() {
  const view = viewFor(crowdedScenario({ units: 24, shapes: 5, corners: 6 }), { for: "umpire" });
  return awaitPrint(
    hasty.print({ work: "pack", view, options: WHOLE_BOOK, language: "en", paper: "a4" }),
  );
}

test("what takes too long to print is refused with how much there is and what to leave out", async () => {
  await expect(print()).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(
      /24 units, 5 shapes, 30 corners\. Print one side's pack .* remove shapes/,
    ),
    extra: { reason: "prints-too-long" },
  });
});

test.runIf(process.platform === "linux")(
  "a pack refused as too large prints as its refusal says: fewer of its parts at a time",
  async () => {
    const view = viewFor(crowdedScenario({ units: 300, shapes: 5, corners: 6 }), { for: "umpire" });
    const pages = async (parts: readonly PackPart[]) => {
      const options = { ...WHOLE_BOOK, parts, table: { ...WHOLE_BOOK.table, scale: 4 as const } };
      const job = { work: "pack", view, options, language: "en", paper: "a4" } as const;
      return (await awaitPrint(narrow.print(job), parts)).pages;
    };
    const refusal = await pages(PACK_PARTS).catch((error: Error) => error.message);
    expect(refusal).toMatch(/more than 500 MB and was stopped; there are 300 units/);
    const [, named = ""] =
      /Print fewer parts at a time than these: ([^.]*)\./.exec(`${refusal}`) ?? [];
    const parts = PACK_PARTS.filter((part) => named.split(", ").includes(part));
    expect(parts).toEqual(PACK_PARTS);
    for (const part of parts) expect(await pages([part])).toBeGreaterThan(0);
  },
  240_000,
);

test("where too many print, the next is asked to come again later", async () => {
  const [first, second, third] = [print(), print(), print()];
  await expect(third).rejects.toMatchObject({ code: "busy", extra: { retryAfterSeconds: 5 } });
  await Promise.allSettled([first, second]);
});
