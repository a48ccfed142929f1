import { describe, expect, test } from "vitest";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, newToken, type Person } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
process.env.LINK_MISSES_PER_15_MIN = "3";
await freshDatabase();

const organiser = await newPerson("Ola");
const member = await newPerson("Paweł");
const exMember = await newPerson("Ewa");
const stranger = await newPerson("Jan");
const readOnly = await newToken(organiser.email, ["read"]);

const tokens = {
  organiser: organiser.token,
  "organiser, read only": readOnly,
  member: member.token,
  "ex-member": exMember.token,
  stranger: stranger.token,
  nobody: undefined,
} as const;
type Role = keyof typeof tokens;

const call = (person: Person | null, method: string, path: string, json?: unknown) =>
  callApi(path, { method, ...(person ? { token: person.token } : {}), json });

/** A club with an organiser, a member, a removed member, and a format. */
async function club(
  json: object = {},
): Promise<{ id: string; slug: string; code: string; formatId: string }> {
  const made = await call(organiser, "POST", "/clubs", { name: "Odense", ...json });
  expect(made.status, made.text).toBe(201);
  const { id, slug } = made.json;
  const invited = await call(organiser, "POST", `/clubs/${slug}/invitation`, { days: 7 });
  const { code } = invited.json;
  for (const person of [member, exMember]) {
    expect((await call(person, "POST", `/clubs/join/${code}`)).status).toBe(200);
  }
  const removed = await call(organiser, "DELETE", `/clubs/${slug}/members/${exMember.id}`);
  expect(removed.status).toBe(204);
  const published = await call(organiser, "POST", `/clubs/${slug}/formats`, {
    format: FORMAT_32_8,
  });
  expect(published.status, published.text).toBe(201);
  return { id, slug, code, formatId: published.json.id };
}

const detail = { name: "Renamed", place: "Odense", seenBy: "members", text: "" };
const actions = {
  read: { path: "" },
  "read its events": { path: "/events" },
  "read its members": { path: "/members" },
  "read its invitation": { path: "/invitation" },
  edit: { path: "", method: "PUT", json: detail },
  invite: { path: "/invitation", method: "POST", json: {} },
  "take the invitation back": { path: "/invitation", method: "DELETE" },
  "name an organiser": {
    path: `/members/${member.id}`,
    method: "PUT",
    json: { role: "organiser" },
  },
  "remove a member": { path: `/members/${member.id}`, method: "DELETE" },
  "read its formats": { path: "/formats" },
  "read a format": { path: "/formats/{format}" },
  "publish a format": {
    path: "/formats",
    method: "POST",
    json: { format: { ...FORMAT_32_8, name: "Winter" } },
  },
  "change a format": {
    path: "/formats/{format}",
    method: "PUT",
    headers: { "if-match": '"1"' },
    json: { format: { ...FORMAT_32_8, turns: 8 } },
  },
  "withdraw a format": { path: "/formats/{format}", method: "DELETE" },
  leave: { path: "/members/me", method: "DELETE" },
  delete: { path: "", method: "DELETE" },
} as const;
type Action = keyof typeof actions;

const looks = ["read", "read its events", "read its formats", "read a format"] as const;
const writes = [
  ...["edit", "invite", "take the invitation back", "name an organiser"],
  ...["remove a member", "delete", "publish a format", "change a format", "withdraw a format"],
] as const as readonly Action[];

/** The status of each role's actions. */
const expected: Record<"members" | "everyone", Record<Role, [readonly Action[], number][]>> = {
  members: matrix([
    [[...looks, "read its members", "read its invitation", ...writes, "leave"], 404],
  ]),
  everyone: matrix([
    [looks, 200],
    [["read its members", "read its invitation", ...writes, "leave"], 403],
  ]),
};

function matrix(
  outside: [readonly Action[], number][],
): Record<Role, [readonly Action[], number][]> {
  const isOpen = outside.length > 1;
  return {
    organiser: [
      [[...looks, "read its members", "read its invitation"], 200],
      [["invite", "publish a format"], 201],
      [["change a format"], 200],
      [["edit", "take the invitation back", "name an organiser", "remove a member"], 204],
      [["withdraw a format", "delete"], 204],
      [["leave"], 409],
    ],
    "organiser, read only": [
      [[...looks, "read its members", "read its invitation"], 200],
      [[...writes, "leave"], 403],
    ],
    member: [
      [[...looks, "read its members"], 200],
      [["read its invitation", ...writes], 403],
      [["leave"], 204],
    ],
    "ex-member": outside,
    stranger: outside,
    nobody: [
      [looks, isOpen ? 200 : 404],
      [["read its members", "read its invitation", ...writes, "leave"], 401],
    ],
  };
}

describe.each(["members", "everyone"] as const)("a club that %s may see", (seenBy) => {
  // Refused and reading requests leave a club unchanged, so they all share one.
  let shared: ReturnType<typeof club> | null = null;
  const rows = Object.entries(expected[seenBy]).flatMap(([role, answers]) =>
    answers.flatMap(([names, status]) => names.map((name) => ({ role, name, status }))),
  );
  test.each(rows)("$role, $name: $status", async ({ role, name, status }) => {
    const { path, ...request } = actions[name];
    const isChanged = "method" in request && status < 300;
    shared ??= club({ seenBy });
    const { slug, formatId } = await (isChanged ? club({ seenBy }) : shared);
    const token = tokens[role as Role];
    const answer = await callApi(`/clubs/${slug}${path.replace("{format}", formatId)}`, {
      ...request,
      ...(token ? { token } : {}),
    });
    expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  });
});

const storing = {
  scenarios: bareScenario(),
  "army-lists": { ...bareScenario(), kind: "army-list", nation: "france" },
  "army-books": { ...bareScenario(), kind: "army-book", nation: "france" },
} as const;

describe.each(Object.entries(storing))("a club's details among %s", (collection, json) => {
  test("is answered to strangers word for word as what does not exist", async () => {
    const { id: clubId, slug } = await club();
    const { id } = (await call(member, "POST", `/${collection}`, json)).json;
    const set = { visibility: "club", clubId };
    const at = `/${collection}/${id}`;
    if (collection === "scenarios") {
      await call(member, "PUT", `${at}/edition`, { edition: "open-book" });
    }
    expect((await call(stranger, "PUT", `${at}/visibility`, set)).status).toBe(404);
    expect((await call(member, "PUT", `${at}/visibility`, set)).json).toEqual(set);
    const unknown = "0".repeat(20);
    for (const path of ["", "/releases"]) {
      for (const reader of [stranger, exMember, null]) {
        const hidden = await call(reader, "GET", at + path);
        const absent = await call(reader, "GET", `/${collection}/${unknown}${path}`);
        expect(hidden.status).toBe(404);
        expect(hidden.text.replaceAll(id, unknown)).toBe(absent.text);
      }
      expect((await call(organiser, "GET", at + path)).status).toBe(200);
    }
    expect((await call(stranger, "POST", `${at}/fork`)).status).toBe(404);
    expect((await call(organiser, "POST", `${at}/fork`)).status).toBe(201);
    expect((await call(organiser, "DELETE", at)).status).toBe(403);
    const found = await call(organiser, "GET", `/${collection}?club=${slug}`);
    expect(found.json.items).toMatchObject([{ id, club: { slug, name: "Odense" } }]);
    expect((await call(stranger, "GET", `/${collection}?club=${slug}`)).json.items).toEqual([]);
  });
});

test("a public work names its club to those who may know of it, and to nobody else", async () => {
  const { id: clubId, slug } = await club();
  const { id } = (await call(member, "POST", "/scenarios", bareScenario())).json;
  await call(member, "PUT", `/scenarios/${id}/visibility`, { visibility: "public", clubId });
  const clubOf = async (reader: Person | null) => {
    const { items } = (await call(reader, "GET", "/scenarios")).json;
    return items.find((item: { id: string }) => item.id === id).club;
  };
  expect(await clubOf(organiser)).toEqual({ slug, name: "Odense" });
  expect(await clubOf(stranger)).toBeNull();
  const open = { name: "Odense", seenBy: "everyone" };
  await call(organiser, "PUT", `/clubs/${slug}`, open);
  expect(await clubOf(null)).toEqual({ slug, name: "Odense" });
  const shown = (await call(null, "GET", `/clubs/${slug}`)).json;
  expect(shown).toMatchObject({ name: "Odense", role: null, members: [], invitation: null });
  expect(JSON.stringify(shown)).not.toMatch(/Paweł|Ola|@/);
});

test("a visibility that says too little or too much is refused with its place", async () => {
  const { id: clubId } = await club();
  const { id } = (await call(member, "POST", "/scenarios", bareScenario())).json;
  const put = (json: object) => call(member, "PUT", `/scenarios/${id}/visibility`, json);
  for (const json of [{ visibility: "club" }, { visibility: "private", clubId }]) {
    const refused = await put(json);
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0].path).toBe("/clubId");
  }
  expect((await put({ visibility: "everyone" })).json.errors[0].path).toBe("/visibility");
  expect((await put({ visibility: "unlisted" })).status).toBe(200);
});

test("of two organisers who change a club from the same page the second gets a conflict", async () => {
  const ola = await newPerson();
  const { slug } = (await call(ola, "POST", "/clubs", { name: "Two organisers" })).json;
  const put = (etag: string, json: object) =>
    callApi(`/clubs/${slug}`, {
      method: "PUT",
      token: ola.token,
      json: { name: "Two organisers", ...json },
      headers: { "if-match": etag },
    });
  const read = (await call(ola, "GET", `/clubs/${slug}`)).headers.get("etag") ?? "";
  expect((await put(read, { text: "On Tuesdays." })).status).toBe(204);
  expect((await put(read, { text: "On Fridays." })).status).toBe(412);
  const now = await call(ola, "GET", `/clubs/${slug}`);
  expect(now.json.text).toBe("On Tuesdays.");
  expect((await put(now.headers.get("etag") ?? "", { text: "On Fridays." })).status).toBe(204);
});

test("an invitation shows its club before joining, and guesses are counted", async () => {
  const { slug, code } = await club({ place: "Fyn" });
  const look = (what: string, address: string) =>
    callApi(`/clubs/join/${what}`, { headers: { "x-forwarded-for": address } });
  const { json } = await look(code, "10.0.0.1");
  expect(json).toEqual({ slug, name: "Odense", place: "Fyn", memberCount: 2, isMember: false });
  expect((await call(null, "POST", `/clubs/join/${code}`)).status).toBe(401);
  const invitation = (await call(organiser, "GET", `/clubs/${slug}/invitation`)).json.invitation;
  expect(invitation.url).toBe(`http://localhost:3000/clubs/join/${code}`);
  await call(organiser, "DELETE", `/clubs/${slug}/invitation`);
  expect((await look(code, "10.0.0.1")).json.detail).toContain("taken back");
});

describe("an organiser who is one no longer takes nothing the club holds by an invitation of theirs", () => {
  /** A club's scenario, kept by its member, and a second organiser's invitation to become its owner. */
  async function offered() {
    const { id: clubId, slug } = await club();
    const other = `/clubs/${slug}/members/${member.id}`;
    await call(organiser, "PUT", other, { role: "organiser" });
    const id = (await call(organiser, "POST", "/scenarios", bareScenario())).json.id;
    await call(organiser, "PUT", `/scenarios/${id}/club`, { clubId });
    const invited = await call(member, "POST", `/scenarios/${id}/invitations`, { may: "own" });
    expect(invited.status, invited.text).toBe(201);
    return { id, slug, other, code: invited.json.code };
  }

  test.each(["demoted", "expelled", "leaving", "deleting the club"] as const)("%s", async (how) => {
    const { id, slug, other, code } = await offered();
    const ended = await {
      demoted: () => call(organiser, "PUT", other, { role: "member" }),
      expelled: () => call(organiser, "DELETE", other),
      leaving: () => call(member, "DELETE", `/clubs/${slug}/members/me`),
      "deleting the club": () => call(member, "DELETE", `/clubs/${slug}`),
    }[how]();
    expect(ended.status, ended.text).toBe(204);
    const refused = await call(member, "POST", `/document-invitations/${code}`);
    expect([refused.status, refused.json.detail]).toEqual([
      404,
      expect.stringContaining("taken back"),
    ]);
    expect((await call(organiser, "GET", `/scenarios/${id}/people`)).status).toBe(200);
  });

  test("a member with no rights in it leaves, and its invitations stay", async () => {
    const { slug, code } = await offered();
    const { json } = await call(organiser, "POST", `/clubs/${slug}/invitation`, { days: 7 });
    await call(stranger, "POST", `/clubs/join/${json.code}`);
    expect((await call(stranger, "DELETE", `/clubs/${slug}/members/me`)).status).toBe(204);
    expect((await callApi(`/document-invitations/${code}`)).status).toBe(200);
  });
});

test("a user's clubs are listed and exported", async () => {
  const person = await newPerson("Alone");
  const { slug } = (await call(person, "POST", "/clubs", { name: "Wronki", place: "Wlkp." })).json;
  const item = { slug, name: "Wronki", place: "Wlkp.", role: "organiser", memberCount: 1 };
  expect((await call(person, "GET", "/clubs")).json.items).toMatchObject([item]);
  expect((await call(person, "GET", "/users/me/export")).json.clubs).toMatchObject([item]);
  expect((await call(null, "GET", "/clubs")).status).toBe(401);
});
