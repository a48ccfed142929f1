import { expect, test } from "vitest";
import { PACK_PARTS } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";

test("the umpire may have every part, a side no running sheet nor what is seen, the public what is all's", () => {
  expect(partsFor({ for: "umpire" })).toEqual(PACK_PARTS);
  for (const reader of ["side", "commander", "seat"] as const) {
    expect(partsFor({ for: reader })).toEqual(
      PACK_PARTS.filter((part) => part !== "running-sheet" && part !== "sight"),
    );
  }
  expect(partsFor({ for: "public" })).toEqual(["book", "order-of-battle", "map"]);
});
