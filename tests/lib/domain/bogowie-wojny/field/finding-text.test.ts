import { expect, test } from "vitest";
import { findingAt } from "@/lib/domain/bogowie-wojny/field/finding";
import {
  BATTLEFIELD_FINDINGS,
  type BattlefieldFindingCode,
} from "@/lib/domain/bogowie-wojny/field/finding-codes";
import { battlefieldFindingText } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { LANGUAGES } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";

const ANY = {
  column: "woods",
  kind: "wood",
  otherKind: "hill",
  edge: "south",
  role: "main",
  which: "start",
  origin: "bought",
  order: "alternately",
  ...Object.fromEntries(
    ["count", "most", "least", "other", "side", "long", "wide", "short", "length", "distance"].map(
      (name) => [name, 7],
    ),
  ),
  ...{
    piece: 3,
    depth: 20,
    wanted: 1,
    points: 10,
    upgrade: "wood",
    bought: 2,
    brought: 1,
    width: 180,
  },
};

test.each(LANGUAGES)("every finding has its sentence in %s", (language) => {
  const words = translatorFor(language, "battlefield");
  const codes = Object.keys(BATTLEFIELD_FINDINGS) as BattlefieldFindingCode[];
  const texts = codes.map((code) => battlefieldFindingText(findingAt("", code, ANY), words));
  expect(texts.filter((text) => /[{}]|findings\./.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(codes.length);
});

test("a finding names what it speaks of", () => {
  const finding = findingAt("/pieces", "too-many-of", { column: "woods", count: 5, most: 4 });
  const text = battlefieldFindingText(finding, translatorFor("en", "battlefield"));
  expect(text).toBe("Woods and groves: 5, and the area allows 4 at most.");
});
