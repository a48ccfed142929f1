import { describe, expect, test } from "vitest";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, newToken, PASSWORD, type Person } from "@/tests/app/api/people";
import { bookJson } from "@/tests/lib/domain/bogowie-wojny/book/book-of";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
process.env.LINK_MISSES_PER_15_MIN = "5";
const { client } = await freshDatabase();

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Linked",
  language: "en",
  nation: "france",
  notes: "Hidden plan",
  secretNotes: true,
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [{ id: "r1", name: "The 5th", unitKind: "line-infantry", bases: 3 }],
    },
  ],
  upgrades: [
    { id: "u1", upgrade: "ambush" },
    { id: "u2", upgrade: "hill", notes: "steep" },
  ],
};

async function store(person: Person): Promise<string> {
  const answer = await callApi("/army-lists", { token: person.token, json: LIST });
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}

const make = (person: Person, id: string, json: unknown = { name: "For Jan" }) =>
  callApi(`/army-lists/${id}/share-links`, { token: person.token, json });

/** Each test uses an IP address of its own, so that none uses up the guesses of another. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

test("a link opens a private list, and nothing secret, until it is taken back", async () => {
  const owner = await newPerson();
  const id = await store(owner);
  const made = await make(owner, id);
  expect(made.status, made.text).toBe(201);
  const { slug, url } = made.json;
  expect(slug).toMatch(/^[2-9a-z]{12}$/);
  expect(url).toBe(`http://localhost:3000/l/${slug}`);
  const list = await callApi(`/share-links/${slug}`);
  expect(list.json.upgrades.map(({ upgrade }: { upgrade: string }) => upgrade)).toEqual(["hill"]);
  for (const file of [
    "",
    ...["txt", "md", "bbcode", "csv", "ros"].map((end) => `/roster.${end}`),
  ]) {
    const { status, text } = await callApi(`/share-links/${slug}${file}`);
    expect(status, file).toBe(200);
    expect(text, file).toContain("The 5th");
    expect(text, file).not.toMatch(/Hidden plan|\bAmbush\b|For Jan/);
  }
  expect((await callApi(`/share-links/${slug}/roster.rosz`)).text.startsWith("PK")).toBe(true);
  expect((await callApi(`/share-links/${slug}/altered-rows`)).json).toEqual({
    altered: [],
    uncompared: [],
  });
  expect((await callApi(`/share-links/${slug}/roster.exe`)).status).toBe(404);
  const own = { token: owner.token };
  const revoked = await callApi(`/army-lists/${id}/share-links/${slug}`, {
    method: "DELETE",
    ...own,
  });
  expect(revoked.status).toBe(204);
  for (const file of ["", "/roster.txt", "/roster.pdf", "/altered-rows"]) {
    const gone = await callApi(`/share-links/${slug}${file}`);
    expect(gone.status).toBe(404);
    expect(gone.json.detail).toContain("taken back");
  }
  expect((await callApi(`/army-lists/${id}/share-links`, own)).json.items).toEqual([]);
});

test("prints made by a link lead back to it, the owner's to the newest one, others' to the list", async () => {
  const [owner, stranger] = await Promise.all([newPerson(), newPerson()]);
  const id = await store(owner);
  const linkIn = async (path: string, reader?: Person) => {
    const { bytes } = await callApi(path, reader ? { token: reader.token } : {});
    return /localhost:3000\/[^\s)]+/.exec(new PdfFile(bytes).everything)?.[0];
  };
  const linkInText = async (path: string, reader?: Person) => {
    const { text } = await callApi(path, reader ? { token: reader.token } : {});
    return /This version of the list: \S*?(localhost:3000\/[^\s>[]+)/.exec(text)?.[1];
  };
  const pdf = `/army-lists/${id}/roster.pdf`;
  expect(await linkIn(pdf, owner)).toBe(`localhost:3000/army-lists/${id}?v=1`);
  const { slug } = (await make(owner, id)).json;
  expect(await linkIn(`/share-links/${slug}/roster.pdf`)).toBe(`localhost:3000/l/${slug}?v=1`);
  expect(await linkIn(pdf, owner)).toBe(`localhost:3000/l/${slug}?v=1`);
  for (const form of ["txt", "md", "bbcode"]) {
    const text = `/army-lists/${id}/roster.${form}?lang=en`;
    const byLink = `/share-links/${slug}/roster.${form}?lang=en`;
    expect(await linkInText(text, owner), form).toBe(`localhost:3000/l/${slug}?v=1`);
    expect(await linkInText(byLink), form).toBe(`localhost:3000/l/${slug}?v=1`);
  }
  await callApi(`/army-lists/${id}/visibility`, {
    method: "PUT",
    token: owner.token,
    json: { visibility: "public" },
  });
  expect(await linkIn(pdf, stranger)).toBe(`localhost:3000/army-lists/${id}?v=1`);
  const text = `/army-lists/${id}/roster.txt?lang=en`;
  expect(await linkInText(text, stranger)).toBe(`localhost:3000/army-lists/${id}?v=1`);
});

test("a pinned link shows its version for good, without what was marked secret since", async () => {
  const owner = await newPerson();
  const id = await store(owner);
  const pinned = (await make(owner, id, { name: "Pinned", version: "newest" })).json;
  const present = (await make(owner, id)).json;
  expect(pinned.version).toBe(1);
  const [ambush, hill] = LIST.upgrades;
  const json = { ...LIST, title: "Changed", upgrades: [ambush, { ...hill, secret: true }] };
  const headers = { "if-match": '"1"' };
  const put = { method: "PUT", token: owner.token, headers, json };
  expect((await callApi(`/army-lists/${id}`, put)).status).toBe(200);
  const shown = (await callApi(`/share-links/${pinned.slug}`)).json;
  expect(shown.title).toBe("Linked");
  expect(shown.upgrades).toEqual([]);
  expect((await callApi(`/share-links/${present.slug}`)).json.title).toBe("Changed");
  expect((await make(owner, id, { name: "x", version: 9 })).status).toBe(404);
});

describe.each([
  ["army-books", bookJson({ title: "Private book" })],
  [
    "maps",
    generateBattlefield({ seed: "links", table: { widthCm: 120, depthCm: 120 }, area: "plains" }),
  ],
])("links to %s", (collection, document) => {
  test("open a private one as it is, or as it was, until they are taken back", async () => {
    const owner = await newPerson();
    const own = { token: owner.token };
    const stored = await callApi(`/${collection}`, { ...own, json: document });
    expect(stored.status, stored.text).toBe(201);
    const at = `/${collection}/${stored.json.id}`;
    const link = async (json: unknown) =>
      (await callApi(`${at}/share-links`, { ...own, json })).json.slug;
    const [living, pinned] = [await link({ name: "x" }), await link({ name: "y", version: 1 })];
    const headers = { "if-match": '"1"' };
    const json = { ...document, title: "Another title" };
    await callApi(at, { method: "PUT", headers, ...own, json });
    expect((await callApi(at)).status).toBe(404);
    const titles = [living, pinned].map(
      async (slug) => (await callApi(`/share-links/${slug}`)).json.title,
    );
    expect(await Promise.all(titles)).toEqual(["Another title", document.title]);
    expect((await callApi(`/share-links/${living}/roster.txt`)).status).toBe(404);
    const picture = await callApi(`/share-links/${living}/map.svg`);
    expect(picture.status).toBe(collection === "maps" ? 200 : 404);
    const other = await newPerson();
    const theirs = { token: other.token, json: { name: "z" } };
    expect((await callApi(`${at}/share-links`, theirs)).status).toBe(404);
    await callApi(`${at}/share-links/${living}`, { method: "DELETE", ...own });
    const gone = await callApi(`/share-links/${living}`);
    expect([gone.status, gone.json.detail]).toEqual([404, expect.stringContaining("taken back")]);
  });
});

test("a link shows a map in the reader's language, and in its author's own where that is asked", async () => {
  const owner = await newPerson();
  const own = { token: owner.token };
  const field = generateBattlefield({
    seed: "words",
    table: { widthCm: 120, depthCm: 120 },
    area: "plains",
  });
  const translations = { en: { texts: { title: "The ford" } } };
  const json = { ...field, title: "Bród", language: "pl", translations };
  const { id } = (await callApi("/maps", { ...own, json })).json;
  const link = await callApi(`/maps/${id}/share-links`, { ...own, json: { name: "x" } });
  const picture = `/share-links/${link.json.slug}/map.svg?lang=en`;
  expect((await callApi(picture)).text).toContain("The ford");
  expect((await callApi(`${picture}&texts=original`)).text).toContain("Bród");
});

test("scenarios have no links, since each reader gets their own view of them", async () => {
  const owner = await newPerson();
  const scenario = await callApi("/scenarios", { token: owner.token, json: bareScenario() });
  const call = { token: owner.token, json: { name: "x" } };
  const at = `/scenarios/${scenario.json.id}/share-links`;
  expect((await callApi(at, call)).status).toBe(404);
});

describe("who may share links", async () => {
  const owner = await newPerson();
  const other = await newPerson();
  const tokens = {
    owner: owner.token,
    "owner, read only": await newToken(owner.email, ["read"]),
    other: other.token,
    nobody: undefined,
  };
  test.each([
    ["owner", "private", [200, 201, 204]],
    ["owner, read only", "private", [200, 403, 403]],
    ["other", "private", [404, 404, 404]],
    ["nobody", "private", [401, 401, 401]],
    ["owner", "public", [200, 201, 204]],
    ["other", "unlisted", [403, 403, 403]],
    ["other", "public", [403, 403, 403]],
    ["nobody", "public", [401, 401, 401]],
  ] as const)("%s of a %s list", async (role, visibility, expected) => {
    const id = await store(owner);
    await callApi(`/army-lists/${id}/visibility`, {
      method: "PUT",
      token: owner.token,
      json: { visibility },
    });
    const { slug } = (await make(owner, id)).json;
    const at = `/army-lists/${id}/share-links`;
    const token = tokens[role];
    const who = token ? { token } : {};
    const answers = [
      await callApi(at, who),
      await callApi(at, { ...who, json: { name: "n" } }),
      await callApi(`${at}/${slug}`, { ...who, method: "DELETE" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
  });
});

test.each([
  [{}, "/name"],
  [{ name: "  " }, "/name"],
  [{ name: "n", version: 0 }, "/version"],
  [{ name: "n", version: 9_007_199_254_740_991 }, "/version"],
  [{ name: "n", slug: "mine" }, "/slug"],
])("a link that cannot be is refused with its place: %j", async (json, path) => {
  const owner = await newPerson();
  const answer = await make(owner, await store(owner), json);
  expect(answer.status).toBe(422);
  expect(answer.json.errors[0].path).toBe(path);
});

test("guesses are let through at a slow rate, and a good link then rests as well", async () => {
  const owner = await newPerson();
  const { slug } = (await make(owner, await store(owner))).json;
  const guess = from("203.0.113.7");
  const tried = ["aaaaaaaaaaaa", "bbbbbbbbbbbb", "no link", "x", "cccccccccccc"];
  for (const wrong of tried) {
    expect((await callApi(`/share-links/${encodeURIComponent(wrong)}`, guess)).status).toBe(404);
  }
  const refused = await callApi(`/share-links/${slug}`, guess);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect((await callApi(`/share-links/${slug}`, from("203.0.113.8"))).status).toBe(200);
});

test("links go with the list and the account, and are in the export", async () => {
  const owner = await newPerson();
  const id = await store(owner);
  const { slug } = (await make(owner, id)).json;
  const all = await callApi("/users/me/export", { token: owner.token });
  expect(all.json.shareLinks).toMatchObject([{ slug, name: "For Jan", documentId: id }]);
  await callApi(`/army-lists/${id}/visibility`, {
    method: "PUT",
    token: owner.token,
    json: { visibility: "public" },
  });
  const leave = { password: PASSWORD, publicDocuments: "leave" };
  const left = await callApi("/users/me", { method: "DELETE", token: owner.token, json: leave });
  expect(left.status).toBe(204);
  expect((await callApi(`/army-lists/${id}`)).status).toBe(200);
  expect((await callApi(`/share-links/${slug}`, from("203.0.113.9"))).status).toBe(404);
  expect(await client.shareLink.count({ where: { slug } })).toBe(0);
});
