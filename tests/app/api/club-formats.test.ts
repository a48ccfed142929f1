import { expect, test } from "vitest";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const ola = await newPerson("Ola");
const stranger = await newPerson("Jan");
const FORMAT = { ...FORMAT_32_8, name: "Zima" };

async function club(json: object = {}): Promise<string> {
  const made = await callApi("/clubs", { token: ola.token, json: { name: "Odense", ...json } });
  return `/clubs/${made.json.slug}/formats`;
}

const publish = (formats: string, format: object = FORMAT) =>
  callApi(formats, { token: ola.token, json: { format } });

test("a format goes out and comes back, and its address has its version", async () => {
  const formats = await club();
  const made = await publish(formats);
  expect(made.status).toBe(201);
  const { id } = made.json;
  expect(made.headers.get("location")).toBe(`/api/v1${formats}/${id}`);
  const read = await callApi(`${formats}/${id}`, { token: ola.token });
  expect(read.json).toMatchObject({ id, version: 1, format: FORMAT, publishedBy: "Ola" });
  expect(read.headers.get("etag")).toBe('"1"');
  const byId = await callApi(`/formats/${id}`, { token: ola.token });
  expect(byId.json).toEqual(read.json);
  const listed = await callApi(formats, { token: ola.token });
  expect(listed.json.items).toEqual([read.json]);
  const offered = await callApi("/formats", { token: ola.token });
  expect(offered.json.items).toContainEqual({
    ...{ id, version: 1, club: read.json.club, name: "Zima", unitPoints: 32, upgradePoints: 8 },
    ...{ maxBases: 20, maxArtilleryBases: 3, maxArtilleryPercent: null },
    ...{ tableWidthCm: 120, tableDepthCm: 120, turns: 6 },
  });
  expect((await callApi("/formats")).status).toBe(401);
});

test("a change names the version it starts from, and a stale one is refused with the present", async () => {
  const formats = await club();
  const { id } = (await publish(formats)).json;
  const put = (headers: Record<string, string>, format: object) =>
    callApi(`${formats}/${id}`, {
      method: "PUT",
      token: ola.token,
      headers,
      json: { format },
    });
  expect((await put({}, FORMAT)).status).toBe(428);
  const changed = await put({ "if-match": '"1"' }, { ...FORMAT, turns: 8 });
  expect([changed.status, changed.headers.get("etag")]).toEqual([200, '"2"']);
  const stale = await put({ "if-match": '"1"' }, { ...FORMAT, turns: 9 });
  expect([stale.status, stale.json.version]).toEqual([412, 2]);
});

test("a wrong format is refused with the place of each fault, a taken name among them", async () => {
  const formats = await club();
  await publish(formats);
  const taken = await publish(formats, { ...FORMAT, name: "ZIMA" });
  expect([taken.status, taken.json.errors[0].path]).toEqual([422, "/format/name"]);
  const cases: [object, string][] = [
    [{ ...FORMAT, turns: 0 }, "/format/turns"],
    [{ ...FORMAT, readings: { redraws: "never" } }, "/format/readings/redraws"],
    [{ ...FORMAT, bans: { unitKinds: ["dragons"] } }, "/format/bans/unitKinds/0"],
    [{ ...FORMAT, points: 32 }, "/format/points"],
  ];
  for (const [format, path] of cases) {
    const refused = await publish(formats, format);
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, path]);
  }
});

test("strangers get the same answer for a hidden club's format as for none, and no open one's publisher", async () => {
  const formats = await club();
  const { id } = (await publish(formats)).json;
  const unknown = "0".repeat(20);
  for (const token of [stranger.token, undefined]) {
    const ask = (path: string) => callApi(path, token ? { token } : {});
    for (const start of ["/formats", formats]) {
      const hidden = await ask(`${start}/${id}`);
      const absent = await ask(`${start}/${unknown}`);
      expect(hidden.status).toBe(404);
      expect(hidden.text.replaceAll(id, unknown)).toBe(absent.text);
    }
  }
  const open = await club({ seenBy: "everyone" });
  const shown = (await publish(open)).json;
  for (const path of [open, `${open}/${shown.id}`, `/formats/${shown.id}`]) {
    const answer = await callApi(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"Zima"');
    expect(answer.text).not.toContain("Ola");
  }
});
