import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles } from "@/tests/architecture/source-files";

const WINGS = ["belle-alliance", "bogowie-wojny"];
/** The rooms that serve both games and know neither. */
const SHARED = ["document", "table", "people", "odds-answer"];
/** The rungs whose rooms bear these names, from the lowest up. */
const RUNGS = ["lib/domain/", "lib/db/", "lib/pdf/", "lib/usecases/", "app/api/v1/_endpoints/"];

const files = sourceFiles(RUNGS).filter(({ path }) => roomOf(path) !== "generated");

test("the domain has seven rooms", () => {
  const domain = files.filter(({ path }) => path.startsWith("lib/domain/"));
  const rooms = new Set(domain.map(({ path }) => roomOf(path)));
  expect([...rooms].sort()).toEqual([...WINGS, ...SHARED, "kinds"].sort());
});

describe("imports between the rooms, on whatever rung", () => {
  test("the wings never import each other", () => {
    const [first = "", second = ""] = WINGS;
    expect([...arrows(first, [second]), ...arrows(second, [first])]).toEqual([]);
  });

  test.each(SHARED)("%s imports neither game", (room) => {
    expect(arrows(room, WINGS)).toEqual([]);
  });

  test("no room imports the one that names both from its own rung", () => {
    const upward = [...WINGS, ...SHARED].flatMap((room) =>
      arrows(room, ["kinds"]).filter((arrow) => new Set(arrow.split(" → ").map(rungOf)).size === 1),
    );
    expect(upward).toEqual([]);
  });
});

function arrows(room: string, to: readonly string[]): string[] {
  return files
    .filter(({ path }) => roomOf(path) === room)
    .flatMap((file) =>
      importsOf(file)
        .files.filter((target) => rungOf(target) !== "" && to.includes(roomOf(target)))
        .map((target) => `${file.path} → ${target}`),
    )
    .sort();
}

function roomOf(path: string): string {
  return path.slice(rungOf(path).length).split("/")[0] ?? "";
}

function rungOf(path: string): string {
  return RUNGS.find((rung) => path.startsWith(rung)) ?? "";
}
