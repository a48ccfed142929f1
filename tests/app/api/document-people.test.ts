import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "@/lib/db/client";
import { callApi } from "@/tests/app/api/call-api";
import {
  bareScenario,
  newPerson,
  PASSWORD,
  type Person,
  patchCall,
  storeScenario,
} from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
process.env.LINK_MISSES_PER_15_MIN = "5";
const { client } = await freshDatabase();

const owner = await newPerson("Olga Owner");
const stranger = await newPerson("Stranger");

const SCENARIO = {
  title: "Two bridges",
  umpireNotes: "MARKNOTE",
  sides: [{ id: "reds", name: "Reds", colour: "a", brief: "MARKBRIEF" }],
};

function send(person: Person | undefined, method: string, path: string, json?: object) {
  return callApi(path, {
    method,
    ...(json ? { json } : {}),
    ...(person ? { token: person.token } : {}),
  });
}

async function invite(id: string, may: string, by = owner): Promise<string> {
  const answer = await send(by, "POST", `/scenarios/${id}/invitations`, { may });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.json.url).toMatch(new RegExp(`/join/${answer.json.code}$`));
  return answer.json.code;
}

function accept(person: Person | undefined, code: string) {
  return send(person, "POST", `/document-invitations/${code}`);
}

/** A new scenario of the owner's, and somebody who may do this with it. */
async function sharedWith(may: string): Promise<{ id: string; person: Person }> {
  const id = await storeScenario(owner, SCENARIO);
  const person = await newPerson(`The one to ${may}`);
  expect((await accept(person, await invite(id, may))).status).toBe(200);
  return { id, person };
}

const rename = [{ op: "replace", path: "/title", value: "Three bridges" }];
const whole = { "if-match": "*" };

const ACTS = {
  read: (id: string) => ({ path: `/scenarios/${id}` }),
  "umpire's view": (id: string) => ({ path: `/scenarios/${id}/view?for=umpire` }),
  revisions: (id: string) => ({ path: `/scenarios/${id}/revisions` }),
  people: (id: string) => ({ path: `/scenarios/${id}/people` }),
  visit: (id: string) => ({ path: `/scenarios/${id}/visit`, method: "PUT", json: { part: "map" } }),
  patch: (id: string) => ({
    path: `/scenarios/${id}`,
    method: "PATCH",
    json: rename,
    headers: whole,
  }),
  release: (id: string) => ({ path: `/scenarios/${id}/releases`, method: "POST", json: {} }),
  fork: (id: string) => ({ path: `/scenarios/${id}/fork`, method: "POST" }),
  "begin a game": (id: string) => ({
    path: `/scenarios/${id}/games`,
    method: "POST",
    json: { seats: [{ side: "reds" }] },
  }),
  visibility: (id: string) => ({
    path: `/scenarios/${id}/visibility`,
    method: "PUT",
    json: { visibility: "private" },
  }),
  edition: (id: string) => ({
    path: `/scenarios/${id}/edition`,
    method: "PUT",
    json: { edition: "players" },
  }),
  invite: (id: string) => ({
    path: `/scenarios/${id}/invitations`,
    method: "POST",
    json: { may: "edit" },
  }),
  "hand over": (id: string) => ({
    path: `/scenarios/${id}/invitations`,
    method: "POST",
    json: { may: "own" },
  }),
  "remove somebody": (id: string) => ({
    path: `/scenarios/${id}/people/nobody`,
    method: "DELETE",
  }),
  delete: (id: string) => ({ path: `/scenarios/${id}`, method: "DELETE" }),
} as const;

const READS = ["read", "umpire's view"];
const READERS_DO = ["fork", "begin a game"];
const EDITS = ["revisions", "people", "visit", "patch", "release"];
const ALLOWED = {
  edit: [...READS, ...READERS_DO, ...EDITS],
  comment: [...READS, ...READERS_DO],
  umpire: [...READS, ...READERS_DO],
};

describe.each(["edit", "comment", "umpire"] as const)("who is invited to %s", (may) => {
  let shared = { id: "", person: owner };
  beforeAll(async () => {
    shared = await sharedWith(may);
  });

  test.each(Object.keys(ACTS) as (keyof typeof ACTS)[])("%s", async (name) => {
    const { path, ...call } = ACTS[name](shared.id);
    const { status } = await callApi(path, { ...call, token: shared.person.token });
    if (ALLOWED[may].includes(name)) expect([200, 201]).toContain(status);
    else expect(status).toBe(403);
    const others = await callApi(path, { ...call, token: stranger.token });
    expect([others.status, others.json.code]).toEqual([404, "not-found"]);
  });

  test("finds it among their own with the owner's name, where strangers find nothing", async () => {
    const { json } = await send(shared.person, "GET", "/scenarios?mine=true");
    const item = json.items.find((each: { id: string }) => each.id === shared.id);
    expect(item).toMatchObject({ mine: false, may, owner: { name: "Olga Owner" } });
    const own = (await send(shared.person, "GET", "/scenarios?facets=true")).json;
    expect(own.items.filter((item: { id: string }) => item.id === shared.id)).toHaveLength(1);
    const found = await send(stranger, "GET", "/scenarios?q=bridges");
    expect(found.json.items).toEqual([]);
  });

  test("has left it once they give it up", async () => {
    const { id, person } = await sharedWith(may);
    expect((await send(person, "DELETE", `/scenarios/${id}/people/me`)).status).toBe(204);
    expect((await send(person, "GET", `/scenarios/${id}`)).status).toBe(404);
    expect((await send(person, "GET", "/scenarios?mine=true")).json.items).toEqual([]);
  });
});

test("the umpire's part of a public view only opens to those invited", async () => {
  const { id, person } = await sharedWith("umpire");
  await send(owner, "PUT", `/scenarios/${id}/visibility`, { visibility: "public" });
  await send(owner, "PUT", `/scenarios/${id}/edition`, { edition: "public-only" });
  expect((await send(stranger, "GET", `/scenarios/${id}`)).status).toBe(403);
  expect((await send(person, "GET", `/scenarios/${id}`)).json.umpireNotes).toBe("MARKNOTE");
});

test("the history says who changed what, and the owner sees who came by which invitation", async () => {
  const { id, person } = await sharedWith("edit");
  expect((await callApi(`/scenarios/${id}`, patchCall(person, 1, rename))).status).toBe(200);
  const { json } = await send(owner, "GET", `/scenarios/${id}/revisions`);
  expect(JSON.stringify(json)).toContain("The one to edit");
  const people = (await send(owner, "GET", `/scenarios/${id}/people`)).json;
  expect(people.items).toMatchObject([{ name: "The one to edit", may: "edit" }]);
  expect(people.invitations).toMatchObject([{ may: "edit", accepted: 1 }]);
  expect((await send(person, "GET", `/scenarios/${id}/people`)).json.invitations).toEqual([]);
});

test("an editor whose rights end is refused at the next save, and changes nothing", async () => {
  const { id, person } = await sharedWith("edit");
  const { items } = (await send(owner, "GET", `/scenarios/${id}/people`)).json;
  const path = `/scenarios/${id}/people/${items[0].id}`;
  expect((await send(owner, "PUT", path, { may: "comment" })).status).toBe(204);
  expect((await callApi(`/scenarios/${id}`, patchCall(person, 1, rename))).status).toBe(403);
  expect((await send(owner, "DELETE", path)).status).toBe(204);
  expect((await callApi(`/scenarios/${id}`, patchCall(person, 1, rename))).status).toBe(404);
  expect((await send(owner, "DELETE", path)).status).toBe(404);
  expect((await send(owner, "GET", `/scenarios/${id}`)).json.title).toBe("Two bridges");
});

describe("who may no longer do what they might comes back by no invitation", () => {
  const personOf = async (id: string, by: Person) => {
    const { items } = (await send(by, "GET", `/scenarios/${id}/people`)).json;
    return `/scenarios/${id}/people/${items[0].id}`;
  };

  test.each(["removed", "demoted", "left"])("%s", async (how) => {
    const id = await storeScenario(owner, SCENARIO);
    const person = await newPerson("Editor");
    const code = await invite(id, "edit");
    await accept(person, code);
    const path = await personOf(id, owner);
    if (how === "removed") await send(owner, "DELETE", path);
    if (how === "demoted") await send(owner, "PUT", path, { may: "comment" });
    if (how === "left") await send(person, "DELETE", `/scenarios/${id}/people/me`);
    expect((await accept(person, code)).json.detail).toContain("taken back");
    expect(
      (await callApi(`/scenarios/${id}`, patchCall(person, 1, rename))).status,
    ).toBeGreaterThan(400);
  });

  test("promoted: the invitations of others stay", async () => {
    const { id } = await sharedWith("comment");
    const code = await invite(id, "edit");
    await send(owner, "PUT", await personOf(id, owner), { may: "edit" });
    expect((await accept(await newPerson("Another"), code)).status).toBe(200);
  });

  test("a former owner, by what they invited to before", async () => {
    const id = await storeScenario(owner, SCENARIO);
    const code = await invite(id, "edit");
    const next = await newPerson("Next owner");
    expect((await accept(next, await invite(id, "own"))).status).toBe(200);
    expect((await accept(owner, code)).json.detail).toContain("taken back");
    const kept = await invite(id, "edit", next);
    expect((await send(next, "DELETE", await personOf(id, next))).status).toBe(204);
    expect((await accept(owner, kept)).status).toBe(404);
    expect((await send(owner, "GET", `/scenarios/${id}`)).status).toBe(404);
  });
});

test("an invitation says what it is for, to whoever holds it, and nothing of what is inside", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const code = await invite(id, "comment");
  const shown = await callApi(`/document-invitations/${code}`);
  expect(shown.json).toMatchObject({
    kind: "scenario",
    title: "Two bridges",
    owner: { name: "Olga Owner" },
    may: "comment",
    isAlready: false,
  });
  expect(shown.text).not.toMatch(/MARK/);
  expect((await accept(undefined, code)).status).toBe(401);
  expect((await accept(owner, code)).status).toBe(200);
  expect((await send(owner, "GET", `/scenarios/${id}/people`)).json.items).toEqual([]);
});

test("an invitation taken back, an expired one and a guessed one lead nowhere, and guesses are counted", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const revoked = await invite(id, "edit");
  const path = `/scenarios/${id}/invitations/${revoked}`;
  expect((await send(owner, "DELETE", path)).status).toBe(204);
  expect((await send(owner, "DELETE", path)).status).toBe(404);
  expect((await accept(stranger, revoked)).json.detail).toContain("taken back");
  const expired = await invite(id, "edit");
  await client.documentInvitation.update({
    where: { code: expired },
    data: { expiresAt: new Date(0) },
  });
  expect((await accept(stranger, expired)).json.detail).toContain("expired");
  expect((await send(stranger, "GET", `/scenarios/${id}`)).status).toBe(404);
  for (let tries = 0; tries < 5; tries++) {
    expect((await accept(stranger, `2222222222${tries + 2}2`)).status).toBe(404);
  }
  expect((await accept(stranger, "222222222222")).status).toBe(429);
  await client.rateLimit.deleteMany({});
});

test("an editor keeps editing who accepts less, and a commentator edits who accepts more", async () => {
  const { id, person } = await sharedWith("edit");
  const to = async (may: string, who: Person) => {
    await accept(who, await invite(id, may));
    const { items } = (await send(owner, "GET", `/scenarios/${id}/people`)).json;
    return items.map((item: { may: string }) => item.may);
  };
  expect(await to("comment", person)).toEqual(["edit"]);
  const other = await newPerson("Other");
  expect(await to("comment", other)).toEqual(["edit", "comment"]);
  expect(await to("umpire", other)).toEqual(["edit", "umpire"]);
  expect(await to("edit", other)).toEqual(["edit", "edit"]);
});

test("only scenarios have umpires; other kinds have editors and commentators", async () => {
  const list = {
    kind: "army-list",
    schemaVersion: 1,
    title: "A list",
    language: "en",
    nation: "france",
    notes: "MARKNOTE",
    secretNotes: true,
  };
  const { id } = (await send(owner, "POST", "/army-lists", list)).json;
  const refused = await send(owner, "POST", `/army-lists/${id}/invitations`, { may: "umpire" });
  expect([refused.status, refused.json.errors[0].path]).toEqual([422, "/may"]);
  const { code } = (await send(owner, "POST", `/army-lists/${id}/invitations`, { may: "comment" }))
    .json;
  expect((await accept(stranger, code)).json).toEqual({ kind: "army-list", id, may: "comment" });
  expect((await send(stranger, "GET", `/army-lists/${id}`)).text).toContain("MARKNOTE");
});

/** The answers of requests that all waited for what `hold` locks, and went on together. */
async function atOnce(
  hold: (tx: Database) => Promise<unknown>,
  requests: readonly (() => ReturnType<typeof send>)[],
) {
  const asked = await client.$transaction(async (tx) => {
    await hold(tx);
    const begun = requests.map((request) => request());
    await vi.waitFor(async () => expect(await countWaiting()).toBe(requests.length), 4_000);
    return { begun };
  });
  return Promise.all(asked.begun);
}

async function countWaiting(): Promise<number> {
  const [row] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

describe("handing over", () => {
  test("two accept at once: one owns it, the other hears why not, the former owner edits", async () => {
    const id = await storeScenario(owner, SCENARIO);
    await send(owner, "PUT", `/scenarios/${id}/visibility`, { visibility: "public" });
    const code = await invite(id, "own");
    const two = [await newPerson("One"), await newPerson("Two")];
    const answers = await Promise.all(two.map((person) => accept(person, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.json.detail).toContain("accepted already");
    const won = two[answers.findIndex(({ status }) => status === 200)] ?? stranger;
    expect((await send(owner, "DELETE", `/scenarios/${id}`)).status).toBe(403);
    expect((await callApi(`/scenarios/${id}`, patchCall(owner, 1, rename))).status).toBe(200);
    const { json } = await send(won, "GET", "/scenarios?mine=true");
    expect(json.items).toMatchObject([{ id, mine: true, may: "own", visibility: "public" }]);
    expect((await send(won, "DELETE", `/scenarios/${id}`)).status).toBe(204);
  });

  test("two who take over from each other at once both do", async () => {
    const one = await newPerson("One");
    const other = await newPerson("Other");
    const ids = [await storeScenario(one, SCENARIO), await storeScenario(other, SCENARIO)];
    const codes = [
      await invite(ids[0] ?? "", "own", one),
      await invite(ids[1] ?? "", "own", other),
    ];
    const answers = await atOnce(
      (tx) => tx.$queryRaw`SELECT 1 FROM users WHERE id IN (${one.id}, ${other.id}) FOR UPDATE`,
      [() => accept(other, codes[0] ?? ""), () => accept(one, codes[1] ?? "")],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("a former owner who was deleting it meanwhile does not", async () => {
    const id = await storeScenario(owner, SCENARIO);
    const next = await newPerson("Next owner");
    const [refused] = await atOnce(
      (tx) => tx.document.update({ where: { id }, data: { ownerId: next.id } }),
      [() => send(owner, "DELETE", `/scenarios/${id}`)],
    );
    expect(refused?.status).toBe(404);
    expect((await send(next, "GET", `/scenarios/${id}`)).status).toBe(200);
  });

  test("a second offer ends the first", async () => {
    const id = await storeScenario(owner, SCENARIO);
    const first = await invite(id, "own");
    await invite(id, "own");
    expect((await accept(stranger, first)).status).toBe(404);
  });

  test("an account without room is refused and the offer stays", async () => {
    const id = await storeScenario(owner, SCENARIO);
    const code = await invite(id, "own");
    const full = await newPerson("Full");
    await storeScenario(full);
    process.env.DOCUMENTS_PER_ACCOUNT = "1";
    const refused = await accept(full, code);
    delete process.env.DOCUMENTS_PER_ACCOUNT;
    expect(refused.json.code).toBe("too-many-documents");
    expect((await send(owner, "GET", `/scenarios/${id}/people`)).json.invitations).toMatchObject([
      { code, accepted: 0 },
    ]);
  });
});

describe("a club's own scenario", () => {
  async function clubOf(founder: Person) {
    const club = (await send(founder, "POST", "/clubs", { name: "Odense" })).json;
    const { code } = (await send(founder, "POST", `/clubs/${club.slug}/invitation`, { days: 7 }))
      .json;
    const join = (person: Person) => send(person, "POST", `/invitations/${code}`);
    return { ...club, join } as { id: string; slug: string; join: typeof join };
  }

  async function given() {
    const founder = await newPerson("Founder");
    const giver = await newPerson("Giver");
    const member = await newPerson("Member");
    const club = await clubOf(founder);
    await club.join(giver);
    await club.join(member);
    const id = await storeScenario(giver, SCENARIO);
    const path = `/scenarios/${id}/club`;
    expect((await send(giver, "PUT", path, { clubId: club.id })).status).toBe(204);
    return { founder, giver, member, club, id };
  }

  test("is edited and handed on by its organisers, edited by its giver, and read by members", async () => {
    const { founder, giver, member, club, id } = await given();
    expect((await callApi(`/scenarios/${id}`, patchCall(member, 1, rename))).status).toBe(403);
    expect((await callApi(`/scenarios/${id}`, patchCall(giver, 1, rename))).status).toBe(200);
    expect((await send(giver, "DELETE", `/scenarios/${id}`)).status).toBe(403);
    expect((await send(member, "GET", `/scenarios/${id}/view`)).status).toBe(200);
    expect((await send(member, "GET", `/scenarios/${id}`)).json.reason).toBe("players-edition");
    expect((await send(founder, "GET", `/scenarios/${id}`)).status).toBe(200);
    const { json } = await send(founder, "GET", "/scenarios?mine=true");
    expect(json.items).toMatchObject([{ id, mine: true, heldByClub: true }]);
    expect((await send(giver, "GET", "/scenarios?mine=true")).json.items).toMatchObject([
      { id, mine: false, may: "edit" },
    ]);
    const put = (visibility: object) =>
      send(founder, "PUT", `/scenarios/${id}/visibility`, visibility);
    const refused = await put({ visibility: "private" });
    expect([refused.status, refused.json.reason]).toEqual([409, "club-holds-it"]);
    expect((await put({ visibility: "public", clubId: club.id })).status).toBe(200);
    const code = await invite(id, "own", founder);
    expect((await accept(member, code)).status).toBe(200);
    expect((await send(founder, "DELETE", `/scenarios/${id}`)).status).toBe(403);
    expect((await send(member, "DELETE", `/scenarios/${id}`)).status).toBe(204);
  });

  test("stays when its giver leaves, who then edits it no more", async () => {
    const { founder, giver, club, id } = await given();
    const code = await invite(id, "edit", founder);
    expect((await send(giver, "DELETE", `/clubs/${club.slug}/members/me`)).status).toBe(204);
    expect((await send(giver, "GET", `/scenarios/${id}`)).status).toBe(404);
    expect((await accept(giver, code)).status).toBe(404);
    expect((await callApi(`/scenarios/${id}`, patchCall(founder, 1, rename))).status).toBe(200);
  });

  test("stays when its giver's account is deleted", async () => {
    const { founder, giver, id } = await given();
    const gone = await send(giver, "DELETE", "/users/me", { password: PASSWORD });
    expect(gone.status, gone.text).toBe(204);
    expect((await send(founder, "GET", `/scenarios/${id}`)).json.title).toBe("Two bridges");
  });

  test("goes back to who kept it when the club is deleted", async () => {
    const { founder, giver, club, id } = await given();
    expect((await send(founder, "DELETE", `/clubs/${club.slug}`)).status).toBe(204);
    expect((await send(founder, "GET", `/scenarios/${id}`)).status).toBe(404);
    expect((await send(giver, "GET", "/scenarios?mine=true")).json.items).toMatchObject([
      { id, mine: true, visibility: "private" },
    ]);
  });

  test("is given to no club that the giver is not in", async () => {
    const club = await clubOf(await newPerson("Founder"));
    const id = await storeScenario(owner, SCENARIO);
    const refused = await send(owner, "PUT", `/scenarios/${id}/club`, { clubId: club.id });
    expect(refused.status).toBe(404);
  });
});

test("who edits a document sees who else is in it, and in which part", async () => {
  const { id, person } = await sharedWith("edit");
  const visit = (who: Person, part: string) =>
    send(who, "PUT", `/scenarios/${id}/visit`, { part }).then(({ json }) => json);
  expect(await visit(owner, "map")).toEqual({ version: 1, items: [] });
  const seen = (await visit(person, "briefs")).items;
  expect(seen).toEqual([{ id: owner.id, name: "Olga Owner", part: "map" }]);
  expect((await visit(owner, "check")).items).toMatchObject([{ part: "briefs" }]);
  await client.documentVisit.updateMany({ data: { seenAt: new Date(0) } });
  expect((await visit(person, "briefs")).items).toEqual([]);
});

test("a deleted account leaves nobody behind, and its public documents left to the library nobody edits", async () => {
  const author = await newPerson("Author");
  const id = await storeScenario(author, bareScenario());
  await send(author, "PUT", `/scenarios/${id}/visibility`, { visibility: "public" });
  const editor = await newPerson("Editor");
  await accept(editor, await invite(id, "edit", author));
  const other = await sharedWith("edit");
  await accept(author, await invite(other.id, "edit"));
  const exported = (await send(author, "GET", "/users/me/export")).json.people;
  expect(exported).toMatchObject({
    invited: [{ documentId: other.id, may: "edit" }],
    invitations: [{ documentId: id, accepted: 1 }],
  });
  const json = { password: PASSWORD, publicDocuments: "leave" };
  expect((await send(author, "DELETE", "/users/me", json)).status).toBe(204);
  expect((await callApi(`/scenarios/${id}`, patchCall(editor, 1, rename))).status).toBe(403);
  const { items } = (await send(owner, "GET", `/scenarios/${other.id}/people`)).json;
  expect(items).toHaveLength(1);
});
