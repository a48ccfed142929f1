import { describe, expect, test } from "vitest";
import { newArmyList } from "@/lib/domain/bogowie-wojny/list/new-army-list";
import { readDocument, upgradeDocument } from "@/lib/domain/kinds/codec";
import { formation, scenario, side, unit } from "../belle-alliance/scenario/build";

const full = scenario({
  summary: "Ægte *tekst* 🎖",
  sides: [side("s", { formations: [formation("f", { units: [unit("u", { men: null })] })] })],
});

describe("files", () => {
  const list = newArmyList({ title: "L", language: "pl", nation: "austria", divisionId: "d1" });

  test.each([
    ["scenario", full],
    ["army-list", list],
    ["army-list", { ...list, formatOrigin: { id: "zima", version: 3 } }],
  ] as const)("a document of kind %s comes back as it was written", (kind, document) => {
    const read = readDocument(kind, JSON.parse(JSON.stringify(document)));
    expect(read).toEqual({ ok: true, document });
  });
});

test("a list from before formats kept their origin belongs to no club", () => {
  const list = newArmyList({ title: "L", language: "pl", nation: "austria", divisionId: "d1" });
  const { formatOrigin: _, ...old } = list;
  expect(readDocument("army-list", old)).toEqual({ ok: true, document: list });
  for (const formatOrigin of [{}, { id: "A", version: 1 }, { id: "zima", version: 0 }, "zima"]) {
    expect(readDocument("army-list", { ...old, formatOrigin })).toMatchObject({ ok: false });
  }
});

describe("upgrades", () => {
  const ladder = [
    (older: object) => ({ ...older, place: "" }),
    (older: object) => ({ ...older, steps: 2 }),
  ];

  test.each([
    [1, { schemaVersion: 3, place: "", steps: 2 }],
    [2, { schemaVersion: 3, steps: 2 }],
    [3, { schemaVersion: 3 }],
  ])("version %d climbs step by step", (schemaVersion, document) => {
    expect(upgradeDocument({ schemaVersion }, ladder)).toEqual({ ok: true, document });
  });

  test.each([0, 4, 1.5])("version %d is refused", (schemaVersion) => {
    expect(upgradeDocument({ schemaVersion }, ladder)).toMatchObject({
      ok: false,
      issues: [{ path: "/schemaVersion", code: "unknown-schema-version" }],
    });
  });

  test("a newer scenario is refused by name of its version", () => {
    expect(readDocument("scenario", { ...full, schemaVersion: 2 })).toMatchObject({
      ok: false,
      issues: [{ code: "unknown-schema-version" }],
    });
  });
});
