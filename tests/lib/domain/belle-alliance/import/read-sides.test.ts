import { expect, test } from "vitest";
import { linesOfText } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { readSides } from "@/lib/domain/belle-alliance/import/read-sides";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

function menOf(text: string): (number | null)[] {
  let count = 0;
  const { sides } = readSides(linesOfText(text, { format: "text", columns: {} }), {
    format: "text",
    nation: null,
    looseName: "Loose",
    sideName: "Side",
    newId: () => `r${count++}`,
  });
  return sides.flatMap(({ formations }) => unitsUnder(formations).map(({ men }) => men));
}

test.each([
  ["1st Brigade\n13th Line (71/2,230)\n23rd Line (62/1,714)\n1/2nd Foot Artillery (8)(4/91)", 91],
  ["1. Brigade\n1. Linien-Regt. (31/640)\n2. Linien-Regt. (28/580)\nSappeurs (2/64)", 64],
  ["1re brigade\n13e de ligne (31/640)\n17e de ligne (28/580)\n5e sapeurs (3/82)", 82],
])(
  "a plain text that counts officers and men in pairs does so for small units too",
  (text, men) => {
    expect(menOf(text).at(-1)).toBe(men);
  },
);

test("without such pairs the numbers may be those of regiments", () => {
  expect(menOf("1st Brigade\nFlank companies (2/44)\n28th Foot 500")).toEqual([null, 500]);
});
