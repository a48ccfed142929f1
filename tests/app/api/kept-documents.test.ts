import { PrismaPg } from "@prisma/adapter-pg";
import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cacheablePage } from "@/app/_frame/cacheable-page";
import { isSealed } from "@/lib/db/document/document-content";
import { PrismaClient } from "@/lib/db/generated/client";
import { seedLibrary } from "@/lib/usecases/document/seed-library";
import { readShippedLibrary } from "@/prisma/seed";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, patchCall, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

const SECRET = "a secret of forty characters for testing";
process.env.NEXTAUTH_SECRET = SECRET;
process.env.SIGN_UPS_PER_HOUR = "1000";
const { client, url } = await freshDatabase();

// The service's own database client, made to report its queries.
const told = new PrismaClient({
  adapter: new PrismaPg({ connectionString: url }),
  log: [{ emit: "event", level: "query" }],
});
let queries: string[] = [];
told.$on("query", ({ query }) => queries.push(query));
Object.assign(globalThis, { grundlagDatabase: told });
afterAll(() => told.$disconnect());
beforeEach(() => {
  queries = [];
});

const SHIPPED = "la-haye-sainte-1815";
const { documents } = await readShippedLibrary();
await seedLibrary(
  { database: client, now: () => new Date() },
  documents.filter(({ id }) => id === SHIPPED),
);

const owner = await newPerson("Owner");
const other = await newPerson("Other");

const FILES = ["", "/view", "/map.svg", "/map.geojson", "/thumbnail.svg?version=1"];

async function statusesFor(id: string, token?: string): Promise<number[]> {
  const call = token === undefined ? {} : { token };
  const answers = FILES.map((file) => callApi(`/scenarios/${id}${file}`, call));
  return (await Promise.all(answers)).map(({ status }) => status);
}

function page(address: string, headers = {}) {
  return cacheablePage(new NextRequest(`http://localhost:3000${address}`, { headers }));
}

test("what was public and is private now is gone for strangers at once, and stays its owner's", async () => {
  const id = await storeScenario(owner);
  await publish(owner, id);
  const all = (status: number) => FILES.map(() => status);
  expect(await statusesFor(id)).toEqual(all(200));
  expect(await page(`/scenarios/${id}`)).not.toBeNull();
  await publish(owner, id, "private");
  expect(await statusesFor(id)).toEqual(all(404));
  expect(await statusesFor(id, other.token)).toEqual(all(404));
  expect(await page(`/scenarios/${id}`)).toBeNull();
  expect(await statusesFor(id, owner.token)).toEqual(all(200));
});

test("a stranger's request for a private document asks the database what one for none does", async () => {
  const id = await storeScenario(owner, { title: "Never opened" });
  const askedFor = async (address: string) => {
    queries = [];
    expect((await callApi(address)).status).toBe(404);
    return queries;
  };
  for (const file of FILES) {
    const asked = await askedFor(`/scenarios/${id}${file}`);
    expect(asked).toEqual(await askedFor(`/scenarios/nowhere${file}`));
    expect(asked).toHaveLength(1);
  }
});

test("the umpire's view, asked for first, is not what others get of the same version", async () => {
  const brief = "A word for the Allies alone";
  const sides = [{ id: "allies", name: "Allies", colour: "a", brief }];
  const id = await storeScenario(owner, { sides, umpireNotes: "A word for the umpire" });
  await publish(owner, id);
  const view = async (query: string, token?: string) =>
    (await callApi(`/scenarios/${id}/view${query}`, token === undefined ? {} : { token })).text;
  expect(await view("", owner.token)).toContain("A word for the umpire");
  expect(await view("?for=side:allies", owner.token)).toContain(brief);
  for (const token of [undefined, other.token]) {
    expect(await view("", token)).not.toContain("A word for");
  }
});

test("an owner's list and what others get of it are cached separately, whoever asks first", async () => {
  const list = {
    kind: "army-list",
    schemaVersion: 1,
    title: "A list",
    language: "en",
    nation: "france",
    notes: "Kept to myself",
    secretNotes: true,
  };
  for (const order of [
    [owner, other],
    [other, owner],
  ]) {
    const json = { ...list, title: `A list first read by ${order[0]?.email}` };
    const { id } = (await callApi("/army-lists", { token: owner.token, json })).json;
    const call = { method: "PUT", token: owner.token, json: { visibility: "public" } };
    await callApi(`/army-lists/${id}/visibility`, call);
    for (const { token } of [...order, ...order]) {
      const { text } = await callApi(`/army-lists/${id}`, { token });
      expect(text.includes("Kept to myself")).toBe(token === owner.token);
    }
  }
});

test("a reader who has a version learns so before the document is opened", async () => {
  const read = () => callApi(`/scenarios/${SHIPPED}`, { headers: { "if-none-match": '"1"' } });
  expect([(await read()).status, (await read()).text]).toEqual([304, ""]);
  expect(queries.filter((query) => query.includes("body"))).toEqual([]);
});

test("what is made of a document is asked for again by its tag, and its JSON is what was stored", async () => {
  const first = await callApi(`/scenarios/${SHIPPED}/map.svg`);
  const tag = first.headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  const again = { headers: { "if-none-match": tag } };
  expect((await callApi(`/scenarios/${SHIPPED}/map.svg`, again)).status).toBe(304);
  expect((await callApi(`/scenarios/${SHIPPED}/map.svg?lang=pl`, again)).status).toBe(200);
  const [row] = await client.$queryRaw<{ json: string }[]>`
    SELECT body::text AS json FROM documents WHERE id = ${SHIPPED}`;
  expect((await callApi(`/scenarios/${SHIPPED}`)).text).toBe(row?.json);
});

test("a proxy may hold a public thumbnail by its version, tables and the description; no private one", async () => {
  const keeping = async (address: string, call = {}) => {
    const { headers } = await callApi(address, call);
    return [headers.get("cache-control"), headers.get("vary")];
  };
  const shared = ["public, max-age=600", "Accept-Language"];
  expect(await keeping(`/scenarios/${SHIPPED}/thumbnail.svg?version=1`)).toEqual(shared);
  const tables = ["public, max-age=300", "Accept-Language"];
  for (const address of [
    "/openapi.json",
    "/schemas/map.v1.json",
    "/rules/belle-alliance/tables/5",
  ]) {
    expect(await keeping(address), address).toEqual(tables);
  }
  const id = await storeScenario(owner);
  for (const file of FILES) {
    const [cache, vary] = await keeping(`/scenarios/${id}${file}`, { token: owner.token });
    expect(cache, file).not.toContain("public");
    expect(vary, file).toMatch(/Cookie, Authorization/);
  }
});

test("an edit is read by the next request", async () => {
  const id = await storeScenario(owner);
  const read = async () => (await callApi(`/scenarios/${id}`, { token: owner.token })).json.title;
  expect(await read()).toBe("A scenario");
  const patch = [{ op: "replace", path: "/title", value: "Another" }];
  await callApi(`/scenarios/${id}`, patchCall(owner, 1, patch));
  expect(await read()).toBe("Another");
});

test("what is stored carries its seal; a body that nobody let in is refused though its seal is right", async () => {
  const id = await storeScenario(owner, { title: "To be damaged" });
  const [row] = await client.$queryRaw<{ json: string; seal: string }[]>`
    SELECT body::text AS json, seal FROM documents WHERE id = ${id}`;
  expect(isSealed("scenario", String(row?.json), row?.seal ?? null)).toBe(true);
  const damaged = { ...bareScenario(), title: 7 };
  await client.$executeRaw`UPDATE documents SET body = ${JSON.stringify(damaged)}::json WHERE id = ${id}`;
  const read = await callApi(`/scenarios/${id}`, { token: owner.token });
  expect([read.status, read.json.code]).toEqual([500, "internal-error"]);
});

test("the pages most people come to ask the database little, and less the second time", async () => {
  const counted = async (work: () => Promise<unknown>) => {
    await work();
    queries = [];
    await work();
    return queries.length;
  };
  expect(await counted(() => page("/"))).toBe(1);
  expect(await counted(() => page("/library"))).toBe(2);
  expect(await counted(() => page(`/scenarios/${SHIPPED}`))).toBe(1);
  expect(await counted(() => page("/rules/belle-alliance/tables/21"))).toBe(0);
  expect(await counted(() => callApi(`/scenarios/${SHIPPED}`))).toBe(1);
  expect(await counted(() => callApi(`/scenarios/${SHIPPED}/map.svg`))).toBe(1);
  // One query for the signed-in user with their clubs, one for the document's head.
  const sid = "a-session";
  const seen = { createdAt: new Date(), lastSeenAt: new Date() };
  await client.session.create({ data: { id: sid, userId: owner.id, address: "", ...seen } });
  const claims = { sub: owner.id, sid, tokenVersion: 0 };
  const session = await encode({ token: claims, secret: SECRET });
  const headers = { cookie: `next-auth.session-token=${session}` };
  expect(await counted(() => callApi(`/scenarios/${SHIPPED}`, { headers }))).toBe(2);
});

test("a page is cached by language, theme and all it shows, but not for signed-in users", async () => {
  const id = await storeScenario(owner);
  await publish(owner, id);
  const address = `/scenarios/${id}`;
  const first = await page(address);
  expect(await page(address)).toEqual(first);
  expect(await page(`${address}?utm=1`)).toEqual(first);
  expect(await page(`${address}?whole=yes`)).not.toEqual(first);
  expect(await page(address, { "accept-language": "pl" })).not.toEqual(first);
  expect(await page(address, { cookie: "theme=dark" })).not.toEqual(first);
  expect(await page(address, { cookie: "next-auth.session-token=x" })).toBeNull();
  const patch = [{ op: "replace", path: "/title", value: "Another" }];
  await callApi(address, patchCall(owner, 1, patch));
  expect(await page(address)).not.toEqual(first);
  for (const dynamic of ["/desk", "/rules/belle-alliance/odds", "/library?q=jena", "/sign-in"]) {
    expect(await page(dynamic), dynamic).toBeNull();
  }
});
