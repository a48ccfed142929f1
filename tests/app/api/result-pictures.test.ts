import { NextRequest } from "next/server";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cacheablePage } from "@/app/_frame/cacheable-page";
import { RESULT_PICTURES } from "@/lib/domain/belle-alliance/game/result-picture";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, PASSWORD, type Person, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const SCENARIO = {
  title: "Hougoumont",
  sides: [
    { id: "red", name: "The red", colour: "a" },
    { id: "blue", name: "The blue", colour: "b" },
  ],
};
const SEATS = [{ side: "red" }, { side: "blue" }, { spectator: true }, { umpire: true }];
const PNG = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c8b88a" } })
  .png()
  .toBuffer();
/** A picture of more than 1 MB. */
const NOISE = new Uint8Array(
  await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer(),
);

interface Game {
  readonly owner: Person;
  readonly scenario: string;
  readonly id: string;
  readonly red: string;
  readonly blue: string;
  readonly onlooker: string;
  readonly umpire: string;
  /** The id of the red side's seat. */
  readonly redSeat: string;
}

/** A game that was played and whose result the red side has recorded. */
async function recorded(fields = {}): Promise<Game> {
  const owner = await newPerson("Umpire");
  const { token } = owner;
  const scenario = await storeScenario(owner, { ...SCENARIO, ...fields });
  await publish(owner, scenario);
  const { json } = await callApi(`/scenarios/${scenario}/games`, { token, json: { seats: SEATS } });
  const [red, blue, onlooker, umpire] = json.seats.map(({ key }: { key: string }) => key);
  await callApi(`/games/${json.id}/bounds`, { token, json: {} });
  await callApi(`/games/${json.id}/end`, { method: "POST", token });
  const path = `/games/${json.id}/result?seat=${red}`;
  await callApi(path, { method: "PUT", json: { winner: "red", report: "It held." } });
  const redSeat = json.seats[0].id;
  return { owner, scenario, id: json.id, red, blue, onlooker, umpire, redSeat };
}

interface Sending {
  readonly words?: string;
  readonly body?: BodyInit;
  readonly type?: string;
  readonly token?: string;
}

const add = (
  { id }: Pick<Game, "id">,
  seat: string | null,
  { words = "The farm", body = new Uint8Array(PNG), type = "image/png", token }: Sending = {},
) => {
  const query = new URLSearchParams({ words, ...(seat === null ? {} : { seat }) });
  return callApi(`/games/${id}/result/pictures?${query}`, {
    method: "POST",
    body,
    headers: { "content-type": type },
    ...(token === undefined ? {} : { token }),
  });
};

const agree = ({ id }: Game, key: string) =>
  callApi(`/games/${id}/result/agreement?seat=${key}`, { method: "POST" });
const open = ({ id }: Game, picture: string, key: string) =>
  callApi(`/games/${id}/result/pictures/${picture}?seat=${key}`);
const remove = ({ id }: Game, picture: string, key: string) =>
  callApi(`/games/${id}/result/pictures/${picture}?seat=${key}`, { method: "DELETE" });
const read = async ({ id }: Game, key: string) =>
  (await callApi(`/games/${id}/result?seat=${key}`)).json;
const openPublic = ({ scenario }: Game, picture: string, token?: string) =>
  callApi(
    `/scenarios/${scenario}/results/pictures/${picture}`,
    token === undefined ? {} : { token },
  );
const resultsOf = async ({ scenario }: Game) =>
  (await callApi(`/scenarios/${scenario}/results`)).json;

/** A picture the blue side added, and to which both sides have agreed. */
async function agreedOn(fields = {}) {
  const game = await recorded(fields);
  const { id } = (await add(game, game.blue)).json;
  await agree(game, game.red);
  return { game, id };
}

describe("a picture in a report", () => {
  test("is added by a player without an account, small and without what a camera adds", async () => {
    const game = await recorded();
    const large = sharp({ create: { width: 2_500, height: 500, channels: 3, background: "#fff" } });
    const photograph = await large
      .withExif({ IFD3: { GPSLatitude: "51/1" } })
      .jpeg()
      .toBuffer();
    const sent = await add(game, game.red, {
      words: "  The farm burns ",
      body: new Uint8Array(photograph),
      type: "image/jpeg",
    });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.json).toEqual({
      id: expect.any(String),
      words: "The farm burns",
      widthPx: RESULT_PICTURES.keptPx,
      heightPx: 400,
    });
    const { bytes, headers } = await open(game, sent.json.id, game.blue);
    expect(headers.get("content-type")).toBe("image/webp");
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test("is a change of the result, to which the sides agree anew", async () => {
    const game = await recorded();
    await add(game, game.blue);
    const after = await read(game, game.red);
    expect(after.result).toMatchObject({ version: 2, agreedBy: ["blue"], report: "It held." });
    expect(after.pictures).toMatchObject([{ words: "The farm", mayRemove: false }]);
    expect((await agree(game, game.red)).json.agreedAt).not.toBeNull();
    const late = await add(game, game.blue);
    expect([late.status, late.json.reason]).toEqual([409, "result-agreed"]);
    const umpired = await recorded();
    expect((await add(umpired, null, { token: umpired.owner.token })).status).toBe(201);
    expect((await read(umpired, umpired.red)).result.agreedBy).toEqual([]);
  });

  test("is seen by those at the game, and by others once the report counts", async () => {
    const game = await recorded();
    const { id } = (await add(game, game.blue)).json;
    for (const key of [game.red, game.blue, game.umpire]) {
      expect((await open(game, id, key)).status).toBe(200);
    }
    expect((await open(game, id, game.onlooker)).status).toBe(403);
    const other = await recorded();
    expect((await open(game, id, other.red)).status).toBe(404);
    expect((await open(other, id, other.red)).status).toBe(404);
    expect((await callApi(`/games/${game.id}/result/pictures/${id}`)).status).toBe(404);
    expect((await openPublic(game, id)).status).toBe(404);
    expect((await openPublic(game, id, game.owner.token)).status).toBe(404);
    await agree(game, game.red);
    const [item] = (await resultsOf(game)).items;
    expect(item.pictures).toEqual([{ id, words: "The farm", widthPx: 40, heightPx: 30 }]);
    expect((await openPublic(game, id)).headers.get("content-type")).toBe("image/webp");
    expect((await openPublic(other, id)).status).toBe(404);
  });

  test("closes again with the scenario, with its sides, and when all withdraw", async () => {
    const { game, id } = await agreedOn();
    await publish(game.owner, game.scenario, "private");
    expect((await openPublic(game, id)).status).toBe(404);
    expect((await openPublic(game, id, game.owner.token)).status).toBe(200);
    await publish(game.owner, game.scenario);
    for (const key of [game.red, game.blue]) {
      expect((await openPublic(game, id)).status).toBe(200);
      await callApi(`/games/${game.id}/result/agreement?seat=${key}`, { method: "DELETE" });
    }
    expect((await openPublic(game, id)).status).toBe(404);
    const hidden = await agreedOn({ shownToAll: "ground" });
    expect((await openPublic(hidden.game, hidden.id)).status).toBe(404);
    expect((await openPublic(hidden.game, hidden.id, hidden.game.owner.token)).status).toBe(200);
  });

  test("is removed by whoever added it and by umpires, also from a report that counts", async () => {
    const { game, id } = await agreedOn();
    const kept = async () => {
      const request = new NextRequest(`http://localhost/scenarios/${game.scenario}`);
      return (await cacheablePage(request))?.shows;
    };
    const before = await kept();
    const refused = await remove(game, id, game.red);
    expect([refused.status, refused.json.reason]).toEqual([403, "picture-adders"]);
    expect((await remove(game, id, game.onlooker)).status).toBe(403);
    expect((await remove(game, id, (await recorded()).red)).status).toBe(404);
    expect((await remove(game, id, game.blue)).status).toBe(204);
    expect((await remove(game, id, game.blue)).status).toBe(404);
    expect((await openPublic(game, id)).status).toBe(404);
    const all = await resultsOf(game);
    expect(all).toMatchObject({ played: 1, items: [{ report: "It held.", pictures: [] }] });
    // A page that is kept for readers no longer shows it.
    expect(await kept()).not.toBe(before);
    const second = await recorded();
    const picture = (await add(second, second.red)).json.id;
    await agree(second, second.blue);
    expect((await remove(second, picture, second.umpire)).status).toBe(204);
    expect((await resultsOf(second)).items).toMatchObject([{ pictures: [] }]);
  });

  test("is removed from the scenario's page by its owner, but not by its readers", async () => {
    const { game, id } = await agreedOn();
    const path = `/scenarios/${game.scenario}/results/pictures/${id}`;
    const stranger = await newPerson();
    expect((await callApi(path, { method: "DELETE" })).status).toBe(401);
    const { status, json } = await callApi(path, { method: "DELETE", token: stranger.token });
    expect([status, json.reason]).toEqual([403, "picture-adders"]);
    const other = await agreedOn();
    const elsewhere = `/scenarios/${other.game.scenario}/results/pictures/${id}`;
    const { token } = other.game.owner;
    expect((await callApi(elsewhere, { method: "DELETE", token })).status).toBe(404);
    expect((await openPublic(game, id)).status).toBe(200);
    const call = { method: "DELETE", token: game.owner.token };
    expect((await callApi(path, call)).status).toBe(204);
    expect((await openPublic(game, id)).status).toBe(404);
    expect((await callApi(path, call)).status).toBe(404);
  });

  test("and the words around it are removed by those who moderate the page; the figures stay", async () => {
    const { game } = await agreedOn();
    const [{ id: report }] = (await resultsOf(game)).items;
    expect(report).not.toContain(game.id);
    const path = `/scenarios/${game.scenario}/reports/${report}`;
    const page = async () => {
      const request = new NextRequest(`http://localhost/scenarios/${game.scenario}`);
      return (await cacheablePage(request))?.shows;
    };
    const before = await page();
    const stranger = await newPerson();
    expect((await callApi(path, { method: "DELETE" })).status).toBe(401);
    const refused = await callApi(path, { method: "DELETE", token: stranger.token });
    expect([refused.status, refused.json.reason]).toEqual([403, "report-moderators"]);
    const other = await agreedOn();
    const elsewhere = `/scenarios/${other.game.scenario}/reports/${report}`;
    const { token } = other.game.owner;
    expect((await callApi(elsewhere, { method: "DELETE", token })).status).toBe(404);
    const call = { method: "DELETE", token: game.owner.token };
    expect((await callApi(path, call)).status).toBe(204);
    expect(await page()).not.toEqual(before);
    expect(await resultsOf(game)).toMatchObject({
      played: 1,
      items: [{ report: "", wouldChange: "", winner: "red", pictures: [{ words: "The farm" }] }],
    });
    expect((await resultsOf(other.game)).items).toMatchObject([{ report: "It held." }]);
    expect((await callApi(path, call)).status).toBe(404);
  });

  test("that is removed before all have agreed makes the sides agree anew", async () => {
    const game = await recorded();
    const { id } = (await add(game, game.red)).json;
    expect((await remove(game, id, game.umpire)).status).toBe(204);
    expect((await read(game, game.red)).result).toMatchObject({ agreedBy: [], agreedAt: null });
  });

  test.each<[name: string, sending: Sending, status: number, reason: string | undefined]>([
    ["a script", { body: "<script>alert(1)</script>" }, 415, "not-a-picture"],
    ["another type", { type: "image/svg+xml" }, 415, undefined],
    ["half a picture", { body: NOISE.slice(0, 900_000) }, 422, "picture-broken"],
    ["more than 1 MB without an account", { body: NOISE }, 413, undefined],
  ])("is refused as %s, and nothing is kept", async (_, sending, status, reason) => {
    const game = await recorded();
    const { json, status: came } = await add(game, game.red, sending);
    expect([came, json.reason]).toEqual([status, reason]);
    expect(await read(game, game.red)).toMatchObject({ pictures: [], result: { version: 1 } });
  });

  test("may be larger than 1 MB with an account", async () => {
    const game = await recorded();
    expect(NOISE.length).toBeGreaterThan(1_000_000);
    const sent = await add(game, null, { body: NOISE, token: game.owner.token });
    expect(sent.status, sent.text).toBe(201);
  });

  test.each([
    ["nothing", ""],
    ["blanks", "  "],
    ["too much", "x".repeat(301)],
  ])("needs words, not %s", async (_, words) => {
    const game = await recorded();
    const { status, json } = await add(game, game.red, { words });
    expect([status, json.errors[0].path]).toEqual([422, "/words"]);
  });

  test("has no link of a seat in its words", async () => {
    const game = await recorded();
    const { status, json } = await add(game, game.red, { words: `See /seat/${game.blue}` });
    expect([status, json.errors[0].path]).toEqual([422, "/words"]);
  });

  test("is one of six at most", async () => {
    const game = await recorded();
    for (let i = 0; i < RESULT_PICTURES.most; i++) await add(game, game.red, { words: `${i}` });
    const { status, json } = await add(game, game.blue);
    expect([status, json.reason]).toEqual([409, "report-full"]);
    const { pictures } = await read(game, game.red);
    expect(pictures.map(({ words }: { words: string }) => words)).toEqual([..."012345"]);
  });

  test("is not added by onlookers, strangers, others' players or with a revoked link", async () => {
    const game = await recorded();
    const stranger = await newPerson();
    expect((await add(game, game.onlooker)).json.reason).toBe("players-only");
    expect((await add(game, null, { token: stranger.token })).status).toBe(404);
    expect((await add(game, null)).status).toBe(404);
    expect((await add(game, (await recorded()).red)).status).toBe(404);
    const { token } = game.owner;
    await callApi(`/games/${game.id}/seats/${game.redSeat}/key`, { method: "DELETE", token });
    expect((await add(game, game.red)).status).toBe(410);
  });

  test("needs a result that is recorded", async () => {
    const owner = await newPerson();
    const scenario = await storeScenario(owner, SCENARIO);
    const json = { seats: SEATS };
    const game = (await callApi(`/scenarios/${scenario}/games`, { token: owner.token, json })).json;
    const { status } = await add(game, game.seats[0].key);
    expect(status).toBe(404);
  });
});

test("the pictures that an account added go with it; those of the players stay", async () => {
  const game = await recorded();
  const { token } = game.owner;
  const own = (await add(game, null, { token, words: "The umpire's" })).json.id;
  const others = (await add(game, game.blue)).json.id;
  await agree(game, game.red);
  const exported = JSON.parse((await callApi("/users/me/export", { token })).text);
  expect(exported.resultPictures).toMatchObject([
    { id: own, words: "The umpire's", mediaType: "image/webp", base64: expect.any(String) },
    { id: others, words: "The farm" },
  ]);
  const json = { password: PASSWORD, publicDocuments: "leave" };
  await callApi("/users/me", { method: "DELETE", token, json });
  const [item] = (await resultsOf(game)).items;
  expect(item.pictures).toMatchObject([{ id: others }]);
  expect((await openPublic(game, own)).status).toBe(404);
  expect((await openPublic(game, others)).status).toBe(200);
});
