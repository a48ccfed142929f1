import { describe, expect, test } from "vitest";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { duchyOfWarsaw } from "@/tests/lib/pdf/sample-armies";
import { sehested } from "@/tests/lib/pdf/sample-scenarios";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();
const table = { widthCm: 120, depthCm: 120 };
const field = generateBattlefield({ seed: "Raszyn", table, area: "farmland" });
const [denmark] = sehested.sides;

const FILES = [
  ["/scenarios/packs/umpire.pdf", sehested, "application/pdf"],
  [`/scenarios/packs/side-${denmark?.id}.pdf`, sehested, "application/pdf"],
  ["/scenarios/reference.pdf", sehested, "application/pdf"],
  ["/scenarios/map.png?width=400", sehested, "image/png"],
  ["/scenarios/map.svg", sehested, "image/svg+xml"],
  ["/scenarios/map.geojson?for=public", sehested, "application/geo+json"],
  ["/scenarios/order-of-battle.csv", sehested, "text/csv"],
  ["/scenarios/order-of-battle.txt", sehested, "text/plain"],
  ["/army-lists/roster.pdf?layout=one&paper=letter", duchyOfWarsaw, "application/pdf"],
  ["/army-lists/roster.txt", duchyOfWarsaw, "text/plain"],
  ["/army-lists/roster.md", duchyOfWarsaw, "text/markdown"],
  ["/army-lists/roster.bbcode", duchyOfWarsaw, "text/plain"],
  ["/army-lists/roster.csv", duchyOfWarsaw, "text/csv"],
  ["/army-lists/roster.ros", duchyOfWarsaw, "application/xml"],
  ["/army-lists/roster.rosz", duchyOfWarsaw, "application/zip"],
  ["/maps/battlefield.pdf", field, "application/pdf"],
  ["/maps/map.svg", field, "image/svg+xml"],
  ["/maps/map.png?width=300", field, "image/png"],
] as const;

describe("of a document that is sent along, by any caller", () => {
  test.each(FILES)("%s", async (path, json, type) => {
    const answer = await callApi(path, { json });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.headers.get("content-type")).toContain(type);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.bytes.length).toBeGreaterThan(100);
  });

  test("nothing is stored", async () => {
    expect(await client.document.count()).toBe(0);
  });
});

test.each(FILES)("%s of what is no such document is refused with its places", async (path) => {
  const refused = await callApi(path, { json: { kind: "scenario", title: 1 } });
  expect(refused.status).toBe(422);
  expect(refused.json.errors.length).toBeGreaterThan(0);
});

test("the sender of a scenario is its umpire, and a side's pack holds that side alone", async () => {
  const [own, foe] = sehested.sides;
  const umpire = new PdfFile(
    (await callApi("/scenarios/packs/umpire.pdf", { json: sehested })).bytes,
  );
  for (const side of [own, foe]) expect(umpire.everything).toContain(side?.name);
  const secret = {
    ...sehested,
    sides: sehested.sides.map((side) => ({ ...side, brief: `Brief of ${side.id}x` })),
  };
  const path = `/scenarios/packs/side-${own?.id}.pdf`;
  const pack = new PdfFile((await callApi(path, { json: secret })).bytes);
  expect(pack.everything).toContain(`Brief of ${own?.id}x`);
  expect(pack.everything).not.toContain(`Brief of ${foe?.id}x`);
});

test("a pack is made of the parts its reader may hold; another is refused with its place", async () => {
  const [own] = sehested.sides;
  const forms = "parts=order-sheets,victory-sheet&columns=3";
  const pack = await callApi(`/scenarios/packs/side-${own?.id}.pdf?${forms}`, { json: sehested });
  expect(new PdfFile(pack.bytes).text).toContain("Bounds 1 to 3");
  for (const query of [
    "parts=running-sheet",
    "parts=sight",
    "sight=side:danes",
    "parts=map,nothing",
    "columns=41",
    "copies=0",
  ]) {
    const refused = await callApi(`/scenarios/packs/side-${own?.id}.pdf?${query}`, {
      json: sehested,
    });
    expect(refused.status, query).toBe(422);
    expect(refused.json.errors[0].path, query).toContain(query.split("=")[0]);
  }
});

test("the umpire's pack has the pages of sight asked for; what is none is refused with its place", async () => {
  const [own, foe] = sehested.sides;
  const asked = (sight: string) =>
    callApi(`/scenarios/packs/umpire.pdf?parts=sight&sight=${encodeURIComponent(sight)}`, {
      json: sehested,
    });
  const pack = new PdfFile((await asked(`side:${foe?.id}`)).bytes);
  expect(pack.everything).toContain(`Sight at the start: ${foe?.name}`);
  expect(pack.everything).not.toContain(`Sight at the start: ${own?.name}`);
  const refused = await asked("side:danes,side:swedes");
  expect([refused.status, refused.json.errors[0].path]).toEqual([422, "/sight"]);
});

test("a side that the scenario does not have is not found, nor is another file", async () => {
  for (const file of ["packs/side-nobody.pdf", "packs/other.pdf", "other.pdf"]) {
    const answer = await callApi(`/scenarios/${file}`, { json: sehested });
    expect([404, 405], file).toContain(answer.status);
  }
});

test("a list is exported with all its owner wrote, or as the opponent sees it, and without an address", async () => {
  const json = { ...duchyOfWarsaw, notes: "Cisza: plan bitwy", secretNotes: true };
  const own = await callApi("/army-lists/roster.txt", { json });
  expect(own.text).toContain("Cisza: plan bitwy");
  expect(own.text).not.toContain("http");
  const others = await callApi("/army-lists/roster.txt?for=opponent", { json });
  expect(others.text).toContain(duchyOfWarsaw.title);
  expect(others.text).not.toContain("Cisza");
});

test("a list is exported in the language asked for, where its author translated it", async () => {
  const translations = { pl: { texts: { title: "Rozpiska z przekładu" } } };
  const json = { ...duchyOfWarsaw, language: "en", title: "List as written", translations };
  const titleIn = async (query: string) =>
    (await callApi(`/army-lists/roster.txt?${query}`, { json })).text.split("\n")[0];
  expect(await titleIn("lang=pl")).toContain("Rozpiska z przekładu");
  expect(await titleIn("lang=da")).toContain("List as written");
  expect(await titleIn("lang=pl&texts=original")).toContain("List as written");
});

test("without an account a document of more than 1 MB is refused before it is read, with one it is taken", async () => {
  const padded = JSON.stringify(sehested) + " ".repeat(1_000_000);
  const call = { method: "POST", body: padded, headers: { "content-type": "application/json" } };
  const refused = await callApi("/scenarios/order-of-battle.txt", call);
  expect([refused.status, refused.json.code]).toEqual([413, "too-large"]);
  expect(refused.json.detail).toContain(String(1_000_000));
  const { token } = await newPerson();
  const taken = await callApi("/scenarios/order-of-battle.txt", { ...call, token });
  expect(taken.status).toBe(200);
});
