import { describe, expect, test } from "vitest";
import { newArmyList } from "@/lib/domain/army-list/new-army-list";
import {
  readDocument,
  readDocumentFile,
  upgradeDocument,
  writeDocumentFile,
} from "@/lib/domain/codec";
import { formation, scenario, side, unit } from "./scenario/build";

const full = scenario({
  summary: "Ægte *tekst* 🎖",
  sides: [side("s", { formations: [formation("f", { units: [unit("u", { men: null })] })] })],
});

describe("files", () => {
  test("a scenario comes back as it was written", () => {
    expect(readDocumentFile("scenario", writeDocumentFile(full))).toEqual({
      ok: true,
      document: full,
    });
  });

  test("an army list comes back as it was written", () => {
    const list = newArmyList({ title: "L", language: "pl", nation: "austria", divisionId: "d1" });
    expect(readDocumentFile("army-list", writeDocumentFile(list))).toEqual({
      ok: true,
      document: list,
    });
  });

  test("writing what was read gives the same file", () => {
    const text = writeDocumentFile(full);
    const read = readDocumentFile("scenario", `\uFEFF${text}`);
    expect(read.ok && writeDocumentFile(read.document)).toBe(text);
  });

  test("text that is no JSON is refused, not thrown", () => {
    expect(readDocumentFile("scenario", "{")).toMatchObject({
      ok: false,
      issues: [{ code: "malformed-json" }],
    });
  });
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
