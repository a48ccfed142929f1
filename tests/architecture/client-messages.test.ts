import path from "node:path";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "@/tests/architecture/source-files";

const files = new Map(
  sourceFiles(["app", "lib"]).map((file) => [file.path.replace(/\.tsx?$/, ""), file]),
);

/** Sent with every list (`app/_ui/client-messages.tsx`). */
const ALWAYS_SENT = ["common"];
const VALUE_IMPORT = /^import (?!type\b)([^"';]*?) from "([^"']+)"|\bimport\("([^"]+)"\)/gm;
const ONLY_TYPES = /^\{(\s*type [^,}]+,?)+\s*\}$/;
const WORDS_OF = /\buseTranslations(?:<[^>]*>)?\(\s*["'`](\w+)/g;
const LISTS = /(?:namespaces=\{|NAMESPACES[^=]*= )(\[[^\]]*\])/g;

/** A list around what a component is given to show. */
const AROUND_CHILDREN = /<ClientMessages\s[^>]*>\s*\{children\}/;

/** Parts of a context that every desk imports, and that its layout alone shows. */
const OF_THE_LAYOUT = [
  "app/(author)/_editor/editor-of.tsx",
  "app/(author)/scenarios/[id]/edit/_desk/use-stay-offline.ts",
];

const pages = [...files.values()].filter((file) => file.path.endsWith("/page.tsx"));

test.each(pages.map((page) => page.path))("%s sends the words of all its client parts", (page) => {
  const missing = new Set<string>();
  let sent: ReadonlySet<string> | null = null;
  for (const file of [...layoutsAbove(page), files.get(page.replace(/\.tsx$/, ""))]) {
    if (file) sent = checked(file, sent, missing);
  }
  expect([...missing].sort(), "add the namespace to the page's `ClientMessages`").toEqual([]);
});

/** The layouts a page lies in, the outermost first. */
function layoutsAbove(page: string): SourceFile[] {
  const folders = path.posix.dirname(page).split("/");
  return folders
    .map((_, i) => files.get(`${folders.slice(0, i + 1).join("/")}/layout`))
    .filter((layout) => layout !== undefined);
}

/**
 * Walks what a file of the server shows, down to the parts that run in the browser. A list replaces those above it;
 * several in one file count as one. Adds what is missing as `part: namespace`; returns what the file's children get.
 */
function checked(
  start: SourceFile,
  given: ReadonlySet<string> | null,
  missing: Set<string>,
): ReadonlySet<string> | null {
  const seen = new Set<string>();
  const walk = (file: SourceFile, above: ReadonlySet<string> | null) => {
    if (seen.has(file.path)) return;
    seen.add(file.path);
    if (isClient(file)) {
      for (const each of wordsUnder(file)) {
        if (!above?.has(each)) missing.add(`${file.path}: ${each}`);
      }
      return;
    }
    const own = listsIn(file) ?? above;
    for (const next of valuesFrom(file)) walk(next, own);
  };
  walk(start, given);
  return listsIn(start) ?? given;
}

/** The namespaces a file sends to what it shows; null if it sends none. */
function listsIn(file: SourceFile): ReadonlySet<string> | null {
  const around = valuesFrom(file).filter(({ text }) => AROUND_CHILDREN.test(text));
  const senders = [file, ...around].filter(({ text }) => text.includes("<ClientMessages"));
  if (senders.length === 0) return null;
  return new Set([...ALWAYS_SENT, ...senders.flatMap(namespacesIn)]);
}

function namespacesIn({ text }: SourceFile): string[] {
  return [...text.matchAll(LISTS)].flatMap(([, list = ""]) =>
    [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
}

function isClient({ text }: SourceFile): boolean {
  return text.startsWith('"use client"');
}

const known = new Map<string, ReadonlySet<string>>();

/** The namespaces that a part and all it imports, also later, look words up in. */
function wordsUnder(part: SourceFile): ReadonlySet<string> {
  const before = known.get(part.path);
  if (before) return before;
  const seen = new Set([part]);
  for (const file of seen) for (const next of valuesFrom(file)) seen.add(next);
  const shown = [...seen].filter((file) => file === part || !OF_THE_LAYOUT.includes(file.path));
  const words = shown.flatMap(({ text }) =>
    [...text.matchAll(WORDS_OF)].map(([, name = ""]) => name),
  );
  known.set(part.path, new Set(words));
  return new Set(words);
}

/** The files whose values a file imports, at once or later; calls of the server's actions are none. */
function valuesFrom(file: SourceFile): SourceFile[] {
  return [...file.text.matchAll(VALUE_IMPORT)]
    .filter(([, what = ""]) => !ONLY_TYPES.test(what))
    .map(([, , from = "", later = ""]) => files.get(fromRoot(file.path, from || later)))
    .filter((next) => next !== undefined)
    .filter(({ text }) => !text.startsWith('"use server"'));
}

function fromRoot(file: string, from: string): string {
  if (from.startsWith("@/")) return from.slice(2);
  return from.startsWith(".") ? path.posix.join(path.posix.dirname(file), from) : from;
}
