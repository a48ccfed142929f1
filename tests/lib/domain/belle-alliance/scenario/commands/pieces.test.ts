import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deployTroops } from "@/lib/domain/belle-alliance/scenario/commands/deploy-troops";
import { duplicateFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import * as pieces from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import { findFeature, findFormation, findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import { type PieceRef, piecesOnTable } from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { applyCommand, type Command } from "@/lib/domain/document/command";
import { diffDocuments } from "@/lib/domain/document/diff";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { battery, formation, scenario, side, unit } from "../build";

const stand = (xCm: number, yCm: number, facingDeg = 0) => ({
  placement: { xCm, yCm, facingDeg, formation: "line" },
});

const start = scenario({
  map: {
    widthCm: 200,
    depthCm: 150,
    features: [
      { kind: "place", id: "p", name: "Sehested", xCm: 90, yCm: 60 },
      {
        kind: "wood",
        id: "w",
        points: [
          [10, 10],
          [20, 10],
          [20, 20],
        ],
      },
    ],
  },
  sides: [
    side("danes", {
      formations: [
        formation("brigade", {
          commander: { name: "Schulenburg", placement: { xCm: 60, yCm: 40 } },
          units: [
            unit("a", stand(50, 50)),
            unit("b", stand(70, 54)),
            unit("c", stand(100, 52)),
            battery("guns", { placement: { ...stand(80, 60).placement, formation: "line" } }),
            unit("waiting"),
          ],
        }),
      ],
    }),
  ],
});

const units = (...ids: string[]): PieceRef[] => ids.map((id) => ({ kind: "unit", id }));
const commander: PieceRef = { kind: "commander", id: "brigade" };
const feature = (id: string): PieceRef => ({ kind: "feature", id });
const everything = piecesOnTable(start).map(({ ref }) => ref);

function run<Input>(command: Command<Scenario, Input>, input: Input, from = start): Scenario {
  const result = applyCommand(from, command, input);
  expect(parseDocument("scenario", result)).toEqual({ ok: true, document: result });
  return result;
}
const placeOf = (document: Scenario, id: string) => {
  const { placement } = findUnit(document, id).item;
  return placement && [placement.xCm, placement.yCm];
};
const facing = (document: Scenario, id: string) => findUnit(document, id).item.placement?.facingDeg;
const commanderOf = (document: Scenario) => findFormation(document, "brigade").item.commander;

describe("many pieces", () => {
  test("move together, commanders and terrain too", () => {
    const after = run(pieces.movePieces, { pieces: everything, eastCm: 5, northCm: -2.5 });
    expect(placeOf(after, "a")).toEqual([55, 47.5]);
    expect(placeOf(after, "c")).toEqual([105, 49.5]);
    expect(commanderOf(after)?.placement).toEqual({ xCm: 65, yCm: 37.5 });
    expect(findFeature(after, "p").item).toMatchObject({ xCm: 95, yCm: 57.5 });
    expect(findFeature(after, "w").item).toMatchObject({
      points: [
        [15, 7.5],
        [25, 7.5],
        [25, 17.5],
      ],
    });
    expect(findUnit(after, "waiting").item.placement).toBeNull();
  });

  test("stop at the table's edge and keep their distances", () => {
    const after = run(pieces.movePieces, { pieces: units("a", "c"), eastCm: 500, northCm: 0 });
    expect([placeOf(after, "a"), placeOf(after, "c")]).toEqual([
      [150, 50],
      [200, 52],
    ]);
  });

  test("turn about their middle, and back again", () => {
    const turn = (byDeg: number, from: Scenario) =>
      run(pieces.turnPieces, { pieces: units("a", "b"), byDeg }, from);
    const after = turn(90, start);
    expect(placeOf(after, "a")).toEqual([58, 62]);
    expect(placeOf(after, "b")).toEqual([62, 42]);
    expect(facing(after, "a")).toBe(90);
    expect(turn(-90, after)).toEqual(start);
  });

  test("mirrored twice they stand as before", () => {
    const swap = fc.constantFrom("flanks", "front");
    const chosen = fc.subarray([...units("a", "b", "c", "guns"), commander], { minLength: 1 });
    fc.assert(
      fc.property(chosen, swap, (some, how) => {
        const input = { pieces: some, swap: how } as const;
        const twice = run(pieces.mirrorPieces, input, run(pieces.mirrorPieces, input));
        expect(diffDocuments(start, twice)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("wheel on the flank that stands fast", () => {
    const after = run(pieces.wheelPieces, { pieces: units("a", "b"), flank: "left", byDeg: 90 });
    expect(facing(after, "b")).toBe(90);
    const [ax = 0] = placeOf(after, "a") ?? [];
    expect(ax).toBeLessThan(50);
    expect(placeOf(after, "b")?.[1]).toBeLessThan(placeOf(after, "a")?.[1] ?? 0);
  });

  test("line up on the foremost and spread evenly", () => {
    const lined = run(pieces.alignPieces, { pieces: units("a", "b", "c"), edge: "front" });
    expect(["a", "b", "c"].map((id) => placeOf(lined, id)?.[1])).toEqual([54, 54, 54]);
    const even = run(pieces.spreadPieces, { pieces: units("a", "b", "c"), along: "front" });
    expect(placeOf(even, "b")).toEqual([75, 54]);
    expect(placeOf(even, "a")).toEqual([50, 50]);
  });

  test("take only formations their arms have", () => {
    const after = run(pieces.formPieces, {
      pieces: [...units("a", "guns"), commander],
      formation: "column-of-march",
    });
    expect(findUnit(after, "a").item.placement?.formation).toBe("column-of-march");
    const square = run(pieces.formPieces, { pieces: units("a", "guns"), formation: "square" });
    expect(findUnit(square, "a").item.placement?.formation).toBe("square");
    expect(findUnit(square, "guns").item.placement?.formation).toBe("line");
  });

  test("leave the table; terrain goes for good", () => {
    const after = run(pieces.removePieces, { pieces: [...units("a"), commander, feature("w")] });
    expect(placeOf(after, "a")).toBeNull();
    expect(commanderOf(after)?.placement).toBeNull();
    expect(after.map.features.map(({ id }) => id)).toEqual(["p"]);
  });
});

describe("locked pieces", () => {
  const chosen = [...units("a"), commander, feature("w"), feature("p")];
  const locked = run(pieces.lockPieces, { pieces: chosen });

  test.each([
    ["moved", pieces.movePieces, { eastCm: 3, northCm: 3 }],
    ["turned", pieces.turnPieces, { byDeg: 30 }],
    ["mirrored", pieces.mirrorPieces, { swap: "flanks" }],
    ["taken off", pieces.removePieces, {}],
    ["formed", pieces.formPieces, { formation: "square" }],
  ] as const)("are not %s", (_, command, input) => {
    const act = command as Command<Scenario, object>;
    const after = run(act, { pieces: everything, ...input }, locked);
    expect(findUnit(after, "a").item).toEqual(findUnit(locked, "a").item);
    expect(commanderOf(after)).toEqual(commanderOf(locked));
    expect(after.map).toEqual(locked.map);
    expect(findUnit(after, "c").item).not.toEqual(findUnit(locked, "c").item);
  });

  test("stay when their formation is placed anew", () => {
    const { placement } = findUnit(start, "b").item;
    if (!placement) throw new Error("b stands on the table");
    const after = run(
      deployTroops,
      {
        units: ["a", "c"].map((unitId) => ({ unitId, placement })),
        commanders: [{ formationId: "brigade", placement: { xCm: 1, yCm: 1 } }],
      },
      locked,
    );
    expect([placeOf(after, "a"), placeOf(after, "c")]).toEqual([
      [50, 50],
      [70, 54],
    ]);
    expect(commanderOf(after)?.placement).toMatchObject({ xCm: 60, yCm: 40 });
  });

  test("unlocked they are as they were", () => {
    const after = run(pieces.unlockPieces, { pieces: everything }, locked);
    expect(after).toEqual(start);
  });
});

test("the copy of a locked shape can be moved", () => {
  const locked = run(pieces.lockPieces, { pieces: [feature("w")] });
  const copy = { featureId: "w", newId: "w2", eastCm: 3, northCm: 0 };
  const after = run(duplicateFeature, copy, locked);
  expect([findFeature(after, "w").item.locked, findFeature(after, "w2").item.locked]).toEqual([
    true,
    undefined,
  ]);
});

test("copies of terrain lie on top", () => {
  const wood = { ...findFeature(start, "w").item, id: "copy" };
  const after = run(pieces.pasteFeatures, { features: [wood] });
  expect(after.map.features.map(({ id }) => id)).toEqual(["p", "w", "copy"]);
});
