import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  listIdIn,
  makeFormatText,
  readFormat,
  readFormatText,
} from "@/lib/domain/bogowie-wojny/list/format-file";
import { formatSchema } from "@/lib/domain/bogowie-wojny/list/format-schema";
import { FORMATS, READINGS, type Reading } from "@/lib/rules/bogowie-wojny/format";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { armyOf, lineBases } from "./army-of";

const formatArbitrary = fc
  .record({
    pattern: fc.constantFrom(...FORMATS),
    name: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => /\S/.test(name)),
    halves: fc.nat(400),
    maxBases: fc.option(fc.integer({ min: 1, max: 99 })),
    unitKinds: fc.uniqueArray(fc.constantFrom(...UNIT_KINDS), { maxLength: 4 }),
    upgrades: fc.uniqueArray(fc.constantFrom(...UPGRADES), { maxLength: 4 }),
    years: fc.option(fc.constant({ from: 1809, to: 1812 })),
    other: fc.constantFrom(...(Object.keys(READINGS) as Reading[])),
  })
  .map(({ pattern, name, halves, maxBases, unitKinds, upgrades, years, other }) =>
    formatSchema.parse({
      ...pattern,
      name,
      unitPoints: halves / 2,
      maxBases,
      years,
      bans: { unitKinds, upgrades, entries: ["Kozacy"] },
      readings: { ...pattern.readings, [other]: READINGS[other][1] },
    }),
  );

describe("a format's file", () => {
  it("comes back as it went out", () => {
    fc.assert(
      fc.property(formatArbitrary, (format) => {
        expect(readFormatText(makeFormatText(format))).toEqual({ ok: true, format });
      }),
    );
  });

  it("is read from the list that carries it", () => {
    const list = armyOf({ format: { name: "Liga", turns: 8 }, formations: [] });
    expect(readFormat(list)).toEqual({ ok: true, format: list.format });
  });

  it("of a pattern left as it is reads as that pattern, field by field in its order", () => {
    for (const pattern of FORMATS) {
      expect(JSON.stringify(formatSchema.parse(pattern))).toBe(JSON.stringify(pattern));
    }
  });

  it("is refused with the place that is wrong", () => {
    const { format } = armyOf({ formations: [{ regiments: lineBases(2) }] });
    const wrong = { ...format, unitPoints: -1, years: { from: 1812, to: 1809 } };
    const read = readFormat(wrong);
    expect(read).toMatchObject({
      ok: false,
      issues: [{ path: "/unitPoints" }, { path: "/years/to" }],
    });
  });

  it.each(["", "32+8", "{", "null", "[]"])("is not read from %j", (text) => {
    expect(readFormatText(text).ok).toBe(false);
  });
});

it.each([
  ["https://grundlag.example/army-lists/V1StGXR8Z5", "V1StGXR8Z5"],
  ["/army-lists/V1StGXR8Z5/edit", "V1StGXR8Z5"],
  [" V1StGXR8Z5 ", "V1StGXR8Z5"],
  ["https://grundlag.example/scenarios/V1StGXR8Z5", null],
  ['{"format": {}}', null],
])("finds in %j the list %s", (text, id) => {
  expect(listIdIn(text)).toBe(id);
});
