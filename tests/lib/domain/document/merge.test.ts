import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { uniqueTrees } from "@/tests/lib/domain/document/json-trees";

const item = (id: string, name = "", items: object[] = []) => ({ id, name, items });
const document = (...items: object[]) => ({ title: "T", items });

describe("mergeDocuments", () => {
  test("an unchanged side leaves the other's document", () => {
    fc.assert(
      fc.property(uniqueTrees, uniqueTrees, (base, changed) => {
        expect(mergeDocuments(base, changed, base)).toEqual({ ok: true, merged: changed });
        expect(mergeDocuments(base, base, changed)).toEqual({ ok: true, merged: changed });
      }),
    );
  });

  test("edits of different objects come out the same either way round", () => {
    fc.assert(
      fc.property(uniqueTrees, fc.string(), fc.string(), (base, title, name) => {
        fc.pre(base.items.length > 0);
        const theirs = { ...base, title };
        const mine = {
          ...base,
          items: base.items.map((each, i) => (i ? each : { ...each, name })),
        };
        const merged = { ok: true, merged: { ...mine, title } };
        expect(mergeDocuments(base, theirs, mine)).toEqual(merged);
        expect(mergeDocuments(base, mine, theirs)).toEqual(merged);
      }),
    );
  });

  test("either merges or names a place, and is symmetrical about which", () => {
    fc.assert(
      fc.property(uniqueTrees, uniqueTrees, uniqueTrees, (base, a, b) => {
        const there = mergeDocuments(base, a, b);
        const back = mergeDocuments(base, b, a);
        expect(there.ok).toBe(back.ok);
      }),
    );
  });

  test("keeps what both added, each behind its neighbour", () => {
    const base = document(item("a"), item("b"));
    const theirs = document(item("a"), item("t"), item("b"));
    const mine = document(item("a"), item("b"), item("m"));
    expect(mergeDocuments(base, theirs, mine)).toEqual({
      ok: true,
      merged: document(item("a"), item("t"), item("b"), item("m")),
    });
  });

  test("keeps a reorder of one side and the renaming of the other", () => {
    const base = document(item("a"), item("b"), item("c"));
    const theirs = document(item("a"), item("b", "named"), item("c"));
    const mine = document(item("c"), item("a"), item("b"));
    expect(mergeDocuments(base, theirs, mine)).toEqual({
      ok: true,
      merged: document(item("c"), item("a"), item("b", "named")),
    });
  });

  test("keeps a removal that does not concern the other side", () => {
    const base = document(item("a"), item("b"));
    expect(mergeDocuments(base, document(item("b")), document(item("a"), item("b", "x")))).toEqual({
      ok: true,
      merged: document(item("b", "x")),
    });
  });

  test.each([
    [
      "both renamed it",
      document(item("z"), item("a", "theirs")),
      document(item("a", "mine")),
      { path: "/items/1/name", subject: "a", base: "", theirs: "theirs", mine: "mine" },
    ],
    [
      "they removed what I changed",
      document(),
      document(item("a", "mine")),
      { path: "/items/0", subject: "a", theirs: undefined, mine: item("a", "mine") },
    ],
    [
      "I removed what they changed",
      document(item("a", "theirs")),
      document(),
      { path: "/items/0", subject: "a", theirs: item("a", "theirs"), mine: undefined },
    ],
    [
      "both moved it, each elsewhere",
      document(item("p", "", [item("a")]), item("q")),
      document(item("p"), item("q", "", [item("a")])),
      { path: "/items/1/items/0", subject: "a" },
    ],
  ])("reports a conflict where %s", (_, theirs, mine, conflict) => {
    const base = document(item("a"));
    const full =
      conflict.path === "/items/1/items/0" ? document(item("p"), item("q"), item("a")) : base;
    const result = mergeDocuments<object>(full, theirs, mine);
    expect(result).toMatchObject({ ok: false, conflicts: [conflict] });
  });
});
