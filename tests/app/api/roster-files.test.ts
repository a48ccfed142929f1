import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person } from "@/tests/app/api/people";
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

test("a roster leaves packed", async () => {
  const owner = await newPerson();
  const id = await storeList(owner);
  const answer = await callApi(`/army-lists/${id}/roster.rosz`, owner);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.text.startsWith("PK")).toBe(true);
});

test("a roster prints in the layout asked for, and no other", async () => {
  const owner = await newPerson();
  const id = await storeList(owner);
  for (const layout of ["one", "two"]) {
    const answer = await callApi(`/army-lists/${id}/roster.pdf?layout=${layout}`, owner);
    expect(answer.status).toBe(200);
    expect(answer.text.startsWith("%PDF")).toBe(true);
  }
  const wrong = await callApi(`/army-lists/${id}/roster.pdf?layout=three`, owner);
  expect(wrong.status).toBe(422);
  expect(wrong.json.errors[0].path).toContain("/layout");
});

test("a private list's files are its owner's alone, and nothing tells that it is there", async () => {
  const id = await storeList(await newPerson());
  const stranger = await newPerson();
  for (const form of ["pdf", "rosz", ...FORMS.map(([one]) => one)]) {
    expect((await callApi(`/army-lists/${id}/roster.${form}`)).status).toBe(404);
    expect((await callApi(`/army-lists/${id}/roster.${form}`, stranger)).status).toBe(404);
  }
});

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
