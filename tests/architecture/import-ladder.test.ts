import { describe, expect, test } from "vitest";
import { importsOf, type SourceFile, sourceFiles } from "@/tests/architecture/source-files";

interface Rung {
  /** The prefix of the paths on this rung. */
  room: string;
  holds: string;
  mayImport: readonly string[];
}

// The table in lib/README.md. A path belongs to the first rung it matches; a rung may always import from itself.
const LADDER: readonly Rung[] = [
  rung("app/_ui/", "components that know nothing of wargames", [
    "lib/markdown/",
    "lib/i18n/messages/",
  ]),
  rung("app/_map/", "the map on the screen", ["app/_ui/", "lib/terrain/", "lib/domain/"]),
  rung("app/api/", "the JSON API: parse, authorise, call one use case, answer", [
    "lib/http/",
    "lib/auth/",
    "lib/usecases/",
    "lib/domain/",
    "lib/cache/",
  ]),
  rung("app/_client/", "calls of the API, typed by its endpoints", [
    "app/_ui/",
    "app/api/",
    "lib/http/",
    "lib/domain/",
  ]),
  rung("app/healthz/", "whether the process lives", []),
  rung("app/readyz/", "whether the service can work", ["lib/usecases/"]),
  rung("app/", "pages, layouts and their thin actions", [
    "app/_ui/",
    "app/_map/",
    "app/_client/",
    "lib/usecases/",
    "lib/auth/",
    "lib/domain/",
    "lib/rules/",
    "lib/terrain/",
    "lib/i18n/",
  ]),
  rung("lib/cli/", "the command scripts", ["lib/", "prisma/"]),
  rung("prisma/", "schema, migrations, the embedded server, the seed", ["lib/usecases/"]),
  rung("lib/usecases/", "one action a file", [
    "lib/domain/",
    "lib/rules/",
    "lib/terrain/",
    "lib/db/",
    "lib/pdf/",
    "lib/auth/",
    "lib/i18n/",
    "lib/cache/",
    "lib/log/",
    "lib/mail/",
  ]),
  rung("lib/http/", "request parsing and error answers", [
    "lib/auth/",
    "lib/i18n/",
    "lib/db/",
    "lib/domain/",
    "lib/log/",
    "lib/cache/",
  ]),
  rung("lib/auth/", "sign-in and the actor", ["lib/db/", "lib/domain/", "lib/log/", "lib/mail/"]),
  rung("lib/log/", "what is written down of requests and jobs", []),
  rung("lib/mail/", "letters: their words, and their way to the mail server", [
    "lib/domain/",
    "lib/i18n/",
  ]),
  rung("lib/pdf/", "views in, bytes out", [
    "lib/domain/",
    "lib/terrain/",
    "lib/markdown/",
    "lib/i18n/",
    "lib/log/",
  ]),
  rung("lib/i18n/", "messages and terms", ["lib/domain/"]),
  rung("lib/db/", "every query", ["lib/domain/", "lib/cache/"]),
  rung("lib/cache/", "what a process keeps of what is asked for often", []),
  rung("lib/domain/", "the documents and what can be done with them", [
    "lib/rules/",
    "lib/terrain/",
  ]),
  rung("lib/rules/printed/", "how a rule book prints a table", []),
  rung("lib/rules/odds/", "exact chances, of whatever dice", []),
  rung("lib/rules/belle-alliance/tables/", "the rule book's tables as data", [
    "lib/rules/belle-alliance/",
    "lib/rules/printed/",
  ]),
  rung("lib/rules/belle-alliance/", "the rules, pure", [
    "lib/rules/belle-alliance/",
    "lib/rules/printed/",
    "lib/rules/odds/",
  ]),
  rung("lib/rules/bogowie-wojny/tables/", "the rule book's tables as data", [
    "lib/rules/bogowie-wojny/",
  ]),
  rung("lib/rules/bogowie-wojny/", "the rules, pure", [
    "lib/rules/bogowie-wojny/",
    "lib/rules/printed/",
    "lib/rules/odds/",
  ]),
  rung("lib/markdown/", "authors' texts as trees that are safe to walk", []),
  rung("lib/terrain/", "pure planar geometry in cm", []),
];

interface Keeper {
  packages: RegExp;
  what: string;
  rooms: readonly string[];
}

const KEEPERS: readonly Keeper[] = [
  {
    what: "React",
    packages:
      /^(react|react-dom|react-aria|react-aria-components|lucide-react|react-leaflet)(\/|$)/,
    rooms: ["app/"],
  },
  { what: "Leaflet", packages: /^(leaflet|react-leaflet|@geoman-io)(\/|$)/, rooms: ["app/_map/"] },
  { what: "Prisma", packages: /^(@prisma\/|prisma(\/|$))/, rooms: ["lib/db/", "prisma/"] },
  { what: "PostgreSQL", packages: /^pg$/, rooms: ["lib/db/", "prisma/", "lib/cli/"] },
  { what: "Typst", packages: /^@myriaddreamin\//, rooms: ["lib/pdf/"] },
  { what: "mail", packages: /^nodemailer$/, rooms: ["lib/mail/"] },
  { what: "resvg", packages: /^@resvg\//, rooms: ["lib/pdf/"] },
  { what: "sharp", packages: /^sharp$/, rooms: ["lib/usecases/belle-alliance/pictures/"] },
];

const files = sourceFiles(["app", "lib", "prisma"]);

test("there is something to look at", () => {
  expect(files.length).toBeGreaterThan(50);
});

describe("imports point downwards only", () => {
  test.each(LADDER.map(({ room }) => room))("%s", (room) => {
    const here = files.filter((file) => rungOf(file.path)?.room === room);
    expect(here.flatMap(upwardImports)).toEqual([]);
  });
});

test("every file stands on a rung", () => {
  const astray = files.filter((file) => !rungOf(file.path)).map((file) => file.path);
  expect(astray, "put them into one of the folders that lib/README.md describes").toEqual([]);
});

test("the browser's client takes only types from the API", () => {
  const values = files
    .filter((file) => file.path.startsWith("app/_client/"))
    .flatMap((file) => [...file.text.matchAll(/^import (?!type\b).*$/gm)].map(([line]) => line))
    .filter((line) => !line.includes("../_ui/"));
  expect(values, "import type: schemas and handlers must not reach the browser").toEqual([]);
});

test.each(KEEPERS)("$what stays where it belongs", ({ what, packages, rooms }) => {
  const astray = files
    .filter((file) => !rooms.some((room) => file.path.startsWith(room)))
    .filter((file) => importsOf(file).packages.some((name) => packages.test(name)))
    .map((file) => `${file.path} names ${what}: that belongs in ${rooms.join(" or ")}`);
  expect(astray).toEqual([]);
});

test("only lib/db touches the generated database client", () => {
  const astray = files
    .filter((file) => !file.path.startsWith("lib/db/"))
    .filter((file) => importsOf(file).files.some((name) => name.startsWith("lib/db/generated/")))
    .map((file) => `${file.path}: ask lib/db for domain objects; rows end there`);
  expect(astray).toEqual([]);
});

function upwardImports(file: SourceFile): string[] {
  const own = rungOf(file.path);
  if (!own) return [];
  return importsOf(file)
    .files.filter((target) => !mayImport(own, target))
    .map((target) => explain(file, own, target));
}

function mayImport(own: Rung, target: string): boolean {
  const other = rungOf(target);
  if (!other) return false;
  return other.room === own.room || own.mayImport.some((room) => target.startsWith(room));
}

function explain(file: SourceFile, own: Rung, target: string): string {
  const allowed = own.mayImport.length ? own.mayImport.join(", ") : "nothing of ours but itself";
  const belongs = LADDER.filter(
    (other) =>
      other.mayImport.some((room) => target.startsWith(room)) && !other.room.includes("/tables/"),
  ).map(({ room }) => room);
  return `${file.path} imports ${target}. ${own.room} (${own.holds}) may import ${allowed}; code that needs both belongs in ${belongs.join(" or ") || "the folder it imports from"}`;
}

function rungOf(path: string): Rung | undefined {
  return LADDER.find(({ room }) => path.startsWith(room));
}

function rung(room: string, holds: string, mayImport: readonly string[]): Rung {
  return { room, holds, mayImport };
}
