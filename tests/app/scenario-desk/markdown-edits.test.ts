import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ChosenText,
  MARKS,
  type Mark,
  withMark,
  wordsIn,
} from "@/app/(author)/scenarios/[id]/edit/briefs/markdown-edits";

/** A text whose selection is marked by brackets. */
function chosen(drawn: string): ChosenText {
  const start = drawn.indexOf("[");
  const end = drawn.indexOf("]") - 1;
  return { text: drawn.replace("[", "").replace("]", ""), start, end };
}

function drawn({ text, start, end }: ChosenText): string {
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

describe("marks on a text", () => {
  test.each<[Mark, string, string]>([
    ["bold", "hold the [farm]", "hold the **[farm]**"],
    ["bold", "hold the **[farm]**", "hold the [farm]"],
    ["bold", "hold []", "hold **[]**"],
    ["italic", "the **[farm]**", "the ***[farm]***"],
    ["italic", "the ***[farm]***", "the **[farm]**"],
    ["italic", "the *[farm]*", "the [farm]"],
    ["heading", "First\nTa[sk]s\nLast", "First\n## Ta[sk]s\nLast"],
    ["heading", "## Ta[sk]s", "Ta[sk]s"],
    ["list", "[take\nhold]", "- [take\n- hold]"],
    ["list", "- [take\n- hold]", "[take\nhold]"],
    ["list", "1. [take\n2. hold]", "- [take\n- hold]"],
    ["numbers", "[take\nhold\nburn]", "1. [take\n2. hold\n3. burn]"],
    ["numbers", "- ta[k]e", "1. ta[k]e"],
  ])("%s: %s", (mark, before, after) => {
    expect(drawn(withMark(mark, chosen(before)))).toBe(after);
  });

  test("lose no word, and leave a choice inside the text", () => {
    const words = fc.array(fc.constantFrom("take", "the", "mill", "\n", "**", "- ", "1. ", "# "));
    fc.assert(
      fc.property(words, fc.nat(40), fc.nat(40), fc.constantFrom(...MARKS), (parts, a, b, mark) => {
        const text = parts.join("");
        const [start = 0, end = 0] = [a, b]
          .map((at) => Math.min(at, text.length))
          .sort((x, y) => x - y);
        const marked = withMark(mark, { text, start, end });
        const letters = (each: string) => each.replace(/[^a-z]/g, "");
        expect(letters(marked.text)).toBe(letters(text));
        expect(marked.start).toBeGreaterThanOrEqual(0);
        expect(marked.end).toBeGreaterThanOrEqual(marked.start);
        expect(marked.end).toBeLessThanOrEqual(marked.text.length);
      }),
    );
  });
});

test.each([
  ["", 0],
  ["  \n", 0],
  ["Hold the farm.", 3],
  ["d’Erlon's corps – 19.477 mænd", 4],
  ["## Zająć wzgórze\n\n- most", 3],
])("words in %j", (text, words) => {
  expect(wordsIn(text)).toBe(words);
});
