import fc from "fast-check";
import { produce } from "immer";
import { applyPatch as applyByPackage } from "rfc6902";
import { describe, expect, test } from "vitest";
import { diffDocuments } from "@/lib/domain/document/diff";
import { applyPatch } from "@/lib/domain/document/patch";
import { trees } from "@/tests/lib/domain/document/json-trees";

describe("diffDocuments", () => {
  test("its operations lead from the one document to the other", () => {
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        const result = applyPatch(before, diffDocuments(before, after));
        expect(result).toEqual({ ok: true, document: after });
      }),
    );
  });

  test("another implementation of RFC 6902 reads them the same way", () => {
    fc.assert(
      fc.property(trees, trees, (before, after) => {
        const copy = JSON.parse(JSON.stringify(before));
        applyByPackage(copy, diffDocuments(before, after) as Parameters<typeof applyByPackage>[1]);
        expect(copy).toEqual(after);
      }),
    );
  });

  test("finds nothing between equal documents", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        expect(diffDocuments(tree, structuredClone(tree))).toEqual([]);
      }),
    );
  });

  const list = (...ids: string[]) => ({ items: ids.map((id) => ({ id })) });
  test.each([
    ["an insertion", list("a", "b"), list("a", "x", "b"), [["add", "/items/1"]]],
    ["a removal", list("a", "b", "c"), list("a", "c"), [["remove", "/items/1"]]],
    [
      "a move to the end",
      list("a", "b", "c"),
      list("b", "c", "a"),
      [
        ["remove", "/items/0"],
        ["add", "/items/2"],
      ],
    ],
    ["a line of points", { points: [[0, 0]] }, { points: [[0, 1]] }, [["replace", "/points"]]],
    ["a cleared field", { name: "Ney", men: 5 }, { name: "Ney" }, [["remove", "/men"]]],
  ])("says %s in as few words as possible", (_, before, after, expected) => {
    const operations = diffDocuments(before, after);
    expect(operations.map(({ op, path }) => [op, path])).toEqual(expected);
  });

  test("looks only where the editor changed something", () => {
    const before = { sides: Array.from({ length: 5 }, (_, i) => ({ id: `s${i}`, name: "" })) };
    const after = produce(before, (draft) => {
      const side = draft.sides[3];
      if (side) side.name = "Allies";
    });
    expect(diffDocuments(before, after)).toEqual([
      { op: "replace", path: "/sides/3/name", value: "Allies" },
    ]);
  });
});
