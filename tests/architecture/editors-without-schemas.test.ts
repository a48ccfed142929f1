import path from "node:path";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "@/tests/architecture/source-files";

/** The paths of the editors' own parts; code they load later, on demand, may contain schemas. */
const EDITORS = [
  ["the scenario desk", "app/(author)/scenarios/[id]/edit/"],
  ["the battlefield's desk", "app/(author)/maps/_desk/"],
  ["the list builder", "app/(author)/army-lists/_builder/army-desk"],
] as const;
/** What only the server runs. */
const OF_THE_SERVER = /\/(page|layout)\.tsx$|\/opened-[a-z]+\.ts$/;
const VALUE_IMPORT = /^import (?!type\b)([^"']*?) from "([^"']+)"/gm;

const files = new Map(sourceFiles(["app", "lib"]).map((file) => [withoutEnding(file.path), file]));

test.each(EDITORS)(
  "%s sends no schemas: zod takes longer to load than the page that wants one limit of it",
  (_, start) => {
    expect(waysFrom(start, "zod"), "move the constant out of the schema's file").toEqual([]);
  },
);

const DESK = "app/(author)/scenarios/[id]/edit";
/** What the scenario desk wants only once something is changed or chosen. */
const WANTED_LATER = [
  "clipper2-ts",
  "lib/domain/belle-alliance/scenario/check",
  "lib/rules/belle-alliance/valour/valour",
  "lib/rules/belle-alliance/tables/table-21",
];

test.each(["_desk/scenario-desk", "map/map-desk", "order-of-battle/order-desk"])(
  "%s opens without what the rules' tables and clipping weigh",
  (name) => {
    const desk = files.get(`${DESK}/${name}`);
    const ways = desk ? WANTED_LATER.map((goal) => wayTo(goal, desk)) : ["no such desk"];
    expect(
      ways.filter((way) => way !== null),
      "import it in a part that is fetched later",
    ).toEqual([]);
  },
);

/** The ways from an editor's own parts to a module that should not come with them. */
function waysFrom(start: string, goal: string): string[] {
  const parts = [...files.values()].filter(
    (file) => file.path.startsWith(start) && !OF_THE_SERVER.test(file.path),
  );
  return withTheDesk(parts)
    .map((part) => wayTo(goal, part))
    .filter((way) => way !== null);
}

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

/** The files from a part to the one that imports a module, or null where none does. */
function wayTo(goal: string, part: SourceFile): string | null {
  const seen = new Set([part.path]);
  for (const ways = [[part]]; ; ) {
    const way = ways.shift();
    if (!way) return null;
    const last = way.at(-1) as SourceFile;
    for (const name of valuesFrom(last)) {
      if (name === goal) return way.map((file) => file.path).join(" → ");
      const next = files.get(name);
      if (!next || seen.has(next.path) || next.text.startsWith('"use server"')) continue;
      seen.add(next.path);
      ways.push([...way, next]);
    }
  }
}

/** The modules whose values, not only types, a file imports on loading. */
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
