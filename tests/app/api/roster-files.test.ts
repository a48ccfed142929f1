import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const FORMS = [
  ["txt", "text/plain", "1. pułk piechoty"],
  ["md", "text/markdown", "- **1\\. pułk piechoty**"],
  ["bbcode", "text/plain", "[b]1. pułk piechoty[/b]"],
  ["csv", "text/csv", "1. pułk piechoty,Piechota liniowa"],
  ["ros", "application/xml", 'name="1. pułk piechoty"'],
] as const;

test.each(FORMS)(
  "a roster leaves as .%s in the reader's language",
  async (form, mediaType, said) => {
    const owner = await newPerson();
    const id = await storeList(owner);
    const answer = await callApi(`/army-lists/${id}/roster.${form}?lang=pl`, owner);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain(mediaType);
    expect(answer.headers.get("content-disposition")).toContain(`.${form}`);
    expect(answer.text).toContain(said);
  },
);

test("a roster leaves packed, whole, under its name, and as the same bytes again", async () => {
  const owner = await newPerson();
  const id = await storeList(owner);
  const answer = await callApi(`/army-lists/${id}/roster.rosz`, owner);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(onlyFileIn(answer.bytes)).toEqual({
    name: "awangarda.ros",
    text: (await callApi(`/army-lists/${id}/roster.ros`, owner)).text,
  });
  const again = await callApi(`/army-lists/${id}/roster.rosz`, owner);
  expect(again.bytes).toEqual(answer.bytes);
});

test("a roster prints in the layout and with the parts asked for, and no others", async () => {
  const owner = await newPerson();
  const id = await storeList(owner);
  for (const layout of ["one", "two"]) {
    const answer = await callApi(`/army-lists/${id}/roster.pdf?layout=${layout}`, owner);
    expect(answer.status).toBe(200);
    expect(answer.text.startsWith("%PDF")).toBe(true);
  }
  const cards = await callApi(`/army-lists/${id}/roster.pdf?parts=cards,labels&lang=en`, owner);
  expect(new PdfFile(cards.bytes).text).toMatch(/Regiments and commanders[\s\S]*Labels for bases/);
  const unknown = await callApi(`/army-lists/${id}/roster.pdf?parts=cards,poster`, owner);
  expect(unknown.status).toBe(422);
  const wrong = await callApi(`/army-lists/${id}/roster.pdf?layout=three`, owner);
  expect(wrong.status).toBe(422);
  expect(wrong.json.errors[0].path).toContain("/layout");
});

test("a private list's files are its owner's alone, and nothing reveals that it exists", async () => {
  const id = await storeList(await newPerson());
  const stranger = await newPerson();
  for (const form of ["pdf", "rosz", ...FORMS.map(([one]) => one)]) {
    expect((await callApi(`/army-lists/${id}/roster.${form}`)).status).toBe(404);
    expect((await callApi(`/army-lists/${id}/roster.${form}`, stranger)).status).toBe(404);
  }
});

/** The only file in a ZIP, read by the fields of its directory. */
function onlyFileIn(zip: Uint8Array): { name: string; text: string } {
  const bytes = Buffer.from(zip);
  const end = bytes.subarray(-22);
  expect([end.readUInt32LE(0), end.readUInt16LE(10)]).toEqual([0x06054b50, 1]);
  const entry = bytes.subarray(end.readUInt32LE(16), -22);
  const from = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  const packed = bytes.subarray(from, from + entry.readUInt32LE(20));
  const name = entry.subarray(46, 46 + entry.readUInt16LE(28)).toString("utf8");
  return { name, text: inflateRawSync(packed).toString("utf8") };
}

async function storeList({ token }: Person): Promise<string> {
  const regiment = { id: "r1", name: "1. pułk piechoty", unitKind: "line-infantry", bases: 3 };
  const json = {
    kind: "army-list",
    schemaVersion: 1,
    title: "Awangarda",
    language: "pl",
    nation: "duchy-of-warsaw",
    formations: [{ id: "d1", name: "17. Dywizja", regiments: [regiment] }],
  };
  return (await callApi("/army-lists", { token, json })).json.id;
}
