import { describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, publish, storeScenario } from "@/tests/app/api/people";
import { openedSession } from "@/tests/app/api/session-cookie";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();
const owner = await newPerson("Owner");
const cookie = await openedSession(client, { userId: owner.id });
const sides = [{ id: "danes", name: "Danes", colour: "a" }];
const shown = await storeScenario(owner, bareScenario({ sides }));
await publish(owner, shown);
const secret = await storeScenario(owner);
const list = await publicList();

/** A list that all may read, except for notes that only its owner sees. */
async function publicList(): Promise<string> {
  const { token } = owner;
  const json = {
    kind: "army-list",
    schemaVersion: 1,
    title: "Shown",
    language: "en",
    nation: "france",
    notes: "The bridge is mined.",
    secretNotes: true,
  };
  const { id } = (await callApi("/army-lists", { token, json })).json;
  const visible = { method: "PUT", token, json: { visibility: "public" } };
  await callApi(`/army-lists/${id}/visibility`, visible);
  return id;
}

const FOREIGN = { origin: "https://club.example", "sec-fetch-site": "cross-site" };
const OPEN = { origin: "*", policy: "cross-origin" };
const CLOSED = { origin: null, policy: "same-origin" };

async function read(address: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await callApi(address, { method, headers });
  const told = (name: string) => answer.headers.get(name);
  return {
    ...answer,
    opened: {
      origin: told("access-control-allow-origin"),
      policy: told("cross-origin-resource-policy"),
    },
  };
}

describe("a page of another site", () => {
  test.each([
    `/scenarios/${shown}`,
    `/scenarios/${shown}/view?for=public`,
    `/scenarios/${shown}/map.svg`,
    `/scenarios/${shown}/map.png?width=200`,
    "/scenarios",
    "/rules/bogowie-wojny/battlefield.svg?seed=Raszyn&table=180x120",
    "/rules/belle-alliance/tables/21",
    "/openapi.json",
  ])("reads and shows %s, with the headers it needs", async (address) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, opened } = await read(address, FOREIGN, method);
      expect([status, opened]).toEqual([200, OPEN]);
      expect(headers.get("access-control-expose-headers")).toMatch(/\bETag\b.*\bRetry-After\b/);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  test("reads what is wrong, too", async () => {
    const { status, opened, json } = await read("/scenarios/nothing-here", FOREIGN);
    expect([status, opened, json.code]).toEqual([404, OPEN, "not-found"]);
  });

  test("sees what a reader without an account sees, even if the browser sends the owner's cookie", async () => {
    const embedded = { ...FOREIGN, "sec-fetch-mode": "no-cors", cookie };
    const own = { "sec-fetch-site": "same-origin", cookie };
    expect((await read(`/army-lists/${list}`, own)).text).toContain("The bridge is mined.");
    for (const site of ["cross-site", "same-site"]) {
      const asked = { ...embedded, "sec-fetch-site": site };
      expect((await read(`/scenarios/${secret}`, asked)).status).toBe(404);
      const seen = await read(`/army-lists/${list}`, asked);
      expect(seen.opened).toEqual(OPEN);
      expect(seen.text).toBe((await read(`/army-lists/${list}`)).text);
      expect(seen.text).not.toContain("mined");
    }
  });

  test("gets nothing made for somebody in particular", async () => {
    const linked = { ...FOREIGN, "sec-fetch-mode": "navigate", cookie };
    const named: Record<string, string>[] = [
      linked,
      { authorization: `Bearer ${owner.token}` },
      { cookie },
    ];
    for (const headers of named) {
      const { status, opened } = await read(`/scenarios/${secret}`, headers);
      expect([status, opened]).toEqual([200, CLOSED]);
    }
    const picture = `/scenarios/${secret}/map.svg`;
    expect((await read(picture, { cookie })).opened).toEqual(CLOSED);
  });

  test("can change nothing", async () => {
    const json = bareScenario();
    const made = await callApi("/scenarios/check", { json, headers: FOREIGN });
    expect(made.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a browser that asks beforehand", () => {
  const ask = (address: string, method: string) =>
    callApi(address, {
      method: "OPTIONS",
      headers: { ...FOREIGN, "access-control-request-method": method },
    });

  test("is let read what anyone may read, without cookies and tokens", async () => {
    const { status, headers } = await ask(`/scenarios/${shown}`, "GET");
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect(headers.get("access-control-allow-headers")).toBe("If-None-Match");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
  });

  test.each(["/users/me", "/tokens", "/scenarios/check"])("is not let near %s", async (address) => {
    const { status, headers } = await ask(address, "GET");
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, null]);
  });
});

test("caches tell what one site was shown from what another was", async () => {
  const { headers } = await read(`/scenarios/${shown}`, FOREIGN);
  expect(headers.get("vary")).toMatch(/Cookie.*Sec-Fetch-Site/);
});
