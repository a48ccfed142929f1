import { expect, test } from "vitest";
import {
  allTerrain,
  allTroops,
  choicesAbove,
} from "@/lib/domain/belle-alliance/scenario/placing/choices";
import { piecesOf } from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import { formation, scenario, side, unit } from "../build";

const stands = { placement: { xCm: 10, yCm: 10, facingDeg: 0, formation: "line" } };
const document = scenario({
  map: {
    widthCm: 100,
    depthCm: 80,
    features: [{ kind: "place", id: "p", name: "Ligny", xCm: 50, yCm: 40 }],
  },
  sides: [
    side("prussians", {
      formations: [
        formation("corps", {
          level: "corps",
          commander: { name: "Zieten", placement: { xCm: 5, yCm: 5 } },
          formations: [
            formation("first", { units: [unit("a", stands), unit("waiting")] }),
            formation("second", { commander: { name: "Pirch II" }, units: [unit("b", stands)] }),
          ],
        }),
      ],
    }),
    side("french", {
      colour: "b",
      formations: [formation("guard", { units: [unit("g", stands)] })],
    }),
  ],
});
const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

test("a unit belongs to its brigade, its corps and its side, of which only what stands counts", () => {
  const above = choicesAbove(document, { kind: "unit", id: "a" });
  expect(above.map(({ name, pieces }) => [name, ids(pieces)])).toEqual([
    ["first", ["a"]],
    ["corps", ["corps", "a", "b"]],
    ["prussians", ["corps", "a", "b"]],
  ]);
});

test.each([
  [{ kind: "commander", id: "corps" }, ["corps", "prussians"]],
  [{ kind: "feature", id: "p" }, []],
  [{ kind: "unit", id: "nobody" }, []],
] as const)("%j belongs to %j", (ref, names) => {
  expect(choicesAbove(document, ref).map(({ name }) => name)).toEqual(names);
});

test("all troops and all terrain, and what of some pieces still stands", () => {
  expect(ids(allTroops(document))).toEqual(["corps", "a", "b", "g"]);
  expect(ids(allTerrain(document))).toEqual(["p"]);
  const some = [
    { kind: "unit", id: "waiting" },
    { kind: "unit", id: "b" },
    { kind: "feature", id: "gone" },
  ] as const;
  expect(piecesOf(document, some).map(({ ref }) => ref.id)).toEqual(["b"]);
});
