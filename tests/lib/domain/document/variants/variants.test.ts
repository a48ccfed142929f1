import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type JsonRecord, sameJson } from "@/lib/domain/document/json";
import { changesBetween } from "@/lib/domain/document/variants/changes-between";
import { addressOfVariant, variantAddress } from "@/lib/domain/document/variants/variant-address";
import { variantChangeSchema } from "@/lib/domain/document/variants/variant-change";
import { withChanges } from "@/lib/domain/document/variants/with-changes";

const unit = (id: string, more: object = {}) => ({ id, name: id, men: 500, tags: ["a"], ...more });

const WHOLE = {
  title: "Ligny",
  settings: { scale: 30, names: { a: "x" } },
  sides: [
    {
      id: "french",
      formations: [
        { id: "iii", units: [unit("u1"), unit("u2"), unit("u3")], formations: [] },
        { id: "iv", units: [unit("u4")], formations: [] },
      ],
    },
    { id: "prussians", formations: [] },
  ],
  map: { features: [{ id: "hill", points: [[1, 2]] }] },
};

function edited(change: (draft: typeof WHOLE) => void): JsonRecord {
  const draft = structuredClone(WHOLE);
  change(draft);
  return draft;
}

const iii = (draft: typeof WHOLE) => draft.sides[0]?.formations[0] as { units: object[] };

test.each<[string, (draft: typeof WHOLE) => void, readonly object[]]>([
  ["nothing", () => {}, []],
  [
    "a field of the whole",
    (draft) => {
      draft.settings.scale = 40;
    },
    [{ is: "set", of: "", at: "/settings/scale", value: 40 }],
  ],
  [
    "a unit's strength",
    (draft) => {
      Object.assign(iii(draft).units[1] ?? {}, { men: 450 });
    },
    [{ is: "set", of: "u2", at: "/men", value: 450 }],
  ],
  [
    "a unit that is left out",
    (draft) => {
      iii(draft).units.splice(0, 1);
    },
    [{ is: "leave-out", of: "u1" }],
  ],
  [
    "a formation that is left out with its units",
    (draft) => {
      draft.sides[0]?.formations.splice(0, 1);
    },
    [{ is: "leave-out", of: "iii" }],
  ],
  [
    "a unit in another formation",
    (draft) => {
      const [moved] = iii(draft).units.splice(0, 1);
      draft.sides[0]?.formations[1]?.units.push(moved as ReturnType<typeof unit>);
    },
    [{ is: "move", of: "u1", to: { of: "iv", at: "/units" } }],
  ],
])("the changes keep only what differs: %s", (_, change, expected) => {
  const changes = changesBetween(WHOLE, edited(change));
  expect(changes.filter(({ is }) => is !== "order")).toEqual(expected);
});

describe("a variant follows edits of the whole", () => {
  const changes = changesBetween(
    WHOLE,
    edited((draft) => {
      Object.assign(iii(draft).units[1] ?? {}, { men: 450 });
      iii(draft).units.push(unit("own"));
    }),
  );
  const variantOf = (change: (draft: typeof WHOLE) => void) => withChanges(edited(change), changes);

  test("the changed unit keeps its change wherever it stands, and takes every other edit", () => {
    const { document, lost } = variantOf((draft) => {
      const [moved] = iii(draft).units.splice(1, 1);
      draft.sides[0]?.formations[1]?.units.push({ ...unit("u2"), ...moved, name: "2nd Foot" });
    });
    expect(lost).toEqual([]);
    const units = JSON.stringify(document);
    expect(units).toContain('{"id":"u2","name":"2nd Foot","men":450');
  });

  test("a unit new in the whole is in the variant, behind whom it stands behind", () => {
    const { document } = variantOf((draft) => iii(draft).units.splice(1, 0, unit("new")));
    const ids = [...JSON.stringify(document).matchAll(/"id":"(u\d|new|own)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["u1", "new", "u2", "u3", "own", "u4"]);
  });

  test("what is gone from the whole leaves its changes without effect, and says which", () => {
    const { document, lost } = variantOf((draft) => draft.sides[0]?.formations.splice(0, 1));
    expect(JSON.stringify(document)).not.toContain("u2");
    expect(lost.map(({ is }) => is).sort()).toEqual(["add", "order", "set"]);
  });
});

/** Documents whose things have ids of their own. */
const documents = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 }),
    fc.infiniteStream(fc.tuple(fc.nat({ max: 9 }), fc.constantFrom("units", "formations", "x"))),
    fc.record({
      title: fc.string(),
      note: fc.option(fc.string()),
      bounds: fc.oneof(
        fc.integer(),
        fc.dictionary(fc.stringMatching(/^[a-z/~]{1,4}$/), fc.integer()),
      ),
    }),
  )
  .map(([ids, places, fields]) => {
    const root: Record<string, unknown> = { ...fields, map: { features: [] } };
    const holders: Record<string, unknown>[] = [root];
    for (const id of ids) {
      const { value } = places.next();
      const [at, list] = value ?? [0, "units"];
      const holder = holders[at % holders.length] ?? root;
      const thing = { id, size: at };
      holder[list] = [...((holder[list] as unknown[]) ?? []), thing];
      holders.push(thing);
    }
    return root;
  });

test("a document with the changes to its variant is the variant", () => {
  fc.assert(
    fc.property(documents, documents, (document, variant) => {
      const changes = changesBetween(document, variant);
      for (const change of changes) variantChangeSchema.parse(change);
      const { document: made, lost } = withChanges(document, changes);
      expect(lost).toEqual([]);
      expect(sameJson(made, variant)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("changes never make a document that cannot be told from JSON, whatever became of the whole", () => {
  fc.assert(
    fc.property(documents, documents, documents, (document, variant, later) => {
      const { document: made } = withChanges(later, changesBetween(document, variant));
      const ids = [...JSON.stringify(made).matchAll(/"id":"(\w)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test("a variant's address is its document's and its own id, and is taken apart again", () => {
  expect(variantAddress(addressOfVariant("ligny", "two-players"))).toEqual({
    id: "ligny",
    variant: "two-players",
  });
  expect(variantAddress("ligny")).toEqual({ id: "ligny", variant: null });
});
