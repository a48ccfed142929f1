import fc from "fast-check";
import { expect, test } from "vitest";
import { wordDiff } from "@/lib/domain/document/history/word-diff";

const join = (then: string, now: string, without: "added" | "removed") =>
  wordDiff(then, now)
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

test("names the words that were removed and added", () => {
  expect(wordDiff("Hold the bridge at dawn.", "Hold the ford at dawn.")).toEqual([
    { kind: "same", text: "Hold the " },
    { kind: "removed", text: "bridge" },
    { kind: "added", text: "ford" },
    { kind: "same", text: " at dawn." },
  ]);
  expect(wordDiff("Mostu w Łączycy bronić", "Mostu w Łęczycy bronić")).toHaveLength(4);
});

test("what stays and what came is the new text, what stays and what went the old", () => {
  const text = fc
    .array(fc.constantFrom("Danes", "hold", "\n\n", " ", "åen", "—", "bro,"))
    .map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (then, now) => {
      expect(join(then, now, "removed")).toBe(now);
      expect(join(then, now, "added")).toBe(then);
    }),
  );
});

test("texts with nothing in common follow one another", () => {
  const words = (stem: string) => Array.from({ length: 3_000 }, (_, i) => `${stem}${i}`).join(" ");
  const spans = wordDiff(words("a"), words("b"));
  expect(spans.map(({ kind }) => kind)).toEqual(["removed", "added"]);
});
