import { describe, expect, it } from "vitest";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { armyOf } from "./army-of";

const entry = { id: "e1", names: { pl: "Piechota liniowa" }, unitKind: "line-infantry" };
const pinned = {
  ...armyOf({ formations: [{ regiments: [{ unitKind: "line-infantry", entryId: "e1" }] }] }),
  book: { id: "b1", version: 3, title: "Wojsko Księstwa", edition: "4.0" },
  bookEntries: [entry],
};

describe("the army book of a list", () => {
  it("is none in a list from before there were books", () => {
    const { book, bookEntries, ...older } = armyOf({
      formations: [{ regiments: [{ unitKind: "lancers" }] }],
    });
    const list = armyListSchema.parse(older);
    expect([list.book, list.bookEntries]).toEqual([null, []]);
    expect(list.formations[0]?.regiments[0]?.entryId).toBeNull();
  });

  it("comes with a snapshot of the entries", () => {
    const list = armyListSchema.parse(pinned);
    expect(list.book?.version).toBe(3);
    expect(list.bookEntries[0]?.names.pl).toBe("Piechota liniowa");
    expect(list.formations[0]?.regiments[0]?.entryId).toBe("e1");
  });

  it.each([
    ["two entries of one id", { bookEntries: [entry, entry] }, ["bookEntries", 1, "id"]],
    ["a version nobody wrote", { book: { ...pinned.book, version: 0 } }, ["book", "version"]],
    [
      "a snapshot without end",
      { bookEntries: Array.from({ length: 501 }, (_, i) => ({ ...entry, id: `e${i}` })) },
      ["bookEntries"],
    ],
  ])("refuses %s", (_, parts, path) => {
    const parsed = armyListSchema.safeParse({ ...pinned, ...parts });
    expect(parsed.error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
