import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles } from "@/tests/architecture/source-files";

const WINGS = ["belle-alliance", "bogowie-wojny"];
/** The rooms that serve both games and know neither. */
const SHARED = ["document", "table", "people", "odds-answer"];

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
    expect(found).toEqual([]);
  });

  test.each(SHARED)("%s imports neither game", (room) => {
    expect(arrowsFrom(room, [...WINGS, "kinds"])).toEqual([]);
  });
});

describe("paper and the map on the screen", () => {
  const drawn = sourceFiles(["lib/pdf/", "app/_map/"]);

  test.each(WINGS)("the rooms of %s never import the other game", (wing) => {
    const others = WINGS.filter((each) => each !== wing);
    const own = drawn.filter(({ path }) => wingOf(path) === wing);
    expect(arrowsToWings(own, others)).toEqual([]);
  });

  test("what both games share imports neither", () => {
    const shared = drawn.filter(
      ({ path }) => wingOf(path) === null && !/^lib\/pdf\/(kinds|press)\//.test(path),
    );
    expect(arrowsToWings(shared, WINGS)).toEqual([]);
  });
});

/** The game whose room a file is in; null if it is in neither. */
function wingOf(path: string): string | null {
  return WINGS.find((wing) => /^(lib|app)\//.test(path) && path.includes(`/${wing}/`)) ?? null;
}

function arrowsToWings(from: typeof files, wings: readonly string[]): string[] {
  return from.flatMap((file) =>
    importsOf(file)
      .files.filter((target) => wings.includes(wingOf(target) ?? ""))
      .map((target) => `${file.path} → ${target}`),
  );
}

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
