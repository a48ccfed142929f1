import { expect, test } from "vitest";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { CatalogueFilter } from "@/lib/domain/kinds/catalogue-query";
import { countFacets } from "@/lib/usecases/document/count-facets";
import { createDocument } from "@/lib/usecases/document/create-document";
import { listDocuments } from "@/lib/usecases/document/list-documents";
import { patchDocument } from "@/lib/usecases/document/patch-document";
import { readDocument } from "@/lib/usecases/document/read-document";
import { restoreRevision } from "@/lib/usecases/document/restore-revision";
import { seedLibrary } from "@/lib/usecases/document/seed-library";
import { setVisibility } from "@/lib/usecases/document/set-visibility";
import { forkDocument } from "@/lib/usecases/kinds/fork-document";
import { formation, scenario, side, unit } from "@/tests/lib/domain/belle-alliance/scenario/build";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "@/tests/setup/people";

const { client } = await freshDatabase();
const clock = { now: new Date(Date.UTC(2026, 0, 1)) };
const context = contextAt(client, clock);
const author = await signedIn(context, "author@example.org");

interface Game extends Pick<Scenario, "title" | "players" | "campaign" | "length"> {
  readonly units: number;
  readonly table: readonly [width: number, depth: number];
}

function game({ units, table: [widthCm, depthCm], ...fields }: Game): Scenario {
  const troops = Array.from({ length: units }, (_, i) => unit(`u${i}`));
  return scenario({
    ...fields,
    sides: [side("french", { formations: [formation("all", { units: troops })] })],
    map: { widthCm, depthCm, note: "", features: [] },
  });
}

const GAMES: readonly Game[] = [
  {
    title: "Evening",
    units: 29,
    table: [120, 180],
    players: { from: 2, to: 4 },
    campaign: "holstein-1813",
  },
  {
    title: "Square",
    units: 30,
    table: [180, 180],
    players: { from: 1, to: 1 },
    campaign: "germany-1813",
  },
  { title: "Day", units: 80, table: [180, 240], players: { from: 6, to: 8 } },
  { title: "Weekend", units: 81, table: [300, 180], campaign: "germany-1813" },
  // The length is stated by its author: some units may be hidden, or each bound may take long.
  { title: "Slow", units: 75, length: "weekend", table: [300, 180] },
];
for (const each of GAMES) {
  const { id } = await createDocument(author, { kind: "scenario", json: game(each) });
  const visibility = { visibility: "public", clubId: null } as const;
  await setVisibility(author, { kind: "scenario", id, ...visibility });
  clock.now = new Date(clock.now.getTime() + 60_000);
}

const titlesOf = async (filter: CatalogueFilter, sort: "shelf" | "title" = "title") => {
  const { items } = await listDocuments(context, { filter, sort, after: null, limit: 100 });
  return items.map(({ title }) => title);
};

test.each<[CatalogueFilter, string[]]>([
  [{ size: ["small"] }, ["Evening"]],
  [{ size: ["medium"] }, ["Day", "Square"]],
  [{ size: ["large"] }, ["Slow", "Weekend"]],
  [{ size: ["small", "large"] }, ["Evening", "Slow", "Weekend"]],
  [{ table: ["small"] }, ["Evening"]],
  [{ table: ["medium"] }, ["Day", "Evening", "Square"]],
  [{ table: ["large"] }, ["Slow", "Weekend"]],
  [{ players: [1] }, ["Square"]],
  [{ players: [3] }, ["Evening"]],
  [{ players: [6] }, ["Day"]],
  [{ campaign: ["germany-1813"] }, ["Square", "Weekend"]],
  [{ campaign: ["germany-1813"], size: ["large"] }, ["Weekend"]],
  [{ campaign: ["egypt-1798"] }, []],
])("%j leaves %j", async (filter, titles) => {
  expect(await titlesOf(filter)).toEqual(titles);
});

test("each value says how many it would leave, whatever else its facet asks for", async () => {
  expect(await countFacets(context, { table: ["small"] })).toMatchObject({
    table: { small: 1, medium: 3, large: 2 },
    size: { small: 1 },
  });
  expect(await countFacets(context, {})).toMatchObject({
    size: { small: 1, medium: 2, large: 2 },
    players: { 1: 1, 2: 1, 3: 1, 4: 1, 6: 1 },
    campaign: { "holstein-1813": 1, "germany-1813": 2 },
  });
});

test("the library opens on the shipped battles by year, then shows everything else, page by page", async () => {
  const dated = (title: string, date: string) => ({ id: title, body: scenario({ title, date }) });
  const map = { widthCm: 120, depthCm: 90, note: "", features: [] };
  const ground = { kind: "map", schemaVersion: 1, system: "belle-alliance", language: "en", map };
  await seedLibrary(context, [
    dated("shipped-1815", "1815-06-18"),
    { id: "shipped-map", body: { ...ground, title: "shipped-map" } },
    dated("shipped-1813", "1813-12-10"),
  ]);
  const all = [
    "shipped-1813",
    "shipped-1815",
    "shipped-map",
    "Slow",
    "Weekend",
    "Day",
    "Square",
    "Evening",
  ];
  expect(await titlesOf({}, "shelf")).toEqual(all);
  const first = await listDocuments(context, { filter: {}, sort: "shelf", after: null, limit: 4 });
  const rest = await listDocuments(context, {
    ...{ filter: {}, sort: "shelf", limit: 4 },
    after: first.next,
  });
  expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(all);
});

const translations = { da: { texts: { title: "Slaget" } } };

test("translations are copied, merged with another's edit, and come back with an earlier version", async () => {
  const json = { ...scenario({ title: "The battle" }), translations };
  const { id } = await createDocument(author, { kind: "scenario", json });
  const key = { kind: "scenario", id } as const;
  const translated = async (which = key) =>
    (await readDocument(author, which)).document.translations;
  const fork = await forkDocument(author, key);
  expect(await translated({ ...key, id: fork.id })).toMatchObject({
    da: { texts: { title: "Slaget, kopi" } },
  });

  const place = { op: "add", path: "/translations/da/texts/place", value: "Holsten" } as const;
  await patchDocument(author, { ...key, expected: 1, patch: [place] });
  const title = {
    op: "replace",
    path: "/translations/da/texts/title",
    value: "Træfningen",
  } as const;
  await patchDocument(author, { ...key, expected: 1, patch: [title] });
  expect(await translated()).toEqual({ da: { texts: { title: "Træfningen", place: "Holsten" } } });

  const { version } = await readDocument(author, key);
  await restoreRevision(author, { ...key, restored: 1, expected: version });
  expect(await translated()).toEqual(translations);
});
