import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, PASSWORD, type Person, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();
beforeEach(() => client.rateLimit.deleteMany({}).then(() => {}));

const owner = await newPerson("Olga Owner");
const reader = await newPerson("Rita Reader");
const umpire = await newPerson("Ulla Umpire");
const keeper = await newPerson("Kaj Keeper");
process.env.KEEPERS = `somebody@example.org, ${keeper.email.toUpperCase()}`;

const SCENARIO = {
  summary: "For everybody",
  umpireNotes: "MARKNOTE",
  sides: [
    {
      id: "reds",
      name: "Reds",
      colour: "a",
      formations: [
        {
          id: "corps",
          name: "Corps",
          level: "corps",
          units: [
            {
              id: "open-unit",
              name: "Open",
              nation: "france",
              arm: "infantry",
              type: "line",
              men: 500,
            },
            {
              id: "hidden-unit",
              name: "MARKHIDDEN",
              nation: "france",
              arm: "infantry",
              type: "line",
              men: 500,
              hidden: true,
            },
          ],
        },
      ],
    },
  ],
};

function send(person: Person | undefined, method: string, path: string, json?: object) {
  return callApi(path, {
    method,
    ...(json ? { json } : {}),
    ...(person ? { token: person.token } : {}),
  });
}

/** A public scenario in a players' edition, which `umpire` umpires. */
async function shared(edition = "players"): Promise<string> {
  const id = await storeScenario(owner, SCENARIO);
  await send(owner, "PUT", `/scenarios/${id}/visibility`, { visibility: "public" });
  await send(owner, "PUT", `/scenarios/${id}/edition`, { edition });
  await send(umpire, "POST", `/scenarios/${id}/umpires`);
  return id;
}

function write(person: Person | undefined, id: string, comment: object) {
  return send(person, "POST", `/scenarios/${id}/comments`, comment);
}

async function written(person: Person, id: string, comment: object): Promise<string> {
  const answer = await write(person, id, comment);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}

async function texts(person: Person | undefined, id: string, query = ""): Promise<string[]> {
  const answer = await send(person, "GET", `/scenarios/${id}/comments${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.items.map((item: { text: string }) => item.text);
}

describe("what a comment is about", () => {
  let id = "";
  beforeAll(async () => {
    id = await shared();
    await written(reader, id, { text: "On the whole" });
    await written(reader, id, { text: "On a unit", about: "open-unit" });
    await written(reader, id, { text: "On a text", about: "text.summary" });
    await written(umpire, id, { text: "MARK on a hidden unit", about: "hidden-unit" });
    await written(owner, id, { text: "MARK for umpires", isSecret: true });
    await written(umpire, id, { text: "MARK on the notes", about: "text.umpireNotes" });
  });

  test("those who see it on the map read where it stands", async () => {
    const placed = (xCm: number, yCm: number) => ({ xCm, yCm, facingDeg: 0, formation: "line" });
    const [side] = SCENARIO.sides;
    const [corps] = side?.formations ?? [];
    const [open, hidden] = corps?.units ?? [];
    const units = [
      { ...open, placement: placed(40, 20) },
      { ...hidden, placement: placed(60, 30) },
    ];
    const map = {
      widthCm: 100,
      depthCm: 80,
      features: [
        { id: "lane", kind: "road", name: "Lane", points: [[0, 10], [100, 10]] }, // biome-ignore format: a line
        { id: "mill", kind: "place", name: "Mill", xCm: 30, yCm: 50, hiddenFrom: ["reds"] },
      ],
    };
    const placedId = await storeScenario(owner, {
      ...SCENARIO,
      sides: [{ ...side, formations: [{ ...corps, units }] }],
      map,
    });
    await send(owner, "PUT", `/scenarios/${placedId}/visibility`, { visibility: "public" });
    for (const about of ["open-unit", "hidden-unit", "lane", "mill", "corps", "text.summary"]) {
      await written(owner, placedId, { text: about, about });
    }
    const places = async (who: Person | undefined, part: string) =>
      (await send(who, "GET", `/scenarios/${placedId}/comments?for=${part}`)).json.items.map(
        ({ about }: { about: { id: string; at: unknown } }) => [about.id, about.at],
      );
    expect(Object.fromEntries(await places(owner, "whole"))).toEqual({
      "open-unit": [40, 20],
      "hidden-unit": [60, 30],
      lane: [50, 10],
      mill: [30, 50],
      corps: null,
      "text.summary": null,
    });
    // The public sees on the map neither troops nor what is hidden from a side.
    for (const who of [undefined, reader, owner]) {
      expect(Object.fromEntries(await places(who, "public"))).toEqual({
        "open-unit": null,
        lane: [50, 10],
        corps: null,
        "text.summary": null,
      });
    }
  });

  test.each([
    ["nobody", undefined],
    ["a reader", reader],
  ])("%s reads what is about what they see, and no count tells of more", async (_, person) => {
    const open = ["On a text", "On a unit", "On the whole"];
    expect(await texts(person, id)).toEqual(open);
    expect(await texts(person, id, "?for=public&limit=3")).toEqual(open);
    const page = await send(person, "GET", `/scenarios/${id}/comments?limit=3`);
    expect(page.json.nextCursor).toBeNull();
    expect(page.text).not.toMatch(/MARK|hidden-unit/);
    const whole = await send(person, "GET", `/scenarios/${id}/comments?for=whole`);
    expect([whole.status, whole.json.reason]).toEqual([403, "whole-readers-only"]);
  });

  test("those who read the whole read all of them, page by page", async () => {
    expect(await texts(owner, id)).toHaveLength(6);
    expect(await texts(umpire, id)).toHaveLength(3);
    const first = await send(umpire, "GET", `/scenarios/${id}/comments?for=whole&limit=4`);
    const cursor = `cursor=${first.json.nextCursor}`;
    const rest = await texts(umpire, id, `?for=whole&limit=4&${cursor}`);
    expect([...first.json.items.map(({ text }: { text: string }) => text), ...rest]).toEqual(
      await texts(owner, id),
    );
    expect(rest).toHaveLength(2);
    const { items } = (await send(owner, "GET", `/scenarios/${id}/comments`)).json;
    expect(items[2]).toMatchObject({
      author: { name: "Ulla Umpire" },
      about: { id: "hidden-unit", name: "MARKHIDDEN" },
      isSecret: true,
    });
  });

  test("a hidden thing is answered word for word as one that is not there", async () => {
    const of = async (about: string) => (await write(reader, id, { text: "?", about })).json;
    const hidden = await of("hidden-unit");
    expect(hidden).toEqual(await of("no-such-unit"));
    expect(hidden.errors[0].path).toBe("/about");
    expect((await write(reader, id, { text: "?", isSecret: true })).status).toBe(422);
  });

  test("what was open and is hidden later is no longer shown", async () => {
    const other = await shared();
    await written(reader, other, { text: "On a unit", about: "open-unit" });
    const patch = [{ op: "add", path: "/sides/0/formations/0/units/0/hidden", value: true }];
    const headers = { "if-match": "*" };
    const call = { method: "PATCH", token: owner.token, json: patch, headers };
    expect((await callApi(`/scenarios/${other}`, call)).status).toBe(200);
    expect(await texts(reader, other)).toEqual([]);
    expect(await texts(owner, other)).toEqual(["On a unit"]);
  });

  test("the secrets of an army list are commented on by those alone who see them", async () => {
    const list = {
      kind: "army-list",
      schemaVersion: 1,
      title: "A list",
      language: "en",
      nation: "france",
      notes: "MARKNOTE",
      secretNotes: true,
    };
    const made = (await send(owner, "POST", "/army-lists", list)).json.id;
    await send(owner, "PUT", `/army-lists/${made}/visibility`, { visibility: "public" });
    const about = { text: "MARK", about: "text.notes" };
    expect((await send(reader, "POST", `/army-lists/${made}/comments`, about)).status).toBe(422);
    expect((await send(owner, "POST", `/army-lists/${made}/comments`, about)).status).toBe(201);
    expect((await send(reader, "GET", `/army-lists/${made}/comments`)).json.items).toEqual([]);
    expect((await send(reader, "GET", `/army-lists/${made}/comments?for=whole`)).status).toBe(403);
  });
});

test("nobody comments who is not signed in, and nobody on what they may not know", async () => {
  const id = await storeScenario(owner, SCENARIO);
  expect((await write(undefined, id, { text: "Hello" })).status).toBe(401);
  expect((await write(reader, id, { text: "Hello" })).status).toBe(404);
  expect((await send(reader, "GET", `/scenarios/${id}/comments`)).status).toBe(404);
  const { code } = (await send(owner, "POST", `/scenarios/${id}/invitations`, { may: "comment" }))
    .json;
  await send(reader, "POST", `/document-invitations/${code}`);
  await written(reader, id, { text: "MARK", about: "hidden-unit" });
  expect(await texts(owner, id)).toEqual(["MARK"]);
});

test("a blank text, one too long and thirty-one in ten minutes are refused", async () => {
  const id = await shared();
  for (const text of ["", "  \n", "x".repeat(5_001)]) {
    const refused = await write(reader, id, { text });
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, "/text"]);
  }
  for (let count = 0; count < 30; count++) await written(reader, id, { text: `${count}` });
  expect((await write(reader, id, { text: "One more" })).status).toBe(429);
  await written(umpire, id, { text: "Another person" });
});

test("more people comment at once than there are connections, and all are heard", async () => {
  const id = await shared();
  const numbers = Array.from({ length: 25 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map((number) => write(reader, id, { text: `${number}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 201));
});

test("an author turns comments off: others read and write none, the author still reads them", async () => {
  const id = await shared();
  const comment = await written(reader, id, { text: "Before" });
  const off = { comments: "off" };
  expect((await send(reader, "PUT", `/scenarios/${id}/commenting`, off)).status).toBe(403);
  expect((await send(owner, "PUT", `/scenarios/${id}/commenting`, off)).json).toEqual(off);
  const refused = await write(reader, id, { text: "After" });
  expect([refused.status, refused.json.reason]).toEqual([403, "comments-off"]);
  expect(await texts(umpire, id)).toEqual([]);
  expect(await texts(owner, id)).toEqual(["Before"]);
  expect((await send(umpire, "POST", `/comments/${comment}/reports`, {})).status).toBe(404);
  expect((await send(reader, "DELETE", `/comments/${comment}`)).status).toBe(204);
});

test("those who edit it resolve comments, and open them again", async () => {
  const id = await shared();
  const comment = await written(reader, id, { text: "A fault" });
  const path = `/comments/${comment}/resolved`;
  expect((await send(reader, "PUT", path, { resolved: true })).status).toBe(403);
  const resolvedAt = async () =>
    (await send(reader, "GET", `/scenarios/${id}/comments`)).json.items[0].resolvedAt;
  expect((await send(owner, "PUT", path, { resolved: true })).status).toBe(204);
  expect(await resolvedAt()).toEqual(expect.any(String));
  expect((await send(owner, "PUT", path, { resolved: false })).status).toBe(204);
  expect(await resolvedAt()).toBeNull();
});

describe("removing and reporting", () => {
  test("its writer, the owner and the keeper remove a comment; others do not", async () => {
    const id = await shared();
    for (const who of [reader, owner, keeper]) {
      const comment = await written(reader, id, { text: "To go" });
      const path = `/comments/${comment}`;
      expect((await send(umpire, "DELETE", path)).status).toBe(403);
      expect((await send(undefined, "DELETE", path)).status).toBe(401);
      expect((await send(who, "DELETE", path)).status).toBe(204);
      expect((await send(who, "DELETE", path)).status).toBe(404);
    }
    expect(await texts(owner, id)).toEqual([]);
  });

  test("an organiser of its club removes it, from what members read and what is public in its name", async () => {
    const organiser = await newPerson("Organiser");
    const club = (await send(organiser, "POST", "/clubs", { name: "Odense" })).json;
    const { code } = (await send(organiser, "POST", `/clubs/${club.slug}/invitation`, { days: 7 }))
      .json;
    await send(owner, "POST", `/invitations/${code}`);
    await send(reader, "POST", `/invitations/${code}`);
    const id = await storeScenario(owner, SCENARIO);
    for (const visibility of ["club", "public"]) {
      const json = { visibility, clubId: club.id };
      await send(owner, "PUT", `/scenarios/${id}/visibility`, json);
      const comment = await written(reader, id, { text: "To go" });
      expect((await send(organiser, "DELETE", `/comments/${comment}`)).status).toBe(204);
    }
  });

  test("a report is counted once for each account, and shown to those who may remove", async () => {
    const id = await shared();
    const comment = await written(reader, id, { text: "Rude" });
    const path = `/comments/${comment}/reports`;
    expect((await send(undefined, "POST", path, {})).status).toBe(401);
    for (const reason of ["Rude", "Still rude"]) {
      expect((await send(umpire, "POST", path, { reason })).status).toBe(204);
    }
    const reports = async (who: Person) =>
      (await send(who, "GET", `/scenarios/${id}/comments`)).json.items[0].reports;
    expect([await reports(owner), await reports(keeper), await reports(reader)]).toEqual([1, 1, 0]);
    expect((await send(owner, "GET", "/comments/reported")).json.reason).toBe("keeper-only");
    const { items } = (await send(keeper, "GET", "/comments/reported")).json;
    expect(items).toMatchObject([{ id: comment, text: "Rude", reports: [{ reason: "Rude" }] }]);
  });

  test("reports are dismissed by a keeper, and the comment stays", async () => {
    const id = await shared();
    const comment = await written(reader, id, { text: "Harmless" });
    const path = `/comments/${comment}/reports`;
    await send(umpire, "POST", path, { reason: "Rude" });
    for (const who of [owner, umpire, reader]) {
      expect((await send(who, "DELETE", path)).json.reason).toBe("keeper-only");
    }
    expect((await send(undefined, "DELETE", path)).status).toBe(401);
    const listed = async () =>
      (await send(keeper, "GET", "/comments/reported")).json.items.map(
        (item: { id: string }) => item.id,
      );
    expect(await listed()).toContain(comment);
    expect((await send(keeper, "DELETE", path)).status).toBe(204);
    expect(await listed()).not.toContain(comment);
    expect(await texts(owner, id)).toEqual(["Harmless"]);
    expect((await send(keeper, "DELETE", "/comments/none/reports")).status).toBe(404);
  });

  test("organisers review what is reported on their clubs' documents, as far as they see it", async () => {
    const organiser = await newPerson("Organiser");
    const club = (await send(organiser, "POST", "/clubs", { name: "Odense" })).json;
    const { code } = (await send(organiser, "POST", `/clubs/${club.slug}/invitation`, { days: 7 }))
      .json;
    await send(owner, "POST", `/invitations/${code}`);
    const id = await storeScenario(owner, SCENARIO);
    await send(owner, "PUT", `/scenarios/${id}/edition`, { edition: "public-only" });
    const json = { visibility: "public", clubId: club.id };
    await send(owner, "PUT", `/scenarios/${id}/visibility`, json);
    const reported = async (text: string, fields: object, on = id) => {
      const comment = await written(owner, on, { text, ...fields });
      await send(keeper, "POST", `/comments/${comment}/reports`, { reason: text });
      return comment;
    };
    const open = await reported("Rude", {});
    const secret = await reported("MARKSECRET", { isSecret: true });
    const elsewhere = await reported("MARKELSEWHERE", {}, await shared());
    const listed = await send(organiser, "GET", "/comments/reported");
    expect(listed.json.items).toMatchObject([
      { id: open, document: { id, mayRead: true }, reports: [{ reason: "Rude" }] },
    ]);
    expect(listed.text).not.toContain("MARK");
    for (const comment of [secret, elsewhere]) {
      const { status } = await send(organiser, "DELETE", `/comments/${comment}/reports`);
      expect([403, 404]).toContain(status);
    }
    const all = (await send(keeper, "GET", "/comments/reported")).json.items;
    expect(all.map((item: { id: string }) => item.id)).toEqual(
      expect.arrayContaining([open, secret, elsewhere]),
    );
    expect((await send(organiser, "DELETE", `/comments/${open}/reports`)).status).toBe(204);
    expect((await send(organiser, "GET", "/comments/reported")).json.items).toEqual([]);
  });

  test("a comment that somebody may not see is not there for them", async () => {
    const id = await shared();
    const secret = await written(umpire, id, { text: "MARK", isSecret: true });
    for (const [method, path, json] of [
      ["POST", "/reports", {}],
      ["PUT", "/resolved", { resolved: true }],
      ["DELETE", "", undefined],
    ] as const) {
      const answer = await send(reader, method, `/comments/${secret}${path}`, json);
      expect(answer.status, path).toBe(404);
      const none = await send(reader, method, `/comments/none${path}`, json);
      expect(answer.json.detail).toEqual(none.json.detail);
    }
  });
});

test("comments go with their writer's account, which exports them first", async () => {
  const id = await shared();
  const writer = await newPerson("Writer");
  const comment = await written(writer, id, { text: "My own words" });
  await send(writer, "POST", `/comments/${comment}/reports`, { reason: "Mine" });
  const { comments } = (await send(writer, "GET", "/users/me/export")).json;
  expect(comments).toMatchObject({
    written: [{ id: comment, text: "My own words" }],
    reported: [{ commentId: comment, reason: "Mine" }],
  });
  await send(writer, "DELETE", "/users/me", { password: PASSWORD });
  expect(await texts(owner, id)).toEqual([]);
});

test("copies and packs hold no comment", async () => {
  const id = await shared("open-book");
  await written(reader, id, { text: "MARKCOMMENT" });
  const copy = (await send(reader, "POST", `/scenarios/${id}/fork`)).json.id;
  expect(await texts(reader, copy)).toEqual([]);
  expect((await send(owner, "GET", `/scenarios/${id}`)).text).not.toContain("MARKCOMMENT");
});
