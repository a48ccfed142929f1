import { expect, test } from "vitest";
import { stockExample } from "@/lib/domain/belle-alliance/stock/club-stock";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { sehested } from "@/tests/lib/pdf/sample-scenarios";
import { freshDatabase } from "@/tests/setup/database";
import { PdfFile } from "../../lib/pdf/pdf-file";

await freshDatabase();
const ola = await newPerson("Ola");
const member = await newPerson("Ida");
const stranger = await newPerson("Jan");

async function club(seenBy: "members" | "everyone" = "members"): Promise<string> {
  const json = { name: "Odense Krigsspil", seenBy };
  const made = await callApi("/clubs", { token: ola.token, json });
  const invitation = await callApi(`/clubs/${made.json.slug}/invitation`, {
    token: ola.token,
    json: { days: 7 },
  });
  await callApi(`/clubs/join/${invitation.json.code}`, { token: member.token, json: {} });
  return made.json.slug;
}

const put = (slug: string, version: string, json: object, token = ola.token) =>
  callApi(`/clubs/${slug}/stock`, {
    method: "PUT",
    token,
    headers: { "if-match": `"${version}"` },
    json,
  });

test("a club's list is its members' to read and its organisers' to change", async () => {
  const slug = await club();
  const first = await callApi(`/clubs/${slug}/stock`, { token: member.token });
  expect([first.status, first.json, first.headers.get("etag")]).toEqual([
    200,
    { version: 0, stock: { figures: [], terrain: [] } },
    '"0"',
  ]);
  expect((await put(slug, "0", stockExample, member.token)).status).toBe(403);
  const stored = await put(slug, "0", stockExample);
  expect([stored.status, stored.json.version]).toEqual([200, 1]);
  const read = await callApi(`/clubs/${slug}/stock`, { token: member.token });
  expect(read.json).toEqual({ version: 1, stock: stockExample });
  expect((await callApi(`/clubs/${slug}/stock`, { token: stranger.token })).status).toBe(404);
  expect((await callApi(`/clubs/${slug}/stock`)).status).toBe(401);
  const open = await club("everyone");
  expect((await callApi(`/clubs/${open}/stock`, { token: stranger.token })).status).toBe(403);
});

test("the second of two who change it at once sees that, and loses nothing", async () => {
  const slug = await club();
  const both = await Promise.all([
    put(slug, "0", stockExample),
    put(slug, "0", { ...stockExample, terrain: [] }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const unnamed = await callApi(`/clubs/${slug}/stock`, {
    method: "PUT",
    token: ola.token,
    json: stockExample,
  });
  expect(unnamed.status).toBe(428);
});

test("a wrong list is refused with the place of each fault", async () => {
  const slug = await club();
  const [row] = stockExample.figures;
  const [piece] = stockExample.terrain;
  const cases: [object, string][] = [
    [{ ...stockExample, figures: [{ ...row, count: 0 }] }, "/figures/0/count"],
    [{ ...stockExample, figures: [{ ...row, nation: "atlantis" }] }, "/figures/0/nation"],
    [{ ...stockExample, figures: [{ ...row, type: "hussar" }] }, "/figures/0/type"],
    [{ ...stockExample, figures: [{ ...row, counted: "wagons" }] }, "/figures/0/counted"],
    [{ ...stockExample, terrain: [{ ...piece, kind: "volcano" }] }, "/terrain/0/kind"],
    [{ ...stockExample, terrain: [{ ...piece, widthCm: -1 }] }, "/terrain/0/widthCm"],
    [{ figures: [] }, "/terrain"],
  ];
  for (const [json, path] of cases) {
    const refused = await put(slug, "0", json);
    expect([refused.status, refused.json.errors[0].path]).toEqual([422, path]);
  }
});

test("what a pack lists as needed is without what the reader's own club owns", async () => {
  const slug = await club();
  const made = await callApi("/scenarios", { token: member.token, json: sehested });
  const pack = (query: string, token = member.token) =>
    callApi(`/scenarios/${made.json.id}/packs/umpire.pdf?parts=figures&${query}`, { token });
  const textOf = async (query: string) => {
    const printed = await pack(query);
    expect(printed.status).toBe(200);
    return new PdfFile(printed.bytes).text;
  };
  expect(await textOf("")).not.toContain("Odense");
  await put(slug, "0", {
    figures: [{ nation: "denmark", arm: "infantry", type: null, counted: "figures", count: 9_999 }],
    terrain: [],
  });
  const before = await textOf("");
  const without = await textOf(`club=${slug}`);
  expect(without).toContain("Figures needed, without what Odense Krigsspil owns");
  const infantry = (text: string) => text.split("Infantry").length;
  expect(infantry(without)).toBeLessThan(infantry(before));

  const open = await callApi("/scenarios", { token: stranger.token, json: sehested });
  const theirs = `/scenarios/${open.json.id}/packs/umpire.pdf?parts=figures&club=`;
  expect((await callApi(`${theirs}${slug}`, { token: stranger.token })).status).toBe(404);
  const wrong = await callApi(`${theirs}No%20club`, { token: stranger.token });
  expect([wrong.status, wrong.json.errors[0].path]).toEqual([422, "/club"]);
});
