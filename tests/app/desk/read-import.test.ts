import { describe, expect, test } from "vitest";
import { readImport } from "@/app/(author)/desk/_components/import-text";

const scenario = { kind: "scenario", schemaVersion: 1, title: "Raszyn", language: "pl" };
const list = { kind: "army-list", schemaVersion: 1, title: "Awangarda", language: "pl" };

describe("a file to import", () => {
  test("may hold one document, with a byte order mark before it", () => {
    expect(readImport(`\uFEFF${JSON.stringify(scenario)}`)).toEqual({
      ok: true,
      documents: [{ kind: "scenario", title: "Raszyn", json: scenario, pictures: [] }],
    });
  });

  test("may be an account export: every document in it is found", () => {
    const text = JSON.stringify({
      user: { name: "Karen" },
      documents: [{ id: "a", document: scenario }, { id: "b", document: list }, null],
    });
    const read = readImport(text);
    expect(read.ok && read.documents.map(({ kind }) => kind)).toEqual(["scenario", "army-list"]);
  });

  test("may hold pictures, each with the scenario below whose map it lies", () => {
    const of = (documentId: string) => ({ documentId, base64: "AA==" });
    const documents = [
      { id: "a", document: scenario },
      { id: "b", document: scenario },
    ];
    const read = readImport(JSON.stringify({ documents, pictures: [of("b"), of("c"), null] }));
    expect(read.ok && read.documents.map(({ pictures }) => pictures)).toEqual([[], [of("b")]]);
  });

  test.each([
    ["{ kind: scenario", "no-json"],
    ["", "no-json"],
    ["[]", "no-document"],
    ["null", "no-document"],
    ['{"kind":"poem"}', "no-document"],
    ['{"documents":[{"document":{"kind":"poem"}}]}', "no-document"],
  ])("%s is refused: %s", (text, why) => {
    expect(readImport(text)).toEqual({ ok: false, why });
  });
});
