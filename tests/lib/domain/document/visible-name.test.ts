import { expect, test } from "vitest";
import { visibleNameSchema } from "@/lib/domain/document/primitives";

test.each(["Karen Holm", "Ó Briain", "李伟", "محمد", "👩‍🚀 Ada", "❤️", "Łódź 1809", "-"])(
  "%s is a name",
  (name) => {
    expect(visibleNameSchema.parse(` ${name} `)).toBe(name);
  },
);

test.each([
  ["nothing", ""],
  ["blanks", "   "],
  ["a zero-width space", "\u200b"],
  ["a soft hyphen", "Ka\u00adren"],
  ["a Hangul filler", "\u3164"],
  ["a joiner alone", "\u200d"],
  ["the blank of Braille", "\u2800"],
  ["a turned direction", "Karen\u202emloH"],
  ["an isolate", "\u2066Karen\u2069"],
  ["a mark of direction", "Karen\u200f"],
  ["a line break", "Karen\nHolm"],
  ["a line separator", "Karen\u2028Holm"],
  ["a tag character", "Karen\u{e0041}"],
])("%s makes none", (_, name) => {
  const { error } = visibleNameSchema.safeParse(name);
  expect(error?.issues).toHaveLength(1);
});
