import { describe, expect, test } from "vitest";
import type { Battlefield, BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { umpire } from "@/tests/lib/domain/bogowie-wojny/field/umpire";

/**
 * A field with a river, a stream, a village, a gully and a marsh, roads across water, and an area decided by the die.
 */
const LEGAL = firstWith(["river", "stream", "gully", "impassable"]);

type Change = (field: Battlefield) => void;

/** Changes that each break one rule; the independent umpire must notice as well. */
const BROKEN: readonly (readonly [code: string, change: Change])[] = [
  ["too-many-pieces", (field) => void field.pieces.push(copyOf(field, "wood"))],
  ["too-few-pieces", (field) => void field.pieces.pop()],
  ["too-few-of", (field) => void field.roads.splice(1)],
  ["out-of-turn", (field) => turnOver(at(field.pieces, 5))],
  ["water-not-first", (field) => swap(field.pieces, placeOf(field, "river"), 9)],
  ["obligatory-first", (field) => swap(field.pieces, placeOf(field, "impassable"), 11)],
  ["off-table", (field) => moveAll(pieceOf(field, "hill").points, [500, 0])],
  ["built-up-size", (field) => stretch(pieceOf(field, "built-up"), 1.1)],
  ["gully-size", (field) => stretch(pieceOf(field, "gully"), 1.5)],
  ["stream-width", (field) => Object.assign(pieceOf(field, "stream"), { widthCm: 1.5 })],
  ["road-end-loose", (field) => void at(field.roads, 0).points.splice(0, 3)],
  ["road-out-of-turn", (field) => turnOver(at(field.roads, 0))],
  ["road-on-impassable", (field) => putOnRoad(field, "impassable")],
  ["second-road-in", (field) => putRoadTwice(field)],
  ["water-without-crossing", (field) => void field.crossings.splice(0)],
  ["crossing-off-water", (field) => moveAll(at(field.crossings, 0).points, [0, 25])],
  ["free-crossing-not-due", (field) => turnOver(freeCrossing(field))],
  [
    "free-crossings-several",
    (field) => void field.crossings.push({ ...freeCrossing(field), id: "again" }),
  ],
  ["base-number", (field) => void field.bases.pop()],
  ["base-size", (field) => moveAll(at(field.bases, 0).points.slice(0, 1), [-1, 0])],
  ["base-not-in-middle", (field) => moveAll(at(field.bases, 0).points, [3, 0])],
  ["base-off-edge", (field) => moveAll(at(field.bases, 0).points, [0, 2])],
  ["deployment-zone", (field) => void Object.assign(at(field.deploymentZones, 0), { depthCm: 30 })],
  ["objective-number", (field) => void field.objectives.pop()],
  [
    "objective-unknown-piece",
    (field) => void Object.assign(at(field.objectives, 1), { pieceId: "none" }),
  ],
  [
    "objective-not-enterable",
    (field) => void Object.assign(at(field.objectives, 1), { pieceId: pieceOf(field, "river").id }),
  ],
  [
    "objective-twice",
    (field) =>
      void Object.assign(at(field.objectives, 1), { pieceId: at(field.objectives, 0).pieceId }),
  ],
  ["main-not-nearest", (field) => swapObjectives(field)],
  ["objective-chooser", (field) => swapChooser(field)],
  ["objective-points", (field) => void Object.assign(at(field.objectives, 0), { points: 12 })],
];

describe("a field that breaks one rule", () => {
  test("begins legal", () => {
    expect(checkBattlefield(LEGAL).findings).toEqual([]);
    expect(umpire(LEGAL)).toEqual([]);
  });

  test.each(BROKEN)("%s", (code, change) => {
    const field = structuredClone(LEGAL);
    change(field);
    const codes = checkBattlefield(field).findings.map((finding) => finding.code);
    expect(codes).toContain(code);
    expect(umpire(field)).not.toEqual([]);
  });

  test("secondary-not-even: a piece near one player's edge", () => {
    const field = structuredClone(LEGAL);
    const other = field.pieces.find(
      ({ id, kind }) => kind === "wood" && field.objectives.every(({ pieceId }) => pieceId !== id),
    );
    at(field.objectives, 2).pieceId = other?.id ?? "";
    expect(codesOf(field)).toContain("secondary-not-even");
    expect(umpire(field)).not.toEqual([]);
  });
});

describe("what armies bring", () => {
  test("a bought wood is outside the maxima, a bought lake is not for sale, a second one wants agreement", () => {
    const field = structuredClone(LEGAL);
    const wood = { ...copyOf(field, "wood"), origin: "bought" as const };
    field.pieces.push(wood);
    expect(codesOf(field)).not.toContain("too-many-of");
    expect(codesOf(field)).not.toContain("too-many-pieces");
    field.pieces.push({ ...wood, id: "bought-2" });
    expect(codesOf(field)).toContain("bought-several");
    field.pieces.push({ ...copyOf(field, "impassable"), id: "bought-3", origin: "bought" });
    expect(codesOf(field)).toContain("not-for-sale");
  });

  test("works stand within their owner's half and are no larger than sold", () => {
    const field = structuredClone(LEGAL);
    const work = { id: "w1", name: "", placedBy: "south", kind: "linear" } as const;
    field.fieldWorks.push({
      ...work,
      points: [
        [10, 50],
        [20, 50],
      ],
    });
    expect(codesOf(field)).toEqual([]);
    field.fieldWorks.push({
      ...work,
      id: "w2",
      points: [
        [10, 61],
        [21, 61],
      ],
    });
    expect(codesOf(field)).toEqual(["linear-work-length", "work-too-far"]);
    field.fieldWorks.push({
      ...work,
      id: "w3",
      kind: "redoubt",
      points: [
        [1, 1],
        [9, 1],
        [9, 9],
        [1, 9],
      ],
    });
    expect(codesOf(field)).toContain("redoubt-size");
  });
});

test("woods on hills are fine, a wood on a wood is worth a word", () => {
  const field = structuredClone(LEGAL);
  const [wood, hill] = [pieceOf(field, "wood"), pieceOf(field, "hill")];
  const other = field.pieces.find((piece) => piece.kind === "wood" && piece !== wood);
  wood.points = structuredClone(hill.points);
  expect(codesOf(field)).not.toContain("pieces-overlap");
  if (other) other.points = structuredClone(wood.points);
  expect(codesOf(field)).toContain("pieces-overlap");
});

function codesOf(field: Battlefield): string[] {
  return checkBattlefield(field).findings.map(({ code }) => code);
}

function firstWith(kinds: readonly string[]): Battlefield {
  const table = { widthCm: 120, depthCm: 120 };
  for (let n = 0; n < 2_000; n++) {
    const field = generateBattlefield({ seed: `first ${n}`, table, area: "mountains" });
    const has = kinds.every((kind) => field.pieces.some((piece) => piece.kind === kind));
    const origins = field.crossings.map(({ origin }) => origin);
    if (has && origins[0] === "road" && origins.includes("right")) return field;
  }
  throw new Error(`no field with ${kinds}`);
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

function placeOf(field: Battlefield, kind: BattlefieldPiece["kind"]): number {
  return field.pieces.findIndex((piece) => piece.kind === kind);
}

function pieceOf(field: Battlefield, kind: BattlefieldPiece["kind"]): BattlefieldPiece {
  return at(field.pieces, placeOf(field, kind));
}

function copyOf(field: Battlefield, kind: BattlefieldPiece["kind"]): BattlefieldPiece {
  return { ...structuredClone(pieceOf(field, kind)), id: "copy" };
}

function turnOver(thing: { placedBy: "south" | "north" }): void {
  thing.placedBy = thing.placedBy === "south" ? "north" : "south";
}

/** Swaps two pieces in the order, while the players keep their turns. */
function swap(pieces: BattlefieldPiece[], a: number, b: number): void {
  const [first, second] = [at(pieces, a), at(pieces, b)];
  [first.placedBy, second.placedBy] = [second.placedBy, first.placedBy];
  [pieces[a], pieces[b]] = [second, first];
}

function moveAll(places: readonly [number, number][], [dx, dy]: readonly [number, number]): void {
  for (const place of places) {
    place[0] += dx;
    place[1] += dy;
  }
}

function stretch(piece: BattlefieldPiece, times: number): void {
  const [cx, cy] = at(piece.points, 0);
  piece.points = piece.points.map(([x, y]) => [cx + (x - cx) * times, cy + (y - cy) * times]);
}

function putOnRoad(field: Battlefield, kind: BattlefieldPiece["kind"]): void {
  const { points } = at(field.roads, 0);
  const [x, y] = at(points, Math.floor(points.length / 2));
  pieceOf(field, kind).points = [
    [x - 6, y - 6],
    [x + 6, y - 6],
    [x + 6, y + 6],
    [x - 6, y + 6],
  ];
}

function putRoadTwice(field: Battlefield): void {
  putOnRoad(field, "wood");
  at(field.roads, 1).points = structuredClone(at(field.roads, 0).points);
}

function freeCrossing(field: Battlefield): Battlefield["crossings"][number] {
  const free = field.crossings.find(({ origin }) => origin === "right");
  if (!free) throw new Error("no free crossing");
  return free;
}

function swapObjectives({ objectives }: Battlefield): void {
  const [main, secondary] = [at(objectives, 0), at(objectives, 1)];
  [main.pieceId, secondary.pieceId] = [secondary.pieceId, main.pieceId];
}

function swapChooser({ objectives }: Battlefield): void {
  const main = at(objectives, 0);
  main.chosenBy = main.chosenBy === "south" ? "north" : "south";
}
