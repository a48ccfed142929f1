import { describe, expect, test } from "vitest";
import { kindOf } from "@/lib/domain/document/document-kind";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { formation, scenario, side, unit } from "../belle-alliance/scenario/build";

const bare = { kind: "scenario", schemaVersion: 1, title: "Sehested", language: "da" };

function nested(levels: number): object {
  return {
    id: `f${levels}`,
    name: "F",
    level: "brigade",
    formations: levels > 1 ? [nested(levels - 1)] : [],
  };
}

describe("parseDocument", () => {
  test("fills in what a bare scenario leaves out", () => {
    const parsed = parseDocument("scenario", bare);
    expect(parsed).toMatchObject({
      ok: true,
      document: { sides: [], settings: { menPerFigure: 20 }, map: { widthCm: 180 } },
    });
  });

  test.each([
    ["an unknown field", { ...bare, colour: "red" }, "/colour", "unknown-field"],
    [
      "an unknown field deep down",
      { ...bare, map: { widthCm: 90, depthCm: 90, "a/b": 1 } },
      "/map/a~1b",
      "unknown-field",
    ],
    ["no title", { ...bare, title: "" }, "/title", "too-small"],
    ["a blank title", { ...bare, title: " " }, "/title", "invalid-format"],
    ["a number for a text", { ...bare, battle: 5 }, "/battle", "invalid-type"],
    ["a control character", { ...bare, battle: "a\u0000b" }, "/battle", "bad-character"],
    ["half an emoji", { ...bare, battle: "a\ud83d" }, "/battle", "bad-character"],
    ["an impossible day", { ...bare, date: "1813-02-30" }, "/date", "invalid-format"],
    ["another kind", { ...bare, kind: "army-list" }, "/kind", "invalid-value"],
    ["a newer schema", { ...bare, schemaVersion: 2 }, "/schemaVersion", "invalid-value"],
    ["no object at all", [], "", "invalid-type"],
    ["nothing", null, "", "invalid-type"],
  ])("refuses %s and names the place", (_, json, path, code) => {
    const parsed = parseDocument("scenario", json);
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.ok ? [] : parsed.issues).toContainEqual(expect.objectContaining({ path, code }));
  });

  test("takes emoji, tabs and line ends as text", () => {
    expect(parseDocument("scenario", { ...bare, summary: "Vagt 🎖\n\tpå broen\r\n" }).ok).toBe(true);
  });

  test.each([
    ["of two sides", { ...bare, sides: [side("s"), side("s")] }, "/sides/1/id"],
    [
      "of a unit and a feature",
      {
        ...bare,
        sides: [side("s", { formations: [formation("f", { units: [unit("u")] })] })],
        map: {
          widthCm: 90,
          depthCm: 90,
          features: [{ kind: "place", id: "u", name: "P", xCm: 0, yCm: 0 }],
        },
      },
      "/map/features/0/id",
    ],
  ])("refuses the same id %s", (_, json, path) => {
    expect(parseDocument("scenario", json)).toMatchObject({
      ok: false,
      issues: [{ path, code: "repeated-id" }],
    });
  });

  test.each([
    [8, true],
    [9, false],
    [17, false],
    [5_000, false],
  ])("a tree of %d levels: %s", (levels, ok) => {
    const json = {
      ...bare,
      sides: [{ id: "s", name: "S", colour: "a", formations: [nested(levels)] }],
    };
    expect(parseDocument("scenario", json).ok).toBe(ok);
  });

  test("says which formation is the first beyond where a tree is too deep", () => {
    const sides = [{ id: "s", name: "S", colour: "a", formations: [nested(100)] }];
    expect(parseDocument("scenario", { ...bare, sides })).toEqual({
      ok: false,
      issues: [
        {
          path: `/sides/0${"/formations/0".repeat(9)}`,
          code: "too-deep",
          message: "Formations stand at most 8 levels deep; this one stands deeper.",
        },
      ],
    });
  });

  test("says which is the first beyond, how many there are and may be, where there are too many units", () => {
    const brigade = (id: string, count: number) =>
      formation(id, { units: Array.from({ length: count }, (_, i) => unit(`${id}${i}`)) });
    const sides = [
      side("s", { formations: [brigade("a", 1_500)] }),
      side("t", { formations: [brigade("b", 400), brigade("c", 8_100)] }),
    ];
    const parsed = parseDocument("scenario", scenario({ sides }));
    expect(parsed).toMatchObject({
      ok: false,
      issues: [{ path: "/sides/1/formations/1/units/100", code: "too-many" }],
    });
    expect(parsed.ok ? "" : parsed.issues[0]?.message).toContain("10000 units; 2000 are the most");
  });

  test("says the maximum where a list is too long", () => {
    const sides = Array.from({ length: 9 }, (_, i) => side(`s${i}`));
    expect(parseDocument("scenario", { ...bare, sides })).toMatchObject({
      ok: false,
      issues: [{ path: "/sides", message: "This list is too long; 8 items are the most." }],
    });
  });

  test("is not fooled by keys that objects inherit", () => {
    const json = JSON.parse('{"kind":"scenario","__proto__":{"title":"x"}}');
    expect(parseDocument("scenario", json)).toMatchObject({ ok: false });
  });
});

test.each([
  [{ kind: "scenario" }, "scenario"],
  [{ kind: "army-list" }, "army-list"],
  [{ kind: "toString" }, null],
  [[], null],
])("kindOf", (json, kind) => {
  expect(kindOf(json)).toBe(kind);
});
