import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@tailwindcss/node";
import { expect, test } from "vitest";
import { classWordsIn } from "@/tests/architecture/class-words";
import { sourceFiles } from "@/tests/architecture/source-files";

const THEME = "app/theme.css";

/** The map and its tools use the picture's units, not the page's. */
const MAP = /^app\/_map\//;

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|color)a?\(|:\s*(?:white|black|red|green|blue|gr[ae]y|orange|brown)\b/i;
const RAW_SIZE = /(?<![\w.-])(?!0(?:px|rem)\b|1px\b)\d*\.?\d+(?:px|rem)\b/;
const RAW_FACE = /font(?:-family)?:[^;]*(?:serif|monospace|"[^"]+")(?![\w)-])/;
const WIDTHS = /^@(?:media|container|custom-variant)/;

const SOUGHT = new Set(
  sourceFiles(["app", "tests/e2e"]).flatMap(({ text }) =>
    [...text.matchAll(/["'`][^"'`\n]*["'`]/g)].flatMap(([literal]) =>
      [...literal.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = ""]) => name),
    ),
  ),
);

const files = sourceFiles(["app"]).filter(({ path: name }) => !MAP.test(name));
const sheets = styleSheets().filter((sheet) => sheet !== THEME && !MAP.test(sheet));

test("class names hold no colour, size or typeface of their own", () => {
  const raw = files.flatMap((file) =>
    classWordsIn(file)
      .filter((word) =>
        /\[(?![^\]]*gradient)[^\]]*(?:#[0-9a-f]{3}|\d(?:px|rem)\b|rgb|hsl)/i.test(word),
      )
      .map((word) => `${file.path}: ${word}`),
  );
  expect(raw, "take a step of the scale or a colour of app/theme.css").toEqual([]);
});

test("style sheets take colours, sizes and typefaces from the theme", () => {
  const raw = sheets.flatMap(rawIn);
  expect(raw, `state it in ${THEME} and use the variable`).toEqual([]);
});

test("no class name has the browser style all below an element anew", () => {
  const found = files.flatMap((file) =>
    classWordsIn(file)
      .filter((word) => GROUP_STATE.test(word) || PLACE_OF_ANY.test(word))
      .map((word) => `${file.path}: ${word}`),
  );
  const why =
    "a map of a thousand units waits for it: say in-[.group:hover], or name what is meant";
  expect(found, why).toEqual([]);
});

/** States and places that any element may come to, unlike an attribute that a component sets. */
const GROUP_STATE =
  /(?:^|:)(?:not-)?(?:group|peer)-(?:hover|focus|focus-visible|focus-within|active|invalid|valid|indeterminate|disabled|checked|first|last|only|odd|even|empty)\b/;
const PLACE_OF_ANY =
  /(?:^|:)(?:first|last|only):first-(?:letter|line)|:(?:first|last|only)-child[\s_>]*\*/;

test("every class name is a utility or stands in a style sheet", async () => {
  const words = new Map(
    sourceFiles(["app"]).flatMap((file) => classWordsIn(file).map((word) => [word, file.path])),
  );
  const dressed = new Set(styleSheets().flatMap(classesOf));
  const unknown = [...words.keys()].filter((word) => !dressed.has(word) && !isMarker(word));
  const made = await madeByTailwind(unknown);
  const undefinedWords = unknown
    .filter((word) => !made.has(word))
    .map((word) => `${words.get(word)}: ${word}`);
  expect(undefinedWords, "nothing gives it a look: leave it out").toEqual([]);
});

/** Class names by which tests and scripts find elements, or to which the states of surrounding elements refer. */
function isMarker(word: string): boolean {
  return /^(?:group|peer)(?:\/|$)/.test(word) || SOUGHT.has(word);
}

function rawIn(sheet: string): string[] {
  return readFileSync(sheet, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => !WIDTHS.test(line) && /[:,]|^\d/.test(line) && !line.endsWith("{"))
    .filter((line) => RAW_COLOUR.test(line) || RAW_SIZE.test(line) || RAW_FACE.test(line))
    .map((line) => `${sheet}: ${line}`);
}

function styleSheets(): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => path.posix.join("app", name.replaceAll(path.sep, "/")))
    .filter((name) => !name.endsWith("/fonts.css"))
    .sort();
}

function classesOf(sheet: string): string[] {
  const selectors = readFileSync(sheet, "utf8").match(/[^{};]+(?=\{)/g) ?? [];
  return selectors.flatMap((s) =>
    [...s.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
  );
}

/** Returns those of the words for which Tailwind generates a rule, using the pages' own theme. */
async function madeByTailwind(words: readonly string[]): Promise<Set<string>> {
  const css = readFileSync("app/globals.css", "utf8");
  const { build } = await compile(css, {
    base: path.resolve("app"),
    onDependency: () => undefined,
  });
  const bare = build([]).length;
  const built = build([...words]);
  expect(built.length).toBeGreaterThan(bare);
  const made = [...built.matchAll(/\.((?:\\.|[\w-]|[^\x20-\x7e])+)/g)].map(([, name = ""]) =>
    name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, sign) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
  return new Set(made);
}
