import { expect, test } from "vitest";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { checkBattlefield } from "@/lib/domain/battlefield/check";
import { countedPieces } from "@/lib/domain/battlefield/checks/counts";
import { generateBattlefield } from "@/lib/domain/battlefield/generator/generate";
import { pieceKindOf } from "@/lib/domain/ground/bogowie-wojny/pieces";
import { TERRAIN } from "@/lib/rules/bogowie-wojny/tables/terrain";

const DRY = generateBattlefield({
  seed: "Wagram",
  table: { widthCm: 120, depthCm: 120 },
  area: "plains",
});

/** The same field with a great river across its south-west corner, and what leads over it. */
function fieldWith(crossing: "bridge" | "ford" | null): Battlefield {
  const points: [number, number][] = [
    [0, 8],
    [8, 0],
  ];
  const basics = {
    id: "danube",
    name: "Danube",
    placedBy: "south",
    origin: "placed",
    points,
  } as const;
  const river = pieceKindOf({ kind: "great-river" }).blank({ ...basics, points });
  const deck: [number, number][] = [
    [2, 2],
    [6, 6],
  ];
  const over = { placedBy: "south", origin: "right", waterId: "danube", widthCm: 2 } as const;
  return {
    ...DRY,
    pieces: [...DRY.pieces, { ...river, widthCm: 3 } as typeof river],
    crossings: [
      ...DRY.crossings,
      ...(crossing ? [{ ...over, id: "over", crossing, points: deck }] : []),
    ],
  };
}

function newCodes(field: Battlefield): string[] {
  const known = new Set(checkBattlefield(DRY).findings.map(({ code }) => code));
  const { findings } = checkBattlefield(field);
  return findings.map(({ code }) => code).filter((code) => !known.has(code));
}

test("a great river lies there beforehand: in no count, in no player's turn, with its bridges [14.4]", () => {
  expect(countedPieces(fieldWith(null))).toEqual(countedPieces(DRY));
  expect(newCodes(fieldWith(null))).toEqual([]);
  expect(newCodes(fieldWith("bridge"))).toEqual([]);
});

test("it is impassable but by bridges [3.5]", () => {
  expect(TERRAIN["great-river"].passage.infantry).toEqual({ kind: "closed" });
  expect(newCodes(fieldWith("ford"))).toEqual(["ford-over-great-river"]);
  const road = { id: "road", name: "", placedBy: "south", widthCm: 1.4 } as const;
  const across: [number, number][] = [
    [1, 1],
    [12, 12],
  ];
  const bare = fieldWith(null);
  const codes = newCodes({ ...bare, roads: [...bare.roads, { ...road, points: across }] });
  expect(codes).toContain("water-without-crossing");
});
