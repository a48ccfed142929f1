import sharp from "sharp";
import { expect, test } from "vitest";
import { EXPORTED_AS } from "@/lib/db/people/account-export";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { beginCall, callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, type Person, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "A vanguard",
  language: "en",
  nation: "france",
  formations: [
    {
      id: "foot",
      general: { kind: "infantry" },
      regiments: [{ id: "light", unitKind: "light-infantry", bases: 2 }],
    },
  ],
  upgrades: [{ id: "a", upgrade: "ambush" }],
};
const EVENT = {
  title: "Summer battles",
  club: "Club of the Vistula",
  place: "Kraków",
  day: "2090-07-15",
  deadline: "2090-07-08T20:00",
  timeZone: "Europe/Warsaw",
  format: FORMAT_32_8,
};

const call = async (person: Person, method: string, path: string, json?: unknown) => {
  const answer = await callApi(path, { method, token: person.token, json });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.json;
};
const exportOf = (person: Person) => call(person, "GET", "/users/me/export");

/** A user with data in every table that contains account data. */
async function busyPerson(): Promise<{
  anna: Person;
  bo: Person;
  sealed: (own: string) => string;
}> {
  const [anna, bo] = [await newPerson("Anna"), await newPerson("Bo")];
  const scenario = `/scenarios/${await storeScenario(anna, { title: "Mine" })}`;
  await call(anna, "POST", `${scenario}/releases`, { note: "As played" });
  await call(anna, "POST", `${scenario}/umpires`);
  const picture = {
    token: anna.token,
    body: await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .png()
      .toBuffer(),
    headers: { "content-type": "image/png" },
  };
  await callApi(`${scenario}/pictures?name=Siborne`, picture);
  const played = await call(anna, "POST", `${scenario}/games`, { seats: [{ umpire: true }] });
  await call(anna, "POST", `/games/${played.id}/bounds`, {});
  await call(anna, "POST", `/games/${played.id}/end`);
  await call(anna, "PUT", `/games/${played.id}/result`, { winner: "draw", report: "Rain." });
  await callApi(`/games/${played.id}/result/pictures?words=Mud`, { method: "POST", ...picture });
  const listId = (await call(anna, "POST", "/army-lists", LIST)).id;
  await call(anna, "POST", `/army-lists/${listId}/share-links`, { name: "For Bo" });
  const { slug } = await call(anna, "POST", "/clubs", { name: "Odense" });
  await call(anna, "POST", `/clubs/${slug}/invitation`, {});
  await call(anna, "POST", `/clubs/${slug}/formats`, { format: { ...FORMAT_32_8, name: "Zima" } });
  const event = (await call(anna, "POST", "/events", EVENT)).id;
  await call(anna, "PUT", `/events/${event}/submission`, { listId });
  const game = `/games/${(await call(anna, "POST", "/games", { listId })).id}`;
  const other = (await call(bo, "POST", "/army-lists", LIST)).id;
  await call(bo, "POST", `${game}/seat`, { listId: other });
  const sealed = (whose: string) => `The burnt barn of ${whose}`;
  for (const [person, whose] of [
    [anna, "Anna"],
    [bo, "Bo"],
  ] as const) {
    const slip = { regimentId: "light", place: sealed(whose), fromEdgeCm: 20 };
    await call(person, "POST", `${game}/moves`, { move: "seal-ambush", ...slip });
  }
  return { anna, bo, sealed };
}

test("every table of the database is in the export by name, or declared free of account data", async () => {
  const rows = await client.$queryRaw<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'`;
  expect(Object.keys(EXPORTED_AS)).toHaveLength(rows.length);
});

test("an export holds something of every table in which the account has something", async () => {
  const { anna, sealed } = await busyPerson();
  const all = await exportOf(anna);
  const names = [...new Set(Object.values(EXPORTED_AS).filter((name) => name !== null))];
  expect(Object.keys(all).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect(Object.values(all[name]), name).not.toEqual([]);
  const scenario = all.documents.find(({ kind }: { kind: string }) => kind === "scenario");
  expect(scenario).toMatchObject({
    title: "Mine",
    visibility: "private",
    document: { kind: "scenario", title: "Mine" },
    releases: [{ number: 1, note: "As played" }],
    revisions: [{ version: 1 }],
  });
  expect(all.events).toMatchObject({
    organised: [{ title: EVENT.title }],
    submissions: [{ list: LIST }],
  });
  expect(all.formats).toMatchObject([{ format: { name: "Zima" } }]);
  expect(all.shareLinks).toMatchObject([{ name: "For Bo" }]);
  expect(all.games).toMatchObject([{ places: [{ seat: "a", army: { title: LIST.title } }] }]);
  expect(JSON.stringify(all.games)).toContain(sealed("Anna"));
  expect(all.scenarioGames).toMatchObject([{ result: { winner: "draw", report: "Rain." } }]);
});

test("nothing in it is another player's secret, or a key to the account", async () => {
  const { anna, bo, sealed } = await busyPerson();
  const text = JSON.stringify(await exportOf(bo));
  expect(text).toContain(sealed("Bo"));
  expect(text).not.toContain(sealed("Anna"));
  const { hash } = await client.token.findFirstOrThrow({ where: { userId: anna.id } });
  expect(JSON.stringify(await exportOf(anna))).not.toMatch(
    new RegExp(`argon2|${hash}|${anna.token}`),
  );
});

test("nothing in it is a club's, of which the account only keeps the document", async () => {
  const [founder, keeper] = [await newPerson("Founder"), await newPerson("Keeper")];
  const club = await call(founder, "POST", "/clubs", { name: "Odense" });
  const { code } = await call(founder, "POST", `/clubs/${club.slug}/invitation`, { days: 7 });
  await call(keeper, "POST", `/clubs/join/${code}`);
  const id = await storeScenario(keeper, { title: "MARKHELD" });
  await call(keeper, "PUT", `/scenarios/${id}/club`, { clubId: club.id });
  const body = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const headers = { "content-type": "image/png" };
  const picture = `/scenarios/${id}/pictures?name=MARKPICTURE`;
  expect((await callApi(picture, { token: founder.token, body, headers })).status).toBe(201);
  const list = (await call(keeper, "POST", "/army-lists", LIST)).id;
  await call(keeper, "PUT", `/army-lists/${list}/club`, { clubId: club.id });
  await call(founder, "POST", `/army-lists/${list}/share-links`, { name: "MARKLINK" });
  const invited = await call(founder, "POST", `/scenarios/${id}/invitations`, { may: "own" });
  const { people, ...all } = await exportOf(keeper);
  expect(people.invited).toMatchObject([{ documentId: id }, { documentId: list }]);
  expect(people.invitations).toEqual([]);
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`MARK|${invited.code}`));
  expect([all.documents, all.pictures, all.shareLinks]).toEqual([[], [], []]);
});

test("an export can be imported again and comes out the same", async () => {
  const person = await newPerson();
  const json = bareScenario({
    title: "There and back",
    umpireNotes: "Żółć\n\u2028",
    table: undefined,
  });
  await call(person, "POST", "/scenarios", json);
  const [{ document }] = (await exportOf(person)).documents;
  const { id } = await call(person, "POST", "/scenarios", document);
  const again = (await exportOf(person)).documents.find((each: { id: string }) => each.id === id);
  expect(again.document).toEqual(document);
});

/** A response whose body has not been read yet. */
const begun = ({ token }: Person) => beginCall("/users/me/export", { token });

test("an account has one export at a time, until it is read or its reader goes away", async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const first = await begun(person);
  expect(first.status).toBe(200);
  const second = await begun(person);
  expect([second.status, (await second.json()).code]).toEqual([429, "too-many-requests"]);
  expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await begun(other)).status).toBe(200);
  await first.body?.cancel();
  const third = await begun(person);
  expect(JSON.parse(await third.text()).user.id).toBe(person.id);
  expect((await exportOf(person)).user.id).toBe(person.id);
});

test("a lease whose process died blocks nobody for longer than it lasts", async () => {
  const person = await newPerson();
  await begun(person);
  expect((await begun(person)).status).toBe(429);
  await client.lease.updateMany({ data: { expiresAt: new Date() } });
  expect((await exportOf(person)).user.id).toBe(person.id);
});

test("asking what it would be blocks nobody", async () => {
  const person = await newPerson();
  const head = await callApi("/users/me/export", { method: "HEAD", token: person.token });
  expect([head.status, head.text]).toEqual([200, ""]);
  expect((await exportOf(person)).user.id).toBe(person.id);
});

test("documents are read one by one, as fast as the reader takes them", async () => {
  const person = await newPerson();
  const summary = "x".repeat(30_000);
  const changed = { where: { title: "No 11" }, data: { title: "Changed late" } };
  for (let i = 0; i < 12; i++) await storeScenario(person, { title: `No ${i}`, summary });
  const reader = (await begun(person)).body?.getReader();
  const parts: Uint8Array[] = [];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    if (parts.length === 0) await client.document.updateMany(changed);
    parts.push(part.value);
  }
  const large = parts.filter(({ byteLength }) => byteLength > summary.length);
  expect(large).toHaveLength(12);
  for (const { byteLength } of large) expect(byteLength).toBeLessThan(summary.length * 1.5);
  // Documents not reached yet were not in memory, so a change to one was exported.
  expect(Buffer.concat(parts).toString()).toContain(changed.data.title);
});
