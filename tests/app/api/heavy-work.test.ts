import { expect, test } from "vitest";
import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson } from "@/tests/app/api/people";
import { crowdedScenario } from "@/tests/fixtures/crowded-scenario";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

/** A scenario of about this many bytes. */
const ofBytes = (bytes: number) =>
  bareScenario({
    sides: Array.from({ length: 8 }, (_, i) => ({
      id: `s${i}`,
      name: `Side ${i}`,
      colour: "a",
      brief: "x".repeat(Math.min(39_000, bytes / 24)),
      tasks: "x".repeat(Math.min(39_000, bytes / 24)),
      believedOfEnemy: "x".repeat(Math.min(39_000, bytes / 24)),
    })),
    map: crowdedScenario({
      units: 0,
      shapes: Math.max(0, Math.floor((bytes - 950_000) / 140)),
      corners: 8,
    }).map,
  });

const check = (json: unknown, token?: string, headers = {}) =>
  callApi("/scenarios/check", { json, ...(token ? { token } : {}), headers });

test("strangers send up to a megabyte, members more, and the refusal says so", async () => {
  const large = ofBytes(1_300_000);
  const length = JSON.stringify(large).length;
  expect(length).toBeGreaterThan(1_000_000);
  const refused = await check(large);
  expect([refused.status, refused.json.code]).toEqual([413, "too-large"]);
  expect(refused.json.detail).toMatch(
    /1000000 bytes; sign in or send a bearer token to send up to 4194304/,
  );
  expect(refused.json.megabytes).toBe(1);
  const { token } = await newPerson();
  expect((await check(large, token)).status).toBe(200);
  expect((await check(ofBytes(800_000))).status).toBe(200);
});

test("what is checked beside the event loop is reported as what is checked on it", async () => {
  const small = crowdedScenario({ units: 12, shapes: 3, corners: 6 });
  const padded = { ...small, summary: "x ".repeat(15_000) };
  const [here, beside] = [await check(small), await check(padded)];
  expect([here.status, beside.status]).toEqual([200, 200]);
  expect(here.json.findings.length).toBeGreaterThan(0);
  expect(beside.json).toEqual(here.json);
  const faulty = { ...padded, title: "", sides: [{}] };
  const refused = await check(faulty);
  expect([refused.status, refused.json.code]).toEqual([422, "invalid-document"]);
  expect(refused.json.errors.map(({ path }: { path: string }) => path)).toContain("/title");
  const broken = await callApi("/scenarios/check", {
    method: "POST",
    body: `{"title": ${"x".repeat(30_000)}`,
    headers: { "content-type": "application/json" },
  });
  expect([broken.status, broken.json.code]).toEqual([400, "malformed-json"]);
});

test("the event loop turns while many check large documents, and all are answered or asked to come again", async () => {
  const large = crowdedScenario({ units: 60, shapes: 100, corners: 20 });
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
  }, 1);
  const answers = await Promise.all(Array.from({ length: 30 }, () => check(large)));
  clearInterval(turn);
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 429)).toHaveLength(30 - 22);
  for (const { status, headers } of answers) {
    if (status === 429) expect(headers.get("retry-after")).toMatch(/^\d+$/);
  }
  expect(turns).toBeGreaterThan(20);
});

test("every endpoint that prints, checks, generates or counts is heavy work", () => {
  const light = ALL_ENDPOINTS.filter(({ work }) => work === "light").map(({ path }) => path);
  expect(
    light.filter((path) =>
      /\.(pdf|png)|\/check$|\/battlefield(\.|$)|bogowie-wojny\/odds/.test(path),
    ),
  ).toEqual(["/events/{id}/check"]);
});
