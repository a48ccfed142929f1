import path from "node:path";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "@/tests/architecture/source-files";

/** Where the editors' own parts begin; what they load later, when it is wanted, may have schemas. */
const EDITORS = [
  ["the scenario desk", "app/(author)/scenarios/[id]/edit/"],
  ["the battlefield's desk", "app/(author)/maps/_desk/"],
  ["the list builder", "app/(author)/army-lists/_builder/army-desk"],
] as const;
/** What only the server runs. */
const OF_THE_SERVER = /\/(page|layout)\.tsx$/;
const VALUE_IMPORT = /^import (?!type\b)([^"']*?) from "([^"']+)"/gm;

const files = new Map(sourceFiles(["app", "lib"]).map((file) => [withoutEnding(file.path), file]));

test.each(EDITORS)(
  "%s sends no schemas: zod takes longer to load than the page that wants one limit of it",
  (_, start) => {
    const parts = [...files.values()].filter(
      (file) => file.path.startsWith(start) && !OF_THE_SERVER.test(file.path),
    );
    const laden = withTheDesk(parts)
      .map(wayToZod)
      .filter((way) => way !== null);
    expect(laden, "move the constant out of the schema's file").toEqual([]);
  },
);

/** The parts that come with the desk: not those fetched later, nor what only these import. */
function withTheDesk(parts: readonly SourceFile[]): readonly SourceFile[] {
  const later = new Set(parts.flatMap(fetchedBy));
  const isImported = (part: SourceFile, by: readonly SourceFile[]) =>
    by.some((other) => valuesFrom(other).includes(withoutEnding(part.path)));
  let left = parts.filter((part) => !later.has(withoutEnding(part.path)));
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    left = left.filter((part) => isImported(part, left) || !isImported(part, parts));
  }
  return left;
}

function fetchedBy(file: SourceFile): string[] {
  return [...file.text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, from = ""]) =>
    fromRoot(file.path, from),
  );
}

/** The files from a part to the one that imports zod, or null where none does. */
function wayToZod(part: SourceFile): string | null {
  const seen = new Set([part.path]);
  for (const ways = [[part]]; ; ) {
    const way = ways.shift();
    if (!way) return null;
    const last = way.at(-1) as SourceFile;
    for (const name of valuesFrom(last)) {
      if (name === "zod") return way.map((file) => file.path).join(" → ");
      const next = files.get(name);
      if (!next || seen.has(next.path) || next.text.startsWith('"use server"')) continue;
      seen.add(next.path);
      ways.push([...way, next]);
    }
  }
}

/** What a file imports beyond types, when it is loaded. */
function valuesFrom(file: SourceFile): string[] {
  return [...file.text.matchAll(VALUE_IMPORT)]
    .filter(([, what = ""]) => !/^\{(\s*type [^,}]+,?)+\s*\}$/.test(what))
    .map(([, , from = ""]) => fromRoot(file.path, from));
}

function fromRoot(file: string, from: string): string {
  if (from.startsWith("@/")) return from.slice(2);
  return from.startsWith(".") ? path.posix.join(path.posix.dirname(file), from) : from;
}

function withoutEnding(file: string): string {
  return file.replace(/\.tsx?$/, "");
}
