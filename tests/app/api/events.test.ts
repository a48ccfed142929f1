import { expect, test } from "vitest";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, PASSWORD, type Person } from "@/tests/app/api/people";
import { bookJson } from "@/tests/lib/domain/bogowie-wojny/book/book-of";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

const EVENT = {
  title: "Summer battles",
  club: "Club of the Vistula",
  place: "Kraków",
  day: "2090-07-15",
  deadline: "2090-07-08T20:00",
  timeZone: "Europe/Warsaw",
  format: FORMAT_32_8,
};
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Handed in",
  language: "en",
  nation: "france",
  notes: "Hidden plan",
  secretNotes: true,
  formations: [
    {
      id: "d1",
      general: { kind: "infantry" },
      regiments: [
        { id: "r1", name: "The 9th", unitKind: "light-infantry", bases: 2 },
        { id: "r2", unitKind: "light-infantry", bases: 2 },
      ],
    },
  ],
  upgrades: [{ id: "u1", upgrade: "ambush" }],
};

const call = (person: Person | null, method: string, path: string, json?: unknown) =>
  callApi(path, { method, ...(person ? { token: person.token } : {}), json });

async function event(organiser: Person, changes: object = {}): Promise<string> {
  const made = await call(organiser, "POST", "/events", { ...EVENT, ...changes });
  expect(made.status, made.text).toBe(201);
  return `/events/${made.json.id}`;
}

async function handedIn(player: Person, at: string): Promise<string> {
  const list = await call(player, "POST", "/army-lists", LIST);
  const listId: string = list.json.id;
  const answer = await call(player, "PUT", `${at}/submission`, { listId });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.own.list.entryId;
}

/** Closes the event by moving the stored deadline into the past. */
async function closeNow(at: string): Promise<void> {
  const data = { deadlineAt: new Date(Date.now() - 1_000) };
  await client.clubEvent.update({ where: { id: at.slice("/events/".length) }, data });
}

test("an event is announced, joined and read; its address gives the deadline as an instant", async () => {
  const [ola, jan] = await Promise.all([newPerson("Ola"), newPerson("Jan")]);
  const at = await event(ola);
  await handedIn(jan, at);
  const seen = await call(null, "GET", at);
  expect(seen.json).toMatchObject({
    title: "Summer battles",
    organiser: "Ola",
    deadlineAt: "2090-07-08T18:00:00.000Z",
    isClosed: false,
    isOrganiser: false,
    count: 1,
    entries: [],
    own: null,
  });
  const run = await call(ola, "GET", at);
  expect(run.json.entries).toEqual([{ player: "Jan", isLegal: true, list: null }]);
  const left = await call(jan, "DELETE", `${at}/submission`);
  expect(left.json.count).toBe(0);
});

test("nothing of a list leaves before the deadline, and its secrets not after it", async () => {
  const [ola, jan] = await Promise.all([newPerson(), newPerson()]);
  const at = await event(ola);
  const entry = await handedIn(jan, at);
  const files = [
    "",
    ...["txt", "md", "bbcode", "csv", "ros", "rosz", "pdf"].map((e) => `/roster.${e}`),
  ];
  for (const file of files) {
    const path = `${at}/submissions/${entry}${file}`;
    for (const reader of [null, ola]) {
      expect((await call(reader, "GET", path)).status, path).toBe(404);
    }
    expect((await call(jan, "GET", path)).status, path).toBe(200);
  }
  expect((await call(ola, "GET", at)).text).not.toMatch(/Handed in|The 9th|Hidden plan/);
  await closeNow(at);
  for (const file of files) {
    const { status, text, bytes } = await call(null, "GET", `${at}/submissions/${entry}${file}`);
    expect(status, file).toBe(200);
    const told = file.endsWith("pdf") ? new PdfFile(bytes).everything : text;
    expect(told).not.toMatch(/Hidden plan|\bAmbush\b|"ambush"/);
  }
  const open = await call(null, "GET", at);
  expect(open.json.entries[0].list).toMatchObject({ title: "Handed in", entryId: entry });
  const own = await call(jan, "GET", `${at}/submissions/${entry}`);
  expect(own.json.upgrades).toHaveLength(1);
});

test.each([
  ["GET", "", undefined, [200, 200, 200]],
  ["PUT", "", EVENT, [200, 403, 401]],
  ["PUT", "/submission", { listId: "x" }, [404, 404, 401]],
  ["DELETE", "/submission", undefined, [404, 404, 401]],
  ["POST", "/check", { listId: "x" }, [404, 404, 401]],
  ["DELETE", "", undefined, [204, 403, 401]],
] as const)("%s %s for the organiser, another and nobody", async (method, path, json, statuses) => {
  const [ola, jan] = await Promise.all([newPerson(), newPerson()]);
  const answers = [];
  for (const reader of [ola, jan, null]) {
    const at = await event(ola);
    answers.push((await call(reader, method, `${at}${path}`, json)).status);
  }
  expect(answers).toEqual(statuses);
});

test("a change that starts from what is no longer there is refused, and loses nothing", async () => {
  const ola = await newPerson();
  const at = await event(ola);
  const put = (etag: string | null, json: object) =>
    callApi(at, {
      method: "PUT",
      token: ola.token,
      json,
      headers: etag === null ? {} : { "if-match": etag },
    });
  const read = (await call(ola, "GET", at)).headers.get("etag");
  const first = await put(read, { ...EVENT, place: "Toruń" });
  expect(first.status).toBe(200);
  const second = await put(read, { ...EVENT, title: "Winter battles" });
  expect(second.status).toBe(412);
  expect(second.json.code).toBe("stale-version");
  expect((await call(ola, "GET", at)).json).toMatchObject({ place: "Toruń", title: EVENT.title });
  expect((await put("12", EVENT)).status).toBe(412);
  expect((await put(first.headers.get("etag"), { ...EVENT, text: "Bring dice." })).status).toBe(
    200,
  );
  expect((await put(null, EVENT)).status).toBe(200);
});

test("other users than the organiser learn whose event it is to change", async () => {
  const [ola, jan] = await Promise.all([newPerson(), newPerson()]);
  const { json } = await call(jan, "PUT", await event(ola), EVENT);
  expect(json).toMatchObject({ code: "forbidden", reason: "event-organiser-only" });
});

test.each([
  [{ title: " " }, "/title"],
  [{ day: "2090-02-30" }, "/day"],
  [{ deadline: "tomorrow" }, "/deadline"],
  [{ deadline: "2010-01-01T10:00" }, "/deadline"],
  [{ timeZone: "Vistula" }, "/timeZone"],
  [{ accepts: "some" }, "/accepts"],
  [{ format: { name: "x" } }, "/format/unitPoints"],
  [{ organiserId: "me" }, "/organiserId"],
])("bad input %j is refused with its place", async (changes, path) => {
  const answer = await call(await newPerson(), "POST", "/events", { ...EVENT, ...changes });
  expect(answer.status).toBe(422);
  expect(answer.json.errors[0].path).toBe(path);
});

test("a list is checked by the event's format before it is handed in", async () => {
  const [ola, jan] = await Promise.all([newPerson(), newPerson()]);
  const at = await event(ola, { format: { ...FORMAT_32_8, unitPoints: 3 } });
  const { id } = (await call(jan, "POST", "/army-lists", LIST)).json;
  const { findings } = (await call(jan, "POST", `${at}/check`, { listId: id })).json;
  expect(findings.map(({ code }: { code: string }) => code)).toContain("units-over-limit");
  expect((await call(jan, "GET", at)).json.own).toBeNull();
});

test("events outlive their organiser where others have lists in, and lists go with their player", async () => {
  const [ola, jan] = await Promise.all([newPerson("Ola"), newPerson("Jan")]);
  const [joined, empty] = [await event(ola), await event(ola)];
  await handedIn(jan, joined);
  const exported = await call(jan, "GET", "/users/me/export");
  expect(exported.json.events.submissions).toHaveLength(1);
  expect((await call(ola, "GET", "/users/me/export")).json.events.organised).toHaveLength(2);
  const leave = (person: Person) => call(person, "DELETE", "/users/me", { password: PASSWORD });
  expect((await leave(ola)).status).toBe(204);
  expect((await call(null, "GET", empty)).status).toBe(404);
  expect((await call(null, "GET", joined)).json).toMatchObject({ organiser: "Ola", count: 1 });
  expect((await leave(jan)).status).toBe(204);
  expect((await call(null, "GET", joined)).json.count).toBe(0);
});

/** A list that gives a unit a morale of 17, more than its book does. */
async function strengthenedList(player: Person, visibility: string): Promise<string> {
  const made = await call(player, "POST", "/army-books", bookJson({}));
  const id: string = made.json.id;
  await call(player, "PUT", `/army-books/${id}/visibility`, { visibility });
  const [first, ...rest] = (await call(player, "GET", `/army-books/${id}`)).json.entries;
  const bookEntries = [{ ...first, profile: { ...first.profile, morale: 17 } }, ...rest];
  const book = { id, version: 1, title: "A book", edition: "" };
  const list = await call(player, "POST", "/army-lists", { ...LIST, book, bookEntries });
  expect(list.status, list.text).toBe(201);
  return list.json.id;
}

test.each([
  ["public", 1],
  ["private", 0],
])(
  "rows that differ from a %s army book are reported when handed in, and to readers of the list then, or that they cannot know",
  async (visibility, toOthers) => {
    const [ola, jan] = await Promise.all([newPerson("Ola"), newPerson("Jan")]);
    const at = await event(ola);
    const listId = await strengthenedList(jan, visibility);
    const judged = (await call(jan, "POST", `${at}/check`, { listId })).json;
    expect(judged).toMatchObject({ altered: [{}], uncompared: [] });
    expect(judged.altered[0].rows[0].fields).toMatchObject([{ field: "morale", before: 17 }]);
    const { own } = (await call(jan, "PUT", `${at}/submission`, { listId })).json;
    const rows = `${at}/submissions/${own.list.entryId}/altered-rows`;
    expect((await call(ola, "GET", rows)).status).toBe(404);
    await closeNow(at);
    for (const [reader, count] of [
      [ola, toOthers],
      [null, toOthers],
      [jan, 1],
    ] as const) {
      const { altered, uncompared } = (await call(reader, "GET", rows)).json;
      expect(altered).toHaveLength(count);
      expect(uncompared).toHaveLength(1 - count);
    }
    const stored = await call(jan, "GET", `/army-lists/${listId}/altered-rows`);
    expect(stored.json.altered).toEqual(judged.altered);
    expect((await call(ola, "GET", `/army-lists/${listId}/altered-rows`)).status).toBe(404);
  },
);
