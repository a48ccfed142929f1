import { expect, test } from "vitest";
import { audienceOfKey, readerKey } from "@/lib/domain/belle-alliance/scenario/view/reader-key";

test.each([
  { for: "umpire" },
  { for: "public" },
  { for: "side", sideId: "reds" },
  { for: "commander", formationId: "brigade" },
] as const)("a reader is found again by its key: %o", (asked) => {
  expect(audienceOfKey(readerKey(asked))).toEqual(asked);
});
