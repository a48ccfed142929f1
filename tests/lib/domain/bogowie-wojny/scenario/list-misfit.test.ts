import { expect, test } from "vitest";
import { listMisfit } from "@/lib/domain/bogowie-wojny/scenario/list-misfit";

test.each([
  ["its nation and no book asked for", "austria", null, null, null],
  ["any book where none is asked for", "austria", "other", null, null],
  ["the book asked for", "austria", "asked", "asked", null],
  ["another book", "austria", "other", "asked", "book"],
  ["no book though one is asked for", "austria", null, "asked", "book"],
  ["another nation, whatever its book", "france", "other", "asked", "nation"],
] as const)("a list of %s", (_, nation, of, asked, misfit) => {
  const list = { nation, book: of && { id: of } };
  const force = { nation: "austria", book: asked && { id: asked } } as const;
  expect(listMisfit(list, force)).toBe(misfit);
});
