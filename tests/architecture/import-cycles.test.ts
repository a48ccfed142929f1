import { expect, test } from "vitest";
import { importsOf, type SourceFile, sourceFiles } from "@/tests/architecture/source-files";

const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

const files = sourceFiles(["app", "lib", "prisma"]);

test("there is something to look at", () => {
  expect([...importGraph(files).values()].flat().length).toBeGreaterThan(1_000);
});

test("no file imports itself by way of others, not even for a type", () => {
  const circles = circlesIn(importGraph(files)).map((circle) => circle.join(" <-> "));
  expect(circles, "move what they share into a file that imports neither").toEqual([]);
});

test("a circle is found, whole, and apart from what leads into it", () => {
  const graph = new Map([
    ["door", ["a"]],
    ["a", ["b"]],
    ["b", ["c", "end"]],
    ["c", ["a"]],
    ["end", []],
    ["mirror", ["mirror"]],
  ]);
  expect(circlesIn(graph)).toEqual([["a", "b", "c"], ["mirror"]]);
});

function importGraph(sources: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(sources.map(({ path }) => path));
  const fileOf = (target: string) =>
    ENDINGS.map((ending) => target + ending).filter((path) => known.has(path));
  return new Map(sources.map((file) => [file.path, importsOf(file).files.flatMap(fileOf)]));
}

/** Sets of files in which each file leads to all the others (Tarjan 1972). */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const depths = new Map<string, number>();
  const open: string[] = [];

  function visit(file: string): number {
    const own = depths.size;
    const first = open.push(file) - 1;
    depths.set(file, own);
    const lows = (graph.get(file) ?? []).map((next) => {
      if (!depths.has(next)) return visit(next);
      return open.includes(next) ? (depths.get(next) ?? own) : own;
    });
    const low = Math.min(own, ...lows);
    if (low === own) {
      const circle = open.splice(first);
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const file of graph.keys()) if (!depths.has(file)) visit(file);
  return circles;
}
