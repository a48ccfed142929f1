import { describe, expect, test } from "vitest";
import { compareByName } from "@/lib/domain/belle-alliance/import/update-by-name";
import {
  type ImportWay,
  importTroops,
} from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand } from "@/lib/domain/document/command";
import { formation, scenario, side, unit } from "../scenario/build";

const placement = {
  xCm: 10,
  yCm: 20,
  facingDeg: 0,
  formation: "line",
  frontFigures: null,
  buildingId: null,
} as const;

const document = scenario({
  sides: [
    side("french", {
      formations: [
        formation("corps", {
          level: "corps",
          name: "I Corps",
          formations: [
            formation("d1", {
              level: "division",
              name: "1st Division",
              note: "ours",
              units: [
                unit("a", { name: "54e Ligne", men: 900, note: "kept", placement }),
                unit("b", { name: "55e Ligne", men: 800 }),
                unit("c", { name: "1st Battalion", men: 500 }),
              ],
            }),
            formation("d2", {
              level: "division",
              name: "2nd Division",
              units: [unit("d", { name: "1st Battalion", men: 400 })],
            }),
          ],
        }),
      ],
      reinforcements: [{ id: "r", brings: ["d"], bound: 3, entry: [0, 60] }],
    }),
  ],
});

const read = [
  formation("x", {
    level: "corps",
    name: "I corps",
    commander: { name: "d’Erlon", efficiency: "normal", placement: null },
    formations: [
      formation("y", {
        level: "division",
        name: "2nd Division",
        units: [
          unit("e", { name: "1st Battalion", men: 450 }),
          unit("f", { name: "85e Ligne", men: 600 }),
          unit("g", { name: "54E LIGNE", men: 962, note: "theirs" }),
        ],
      }),
    ],
  }),
];

const plain = { bound: null, time: null, edge: null, entry: null, words: "" } as const;
const arrivals = [
  { ...plain, id: "f", bound: 3, note: "arrives in bound 3", reinforcementId: "r1" },
  { ...plain, id: "g", bound: 5, note: "arrives in bound 5", reinforcementId: "r2" },
];

function imported(way: ImportWay) {
  const goal = { sideId: "french", name: null, parentId: null };
  return applyCommand(document, importTroops, {
    imports: [{ ...goal, way, formations: read, arrivals }],
  });
}

const shape = (result: typeof document) =>
  unitsUnder(result.sides[0]?.formations ?? []).map(({ id, men }) => [id, men]);

describe("importing into a side with troops", () => {
  test("update: names meet in their formation, then where they stand once; numbers win, the rest stays", () => {
    const result = imported("update");
    expect(shape(result)).toEqual([
      ["a", 962],
      ["b", 800],
      ["c", 500],
      ["d", 450],
      ["f", 600],
    ]);
    const [corps] = result.sides[0]?.formations ?? [];
    expect(corps).toMatchObject({ id: "corps", commander: { name: "d’Erlon" } });
    expect(corps?.formations.map(({ id, note }) => [id, note])).toEqual([
      ["d1", "ours"],
      ["d2", ""],
    ]);
    expect(unitsUnder(corps ? [corps] : [])[0]).toMatchObject({
      placement,
      note: "kept",
    });
    expect(result.sides[0]?.reinforcements).toMatchObject([
      { brings: ["d", "f"], bound: 3 },
      { id: "r2", brings: ["a"], bound: 5 },
    ]);
  });

  test("add: beside what is there", () => {
    const all = shape(imported("add"));
    expect(all.slice(0, 4)).toEqual(shape(document));
    expect(all.slice(4).map(([id]) => id)).toEqual(["e", "f", "g"]);
  });

  test("replace: what was there goes, and with it what brought it", () => {
    const result = imported("replace");
    expect(shape(result).map(([id]) => id)).toEqual(["e", "f", "g"]);
    expect(result.sides[0]?.reinforcements).toMatchObject([{ brings: ["f"] }, { brings: ["g"] }]);
  });

  test("a preview names what an update would change, and changes nothing", () => {
    const before = structuredClone(document);
    expect(compareByName(document.sides[0]?.formations ?? [], read)).toMatchObject({
      updated: ["54e Ligne", "1st Battalion"],
      added: ["85e Ligne"],
      kept: ["55e Ligne", "1st Battalion"],
    });
    expect(document).toEqual(before);
  });

  test("a side that is not there yet is made", () => {
    const goal = { sideId: "prussians", name: "Prussians", parentId: null };
    const result = applyCommand(document, importTroops, {
      imports: [{ ...goal, way: "add", formations: read, arrivals: [] }],
    });
    expect(result.sides.map(({ id, name }) => [id, name])).toEqual([
      ["french", "french"],
      ["prussians", "Prussians"],
    ]);
  });
});
