import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "@/tests/architecture/source-files";

const FOLDERS = ["app", "lib", "prisma", "public", "tests"];
/** All other files at the root are those that tools require there. */
const ROOT_FILES = [
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "biome.json",
  "instrumentation.ts",
  "next.config.js",
  "package-lock.json",
  "package.json",
  "playwright.config.ts",
  "postcss.config.mjs",
  "prisma.config.ts",
  "proxy.ts",
  "tsconfig.json",
  "vitest.config.ts",
];
const DOT_FILES = [".ci", ".env.example", ".git", ".gitattributes", ".gitignore", ".npmrc"];
const VAGUE_NAME = /^(utils?|helpers?|common|misc|shared|index)\b/;
const LONGEST_FILE_LINES = 400;

const files = sourceFiles([...FOLDERS.filter((folder) => folder !== "public")]);

test("the top level holds the house's folders and what tools insist on, nothing else", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n").filter(Boolean);
  const known = [...FOLDERS, ...ROOT_FILES, ...DOT_FILES, "node_modules"];
  const strange = readdirSync(".")
    .filter((name) => !known.includes(name))
    .filter((name) => !ignored.some((pattern) => matches(name, pattern)));
  expect(strange, "move it into app, lib, prisma, public or tests").toEqual([]);
});

test("no file or folder has a name that says nothing, and none only passes others on", () => {
  const vague = files
    .map((file) => file.path)
    .filter((name) => name.split("/").some((part) => VAGUE_NAME.test(part)));
  expect(vague, "name it after the one thing it holds").toEqual([]);
  const barrels = files.filter(onlyPassesOn).map((file) => file.path);
  expect(barrels, "import from the file that holds the thing").toEqual([]);
});

test(`no source file is longer than ${LONGEST_FILE_LINES} lines, tables aside`, () => {
  const long = files
    .filter((file) => !file.path.includes("/tables/") && !file.path.startsWith("tests/"))
    .map((file) => ({ path: file.path, lines: file.text.split("\n").length - 1 }))
    .filter(({ lines }) => lines > LONGEST_FILE_LINES)
    .map(({ path: name, lines }) => `${name}: ${lines} lines`);
  expect(long, "split it by what it is about").toEqual([]);
});

test("the rule books' tables hold data and export no function", () => {
  const active = files
    .filter((file) => file.path.includes("/tables/") && file.path.startsWith("lib/rules/"))
    .filter((file) => /^export (async )?function |^export const \w+ = (async )?\(/m.test(file.text))
    .map((file) => file.path);
  expect(active, "move the function beside the tables folder").toEqual([]);
});

test("parts that are fetched by themselves go through `fetched`, which can fetch them again", () => {
  const makers = files.filter((file) => /\blazy\(|from "next\/dynamic"/.test(file.text));
  const allowed = ["app/_ui/lazy-part.tsx"];
  const here = "tests/architecture/house-rules.test.ts";
  expect(makers.map((file) => file.path).filter((path) => path !== here)).toEqual(allowed);
});

test("nothing leans on what React and Next.js keep to themselves", () => {
  const marks = new RegExp(
    [
      "__react",
      "_reactListening",
      "__NEXT",
      "react-aria-pressable-style",
      "reference-manifest",
    ].join("|"),
  );
  const faulty = files.filter(
    ({ path, text }) => path !== "tests/architecture/house-rules.test.ts" && marks.test(text),
  );
  expect(faulty.map((file) => file.path)).toEqual([]);
});

test("nothing is left undone or silenced", () => {
  const marks = new RegExp(["TODO", "FIXME", "@ts-ignore", "@ts-nocheck"].join("|"));
  const left = files.filter((file) => marks.test(file.text)).map((file) => file.path);
  expect(left.filter((name) => name !== "tests/architecture/house-rules.test.ts")).toEqual([]);
});

test("lib/README.md says why each library of package.json is here, and names no other", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const table = readFileSync("lib/README.md", "utf8").split("## Why these libraries")[1] ?? "";
  const cells = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].map((match) => match[1] ?? "");
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const fits = (library: string, name = "") =>
    name.endsWith("*") ? library.startsWith(name.slice(0, -1)) : library === name;
  expect(used.filter((library) => !named.some((name) => fits(library, name)))).toEqual([]);
  expect(named.filter((name) => !used.some((library) => fits(library, name)))).toEqual([]);
});

function onlyPassesOn({ text }: SourceFile): boolean {
  const statements = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").match(/\S[^;]*;/g) ?? [];
  return statements.length > 0 && statements.every((line) => /^export\b[^=]*\bfrom\b/.test(line));
}

function matches(name: string, pattern: string): boolean {
  const plain = pattern.replace(/\/$/, "");
  return plain.startsWith("*") ? name.endsWith(plain.slice(1)) : name === plain;
}
