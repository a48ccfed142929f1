import { afterAll, expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/scenario/view-for";
import { WORKSHOP_LIMITS, Workshop } from "@/lib/pdf/press/workshop";
import { awaitPrint } from "@/lib/usecases/printing";
import { crowdedScenario } from "@/tests/fixtures/crowded-scenario";

const hasty = new Workshop({ ...WORKSHOP_LIMITS, workers: 1, queue: 1, jobMs: 20 });
afterAll(() => hasty.close());

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

test("where too many print, the next is asked to come again later", async () => {
  const [first, second, third] = [print(), print(), print()];
  await expect(third).rejects.toMatchObject({ code: "busy", extra: { retryAfterSeconds: 5 } });
  await Promise.allSettled([first, second]);
});
