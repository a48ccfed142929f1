import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classWordsIn, closedPart } from "@/tests/architecture/class-words";
import { importsOf, sourceFiles } from "@/tests/architecture/source-files";

/** A style sheet stays loaded on the pages that one goes on to, where its rules still hold. */
const ON_EVERY_PAGE = "app/layout.tsx";
const PAGE = /\/page\.tsx$/;

interface Page {
  readonly path: string;
  readonly sheets: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

const files = new Map(sourceFiles(["app"]).map((file) => [file.path, file]));
const always = reachedFrom([ON_EVERY_PAGE]).sheets;
const pages = [...files.keys()].filter((name) => PAGE.test(name)).map(pageAt);

test("no page's style sheet dresses another page, to which its classes are known", () => {
  const sheets = new Set(pages.flatMap((page) => [...page.sheets]));
  const leaks = [...sheets]
    .filter((sheet) => !always.has(sheet))
    .flatMap((sheet) => selectorsIn(sheet).flatMap((selector) => leaksOf(sheet, selector)));
  expect(leaks, "begin the selector with a class that only the sheet's own pages have").toEqual([]);
});

function leaksOf(sheet: string, selector: string): string[] {
  const wanted = namesIn(selector);
  const struck = pages.filter(
    (page) => !page.sheets.has(sheet) && wanted.every((name) => page.classes.has(name)),
  );
  const [first] = struck;
  return first ? [`${sheet}: ${selector} fits ${first.path}${more(struck.length - 1)}`] : [];
}

function more(n: number): string {
  return n > 0 ? ` and ${n} more` : "";
}

function pageAt(name: string): Page {
  const folders = name.split("/").slice(0, -1);
  const layouts = folders
    .map((_, i) => `${folders.slice(0, i + 1).join("/")}/layout.tsx`)
    .filter((layout) => files.has(layout));
  return { path: name, ...reachedFrom([name, ...layouts]) };
}

/** The style sheets and the class names of some files and of all they import, at once or later. */
function reachedFrom(starts: readonly string[]): Pick<Page, "sheets" | "classes"> {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const classes = new Set<string>();
  for (const ways = [...starts]; ways.length > 0; ) {
    const file = files.get(ways.pop() ?? "");
    if (!file || seen.has(file.path)) continue;
    seen.add(file.path);
    for (const name of classWordsIn(file)) classes.add(name);
    for (const target of importsOf(file).files) {
      if (target.endsWith(".css")) sheets.add(target);
      else ways.push(...[".tsx", ".ts"].map((ending) => `${target}${ending}`));
    }
  }
  return { sheets, classes };
}

function selectorsIn(sheet: string): string[] {
  const plain = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim().replace(/\s+/g, " "))
    .filter((prelude) => !prelude.startsWith("@") && !/^(from|to|\d+%)/.test(prelude))
    .flatMap(alternatives);
}

/** The selectors of a list, those within `:is()` and `:where()` taken apart too. */
function alternatives(selector: string): string[] {
  const parts = splitAtCommas(selector);
  if (parts.length > 1) return parts.flatMap(alternatives);
  const group = /:(?:is|where)\(/.exec(selector);
  if (!group) return [selector.trim()];
  const start = group.index + group[0].length;
  const inner = closedPart(selector, start);
  const [before, after] = [selector.slice(0, group.index), selector.slice(start + inner.length)];
  return splitAtCommas(inner.slice(0, -1)).flatMap((one) => alternatives(before + one + after));
}

function splitAtCommas(list: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of list) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** The classes and ids an element and those around it must have, what `:not()` forbids aside; an id stands with its sign. */
function namesIn(selector: string): string[] {
  const wanted = selector.replace(/:not\([^()]*\)/g, "");
  return [...wanted.matchAll(/\.(-?[a-z_][\w-]*)|(#[a-z][\w-]*)/gi)].map(
    ([, name = "", id = ""]) => name || id,
  );
}
