import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import {
  dissolveBrigade,
  joinBrigade,
  leaveBrigade,
  moveBrigade,
  nameBrigade,
} from "@/lib/domain/bogowie-wojny/list/commands/brigades";
import {
  duplicateFormation,
  idsNeeded,
  mayMerge,
  mergeRegiments,
  splitRegiment,
} from "@/lib/domain/bogowie-wojny/list/commands/division";
import {
  addRegiment,
  editRegiment,
  moveRegiment,
  removeRegiment,
} from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { regimentsOf } from "@/lib/domain/bogowie-wojny/list/totals";
import { applyCommand } from "@/lib/domain/document/command";
import { armyOf, lineBases } from "./army-of";

/** Two divisions of five line regiments each; the second and third regiment of the first form a brigade. */
const army = armyOf({
  formations: [
    {
      brigades: [{ id: "b", name: "Brygada" }],
      regiments: lineBases(25).map((regiment, i) => ({
        ...regiment,
        bases: 4,
        brigadeId: i === 1 || i === 2 ? "b" : null,
      })),
    },
    { regiments: lineBases(25) },
  ],
});

const brigadesIn = (list: ArmyList, i = 0) =>
  list.formations[i]?.regiments.map(({ id, brigadeId }) => `${id} ${brigadeId ?? "-"}`);

/** The list with a regiment's brigade moved to another place; unchanged if the regiment is in none. */
function movedWhole(
  list: ArmyList,
  { id, formationId, to }: { id: string; formationId: string; to: number },
): ArmyList {
  const brigadeId = regimentsOf(list).find((regiment) => regiment.id === id)?.brigadeId;
  return brigadeId ? applyCommand(list, moveBrigade, { id: brigadeId, formationId, to }) : list;
}

describe("brigades within a division [7.9]", () => {
  it("are started by joining a regiment with the one above it", () => {
    const list = applyCommand(army, joinBrigade, { regimentId: "f1r1", newId: "n" });
    expect(brigadesIn(list, 1)).toEqual(["f1r0 n", "f1r1 n", "f1r2 -", "f1r3 -", "f1r4 -"]);
    expect(list.formations[1]?.brigades).toEqual([{ id: "n", name: "" }]);
    expect(armyListSchema.parse(list)).toEqual(list);
  });

  it("grow by the regiment below them", () => {
    const list = applyCommand(army, joinBrigade, { regimentId: "f0r3", newId: "n" });
    expect(brigadesIn(list)).toEqual(["f0r0 -", "f0r1 b", "f0r2 b", "f0r3 b", "f0r4 -"]);
  });

  it("leave the first of a division alone, since there is none above it", () => {
    expect(applyCommand(army, joinBrigade, { regimentId: "f0r0", newId: "n" })).toBe(army);
  });

  it("lose regiments that leave, which are placed behind", () => {
    const three = applyCommand(army, joinBrigade, { regimentId: "f0r3", newId: "n" });
    const list = applyCommand(three, leaveBrigade, { regimentId: "f0r1" });
    expect(brigadesIn(list)).toEqual(["f0r0 -", "f0r2 b", "f0r3 b", "f0r1 -", "f0r4 -"]);
  });

  it("are none with one regiment left, whether the other leaves or is put elsewhere", () => {
    const alone = ["f0r0 -", "f0r1 -", "f0r2 -", "f0r3 -", "f0r4 -"];
    for (const regimentId of ["f0r1", "f0r2"]) {
      const list = applyCommand(army, leaveBrigade, { regimentId });
      expect(brigadesIn(list)?.toSorted()).toEqual(alone);
      expect(list.formations[0]?.brigades).toEqual([]);
    }
    const within = applyCommand(army, moveRegiment, { id: "f0r1", formationId: "f0", to: 4 });
    expect(brigadesIn(within)?.toSorted()).toEqual(alone);
    const away = applyCommand(army, moveRegiment, { id: "f0r1", formationId: "f1", to: 0 });
    expect(brigadesIn(away)).toEqual(alone.filter((each) => each !== "f0r1 -"));
    expect(armyListSchema.parse(away)).toEqual(away);
  });

  it("are none where a regiment is left with its own guns alone", () => {
    const armed = armyOf({
      formations: [
        {
          brigades: [{ id: "b", name: "" }],
          regiments: [
            { unitKind: "line-infantry", bases: 3, brigadeId: "b" },
            { unitKind: "line-infantry", bases: 3, brigadeId: "b" },
            { unitKind: "regimental-artillery", followsRegimentId: "f0r0", brigadeId: "b" },
          ],
        },
      ],
    });
    const list = applyCommand(armed, leaveBrigade, { regimentId: "f0r1" });
    expect(list.formations[0]?.brigades).toEqual([]);
    expect(brigadesIn(list)).toEqual(["f0r0 -", "f0r2 -", "f0r1 -"]);
    const unarmed = applyCommand(armed, leaveBrigade, { regimentId: "f0r2" });
    expect(brigadesIn(unarmed)).toEqual(["f0r0 b", "f0r1 b", "f0r2 -"]);
  });

  it("take in a regiment put between two of theirs, and release one moved away", () => {
    const inside = applyCommand(army, moveRegiment, { id: "f1r0", formationId: "f0", to: 2 });
    expect(brigadesIn(inside)?.slice(0, 4)).toEqual(["f0r0 -", "f0r1 b", "f1r0 b", "f0r2 b"]);
    const away = applyCommand(inside, moveRegiment, { id: "f0r2", formationId: "f0", to: 0 });
    expect(brigadesIn(away)?.slice(0, 4)).toEqual(["f0r2 -", "f0r0 -", "f0r1 b", "f1r0 b"]);
  });

  it("are gone with the last who is in them", () => {
    const one = applyCommand(army, removeRegiment, { id: "f0r1" });
    expect(one.formations[0]?.brigades).toHaveLength(1);
    const none = applyCommand(one, leaveBrigade, { regimentId: "f0r2" });
    expect(none.formations[0]?.brigades).toEqual([]);
    const dissolved = applyCommand(army, dissolveBrigade, { id: "b" });
    expect(dissolved.formations[0]?.brigades).toEqual([]);
    expect(dissolved.formations[0]?.regiments.every(({ brigadeId }) => !brigadeId)).toBe(true);
  });

  it("move whole into another division, with their name and their guns", () => {
    const armed = applyCommand(army, addRegiment, {
      id: "guns",
      formationId: "f0",
      unitKind: "regimental-artillery",
    });
    const follows = { id: "guns", changes: { followsRegimentId: "f0r1" } };
    const list = applyCommand(applyCommand(armed, editRegiment, follows), moveBrigade, {
      id: "b",
      formationId: "f1",
      to: 1,
    });
    expect(brigadesIn(list)).toEqual(["f0r0 -", "f0r3 -", "f0r4 -"]);
    expect(brigadesIn(list, 1)?.slice(0, 5)).toEqual([
      "f1r0 -",
      "f0r1 b",
      "f0r2 b",
      "guns -",
      "f1r1 -",
    ]);
    expect(list.formations.map(({ brigades }) => brigades)).toEqual([
      [],
      [{ id: "b", name: "Brygada" }],
    ]);
    expect(armyListSchema.parse(list)).toEqual(list);
    const { points } = checkArmyList(list).summary;
    expect(points).toEqual(checkArmyList(armed).summary.points);
  });

  it("part no other brigade when they move", () => {
    const two = applyCommand(army, joinBrigade, { regimentId: "f0r4", newId: "c" });
    const list = applyCommand(two, moveBrigade, { id: "b", formationId: "f0", to: 2 });
    expect(brigadesIn(list)).toEqual(["f0r0 -", "f0r3 c", "f0r4 c", "f0r1 b", "f0r2 b"]);
    const back = applyCommand(list, moveBrigade, { id: "b", formationId: "f0", to: 1 });
    expect(brigadesIn(back)).toEqual(brigadesIn(two));
  });

  it("have names", () => {
    const list = applyCommand(army, nameBrigade, { id: "b", name: "Paszkowski" });
    expect(list.formations[0]?.brigades[0]?.name).toBe("Paszkowski");
    expect(() => applyCommand(army, nameBrigade, { id: "x", name: "" })).toThrow(RangeError);
  });

  it("stay in one piece, each in its own division, however regiments are moved", () => {
    const ids = army.formations.flatMap(({ regiments }) => regiments.map(({ id }) => id));
    const step = fc.record({
      id: fc.constantFrom(...ids),
      formationId: fc.constantFrom("f0", "f1"),
      to: fc.nat(9),
      way: fc.constantFrom("move", "join", "leave", "brigade"),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let list = army;
        steps.forEach(({ id, formationId, to, way }, i) => {
          const regimentId = id;
          if (way === "move") list = applyCommand(list, moveRegiment, { id, formationId, to });
          else if (way === "brigade") list = movedWhole(list, { id, formationId, to });
          else if (way === "leave") list = applyCommand(list, leaveBrigade, { regimentId });
          else list = applyCommand(list, joinBrigade, { regimentId, newId: `n${i}` });
        });
        for (const { brigades, regiments } of list.formations) {
          const runs = regiments
            .map(({ brigadeId }) => brigadeId)
            .filter((id, i, all) => id !== null && id !== all[i - 1]);
          expect(runs.toSorted()).toEqual(brigades.map(({ id }) => id).toSorted());
        }
      }),
    );
  });
});

describe("regiments", () => {
  it("are split in two and merged again, at the same points", () => {
    const split = applyCommand(army, splitRegiment, { id: "f0r1", newId: "n", bases: 1 });
    expect(split.formations[0]?.regiments.slice(1, 3)).toMatchObject([
      { id: "f0r1", bases: 3, brigadeId: "b" },
      { id: "n", bases: 1, name: "", brigadeId: "b" },
    ]);
    expect(checkArmyList(split).summary.points).toEqual(checkArmyList(army).summary.points);
    expect(applyCommand(split, mergeRegiments, { id: "f0r1", otherId: "n" })).toEqual(army);
  });

  it.each([0, 4, 1.5])("keep a base each: %d of four cannot be split off", (bases) => {
    const split = () => applyCommand(army, splitRegiment, { id: "f0r1", newId: "n", bases });
    expect(split).toThrow(RangeError);
  });

  it("are merged only with their own sort, batteries never, and keep their guns", () => {
    const mixed = armyOf({
      formations: [
        {
          regiments: [
            ...lineBases(10),
            { unitKind: "lancers", bases: 2 },
            { unitKind: "regimental-artillery", followsRegimentId: "f0r1" },
            { unitKind: "regimental-artillery", followsRegimentId: "f0r0" },
          ],
        },
      ],
    });
    const merge = (id: string, otherId: string) =>
      applyCommand(mixed, mergeRegiments, { id, otherId });
    expect(() => merge("f0r0", "f0r2")).toThrow(RangeError);
    expect(() => merge("f0r3", "f0r4")).toThrow(RangeError);
    expect(() => merge("f0r0", "f0r0")).toThrow(RangeError);
    const merged = merge("f0r0", "f0r1").formations[0]?.regiments ?? [];
    expect(merged[0]).toMatchObject({ id: "f0r0", bases: 10 });
    expect(merged.slice(-2).map(({ followsRegimentId }) => followsRegimentId)).toEqual([
      "f0r0",
      "f0r0",
    ]);
    const kept = { unitKind: "lancers", bases: 2 } as const;
    expect(mayMerge({ ...kept, entryId: null }, { ...kept, entryId: "e1" })).toBe(false);
  });
});

describe("a division doubled", () => {
  const [division] = army.formations;
  if (division === undefined) throw new Error("The army has no division.");
  const newIds = Array.from({ length: idsNeeded(division) }, (_, i) => `copy-${i}`);

  it("is placed below the first, as large, with brigades of its own and no names", () => {
    const list = applyCommand(army, duplicateFormation, { id: "f0", newIds });
    expect(list.formations.map(({ id }) => id)).toEqual(["f0", "copy-0", "f1"]);
    expect(brigadesIn(list, 1)?.slice(0, 3)).toEqual([
      "copy-2 -",
      "copy-3 copy-1",
      "copy-4 copy-1",
    ]);
    expect(armyListSchema.parse(list)).toEqual(list);
  });

  it("needs an id for each thing in it", () => {
    const copy = () =>
      applyCommand(army, duplicateFormation, { id: "f0", newIds: newIds.slice(1) });
    expect(copy).toThrow(RangeError);
  });
});
