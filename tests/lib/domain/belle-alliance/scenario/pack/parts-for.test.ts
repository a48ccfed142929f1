import { expect, test } from "vitest";
import { PACK_PARTS } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";

test("the umpire may have every part, nobody else the running sheet", () => {
  expect(partsFor({ for: "umpire" })).toEqual(PACK_PARTS);
  for (const reader of ["side", "public"] as const) {
    expect(partsFor({ for: reader })).toEqual(
      PACK_PARTS.filter((part) => part !== "running-sheet"),
    );
  }
});
