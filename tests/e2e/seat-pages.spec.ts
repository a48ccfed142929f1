import { type APIRequestContext, expect, test } from "@playwright/test";
import fc from "fast-check";
import {
  buildScenario,
  type GameSpec,
  gameSpec,
  Marks,
  placesOf,
  readerOf,
  wordsIn,
} from "../app/api/marked-games";
import { beSomebody } from "./people";

const SPECS = fc.sample(gameSpec, { seed: 31, numRuns: 3 });

for (const [n, spec] of SPECS.entries()) {
  test(`the page of each seat of generated game ${n + 1} holds the words it may know alone`, {
    tag: "@http",
  }, async ({ request, playwright, baseURL }) => {
    await beSomebody(request, "Umpire");
    const marks = new Marks();
    const keys = await begin(request, spec, marks);
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    for (const [i, place] of placesOf(spec).entries()) {
      const page = await guest.get(`/seat/${keys[i]}`);
      expect(page.status()).toBe(200);
      const known = marks.knownTo(readerOf(spec, place));
      const words = wordsIn(await page.text());
      expect(words.filter((word) => !known.includes(word))).toEqual([]);
      expect(words.length).toBeGreaterThan(0);
    }
    await guest.dispose();
  });
}

/** Begins a game of a marked scenario; the keys of its seats. */
async function begin(request: APIRequestContext, spec: GameSpec, marks: Marks): Promise<string[]> {
  const stored = await request.post("/api/v1/scenarios", { data: buildScenario(spec, marks) });
  const { id } = await stored.json();
  const data = { seats: placesOf(spec), ...(spec.isVariant ? { variant: "v" } : {}) };
  const begun = await request.post(`/api/v1/scenarios/${id}/games`, { data });
  expect(begun.status()).toBe(201);
  const { seats } = (await begun.json()) as { seats: { key: string }[] };
  return seats.map(({ key }) => key);
}
