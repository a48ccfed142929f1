import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPatch, type PatchOperation, patchSchema } from "@/lib/domain/document/patch";

const scenario = {
  title: "Sehested",
  sides: [
    { id: "s1", name: "Danes" },
    { id: "s2", name: "Allies" },
  ],
  points: [1, 2],
};

describe("applyPatch", () => {
  test.each<[string, PatchOperation[], unknown]>([
    ["replaces", [{ op: "replace", path: "/title", value: "Bov" }], { ...scenario, title: "Bov" }],
    ["appends", [{ op: "add", path: "/points/-", value: 3 }], { ...scenario, points: [1, 2, 3] }],
    ["inserts", [{ op: "add", path: "/points/0", value: 0 }], { ...scenario, points: [0, 1, 2] }],
    ["removes", [{ op: "remove", path: "/points/0" }], { ...scenario, points: [2] }],
    [
      "moves",
      [{ op: "move", from: "/points/0", path: "/points/1" }],
      { ...scenario, points: [2, 1] },
    ],
    [
      "copies",
      [{ op: "copy", from: "/title", path: "/place" }],
      { ...scenario, place: "Sehested" },
    ],
    ["replaces everything", [{ op: "replace", path: "", value: {} }], {}],
    [
      "moves to the end",
      [{ op: "move", from: "/sides/0", path: "/sides/-" }],
      { ...scenario, sides: scenario.sides.toReversed() },
    ],
    ["passes a test", [{ op: "test", path: "/points", value: [1, 2] }], scenario],
  ])("%s", (_, operations, expected) => {
    expect(applyPatch(scenario, operations)).toEqual({ ok: true, document: expected });
  });

  test.each<[string, PatchOperation]>([
    ["missing-place", { op: "replace", path: "/place", value: "" }],
    ["missing-place", { op: "remove", path: "/sides/2" }],
    ["missing-place", { op: "remove", path: "" }],
    ["missing-place", { op: "add", path: "/points/3", value: 3 }],
    ["missing-place", { op: "add", path: "/points/01", value: 3 }],
    ["missing-place", { op: "add", path: "/title/0", value: "x" }],
    ["missing-place", { op: "replace", path: "/points/length", value: 0 }],
    ["missing-place", { op: "replace", path: "/points/-", value: 0 }],
    ["missing-place", { op: "remove", path: "/title/length" }],
    ["missing-place", { op: "replace", path: "/toString", value: 0 }],
    ["missing-place", { op: "move", from: "/points/0", path: "/points/2" }],
    ["missing-place", { op: "copy", from: "/nothing", path: "/title" }],
    ["into-itself", { op: "move", from: "/sides", path: "/sides/0" }],
    ["missing-value", { op: "add", path: "/place", value: undefined }],
    ["test-failed", { op: "test", path: "/title", value: "Bov" }],
    ["bad-pointer", { op: "remove", path: "title" }],
    ["bad-pointer", { op: "remove", path: "/a~2" }],
    ["forbidden-key", { op: "add", path: "/__proto__/polluted", value: true }],
    ["forbidden-key", { op: "add", path: "/constructor", value: {} }],
    ["forbidden-key", { op: "copy", from: "/sides/0/prototype", path: "/title" }],
  ])("refuses with %s: %o", (code, operation) => {
    const before = structuredClone(scenario);
    const first: PatchOperation = { op: "test", path: "/title", value: "Sehested" };
    expect(applyPatch(scenario, [first, operation])).toMatchObject({ ok: false, code, index: 1 });
    expect(scenario).toEqual(before);
  });

  test("stops copies that double a document over and over", () => {
    const doubling = Array.from(
      { length: 60 },
      (): PatchOperation => ({
        op: "copy",
        from: "/sides",
        path: "/sides/-",
      }),
    );
    expect(applyPatch(scenario, doubling)).toMatchObject({ ok: false, code: "too-large" });
  });

  test("weighs the text that copies add", () => {
    const text = "x".repeat(1_000_000);
    const copies = Array.from(
      { length: 6 },
      (): PatchOperation => ({ op: "copy", from: "/text", path: "/points/-" }),
    );
    const patch: PatchOperation[] = [{ op: "add", path: "/text", value: text }, ...copies];
    expect(applyPatch(scenario, patch)).toMatchObject({ ok: false, code: "too-large", index: 4 });
  });

  test.each<[string, unknown, string]>([
    ["list", Array(10_001).fill(0), "/wide/-"],
    ["list", Array(10_001).fill([]), "/wide/0/-"],
    [
      "object",
      Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`k${i}`, 0])),
      "/wide/x",
    ],
  ])("reaches into no %s wider than documents have", (_, value, path) => {
    const patch: PatchOperation[] = [
      { op: "add", path: "/wide", value },
      { op: "add", path, value: 1 },
    ];
    expect(applyPatch(scenario, patch)).toMatchObject({ ok: false, code: "too-large", index: 1 });
  });

  test("keeps untouched parts as the same objects", () => {
    const result = applyPatch(scenario, [{ op: "replace", path: "/sides/0/name", value: "Dansk" }]);
    const document = result.ok ? (result.document as typeof scenario) : null;
    expect(document?.sides[1]).toBe(scenario.sides[1]);
    expect(document?.sides[0]?.name).toBe("Dansk");
  });

  test("never throws, whatever the pointers", () => {
    const pointers = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom("sides", "0", "-", "length", "name", "title", "", "__proto__"))
        .map((keys) => keys.map((key) => `/${key}`).join("")),
    );
    const operations = fc.record({
      op: fc.constantFrom("add", "remove", "replace", "move", "copy", "test"),
      path: pointers,
      from: pointers,
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(operations, { maxLength: 6 }), (patch) => {
        const result = applyPatch(scenario, patchSchema.parse(patch));
        expect(typeof result.ok).toBe("boolean");
      }),
    );
  });
});

describe("patchSchema", () => {
  test.each([
    [[{ op: "explode", path: "/" }]],
    [[{ op: "move", path: "/title" }]],
    [{ op: "add", path: "/title", value: 1 }],
    [Array.from({ length: 5_001 }, () => ({ op: "remove", path: "/title" }))],
  ])("refuses what is no patch", (json) => {
    expect(patchSchema.safeParse(json).success).toBe(false);
  });
});
