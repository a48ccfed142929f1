import { expect, test } from "vitest";
import { plainWords } from "@/lib/markdown/plain-words";

test.each([
  ["**10 July 1812.** Bagration *needs* a day.", "10 July 1812. Bagration needs a day."],
  ["# The game\n\n- Hold the bridge\n- Then go", "The game Hold the bridge Then go"],
  ["11. februar 1814: Sackens russere", "11. februar 1814: Sackens russere"],
  ["1. Hold\n2. Then go", "1. Hold 2. Then go"],
  ["One line\nand the next\\\nand a third", "One line and the next and a third"],
  ["[The field](https://example.org) ![a hill](x.png) `27 × 3`", "The field a hill 27 × 3"],
  ["2 * 3 figures, snake_case", "2 * 3 figures, snake_case"],
  ["", ""],
])("%j is read as %j", (text, words) => {
  expect(plainWords(text)).toBe(words);
});
