import { expect, test } from "vitest";
import { namedBounds } from "@/lib/domain/belle-alliance/scenario/named-bounds";
import type { Language } from "@/lib/domain/document/language";

test.each<[Language, string, number[]]>([
  ["en", "At the church in bound 7.", [7]],
  ["en", "In bounds 9 to 11 or, by die, bound 12 (19:45).", [9, 11, 12]],
  ["en", "There by bound 4 or 5", [4, 5]],
  ["en", "By the end of bound 6", [6]],
  ["en", "From bound 5, not before bound 7, until the end of bound 9, after bound 3", []],
  ["en", "7 bounds of 50 cm, rebound 3", []],
  ["da", "Ved kirken i træk 7 eller 8.", [7, 8]],
  ["da", "Senest i træk 4", [4]],
  ["da", "Fra træk 5, før træk 7, til udgangen af træk 9, inden træk 3", []],
  ["da", "7 træk à 50 cm, indtræk 3", []],
  ["pl", "Pod kościołem w turze 7.", [7]],
  ["pl", "w turach 9–12, tura 14 lub 15", [9, 12, 14, 15]],
  ["pl", "Od tury 5, przed turą 7, do końca tury 9, po turze 3", []],
  ["pl", "7 tur po 50 cm", []],
])("%s: %s", (language, text, bounds) => {
  expect(namedBounds(text, language)).toEqual(bounds);
});

test("a text of nothing but bounds is read at once", () => {
  expect(namedBounds("in bound 7 ".repeat(20_000), "en")).toHaveLength(20_000);
});
