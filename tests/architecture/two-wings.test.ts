import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles } from "@/tests/architecture/source-files";

const WINGS = ["belle-alliance", "bogowie-wojny"];
/** The rooms that serve both games and know neither. */
const SHARED = ["document", "table", "people", "odds-answer"];

/** A battlefield is still drawn as a map of Belle Alliance; each line goes when both draw a scene of their own. */
const NOT_YET: readonly string[] = [
  "bogowie-wojny/field/drawing/battlefield-features.ts → belle-alliance/scenario/feature",
  "bogowie-wojny/field/drawing/desk-map.ts → belle-alliance/drawing/draw-feature",
  "bogowie-wojny/field/drawing/desk-map.ts → belle-alliance/scenario/scenario-view",
  "bogowie-wojny/field/drawing/draw-battlefield.ts → belle-alliance/drawing/draw-map",
  "bogowie-wojny/field/drawing/draw-battlefield.ts → belle-alliance/scenario/feature",
  "bogowie-wojny/field/drawing/draw-battlefield.ts → belle-alliance/scenario/scenario-view",
  "bogowie-wojny/field/drawing/field-ground.ts → belle-alliance/scenario/pack/laid-sheets",
  "bogowie-wojny/ground/built-up.ts → belle-alliance/scenario/feature",
  "bogowie-wojny/ground/piece-kind.ts → belle-alliance/scenario/feature",
  "bogowie-wojny/ground/thing-kind.ts → belle-alliance/scenario/feature",
];

const DOMAIN = "lib/domain/";
const files = sourceFiles([DOMAIN]);

test("the domain has seven rooms", () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)));
  expect([...rooms].sort()).toEqual([...WINGS, ...SHARED, "kinds"].sort());
});

describe("imports between the rooms of the domain", () => {
  test("the wings never import each other, nor the room that names both", () => {
    const found = WINGS.flatMap((wing) =>
      arrowsFrom(wing, [...WINGS.filter((each) => each !== wing), "kinds"]),
    );
    expect(found).toEqual(NOT_YET);
  });

  test.each(SHARED)("%s imports neither game", (room) => {
    expect(arrowsFrom(room, [...WINGS, "kinds"])).toEqual([]);
  });
});

function arrowsFrom(room: string, to: readonly string[]): string[] {
  return files
    .filter(({ path }) => roomOf(path) === room)
    .flatMap((file) =>
      importsOf(file)
        .files.filter((target) => target.startsWith(DOMAIN) && to.includes(roomOf(target)))
        .map((target) => `${file.path} → ${target}`.replaceAll(DOMAIN, "")),
    )
    .sort();
}

function roomOf(path: string): string {
  return path.slice(DOMAIN.length).split("/")[0] ?? "";
}
