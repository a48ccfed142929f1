import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const read = (body: string | Uint8Array<ArrayBuffer>, lang = "en") =>
  callApi(`/army-lists/read?lang=${lang}`, { method: "POST", body });

const GIVEN = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Awangarda",
  language: "pl",
  nation: "duchy-of-warsaw",
  year: 1812,
  formations: [
    {
      id: "d1",
      name: "17. Dywizja",
      general: { kind: "infantry" },
      regiments: [
        {
          id: "r1",
          name: "1. pułk piechoty",
          unitKind: "line-infantry",
          bases: 3,
          veteran: "bought",
        },
        { id: "r2", unitKind: "regimental-artillery", followsRegimentId: "r1" },
      ],
    },
  ],
  upgrades: [{ id: "u1", upgrade: "ammunition-train", count: 4 }],
};

test.each(["txt", "md", "bbcode", "ros", "rosz"])(
  "a list goes out as .%s and is read back, without an account",
  async (form) => {
    const { token } = await newPerson();
    const { id } = (await callApi("/army-lists", { token, json: GIVEN })).json;
    const file = await callApi(`/army-lists/${id}/roster.${form}?lang=da`, { token });
    const answer = await read(new Uint8Array(file.bytes));
    expect(answer.status).toBe(200);
    const [formation] = GIVEN.formations;
    expect(answer.json.list).toMatchObject({
      title: GIVEN.title,
      nation: GIVEN.nation,
      upgrades: [{ upgrade: "ammunition-train", count: 4 }],
      formations: [
        {
          name: formation?.name,
          general: { kind: "infantry", source: "drawn" },
          regiments: [
            { name: "1. pułk piechoty", unitKind: "line-infantry", bases: 3, veteran: "bought" },
            { name: "", unitKind: "regimental-artillery", followsRegimentId: "f1-r1" },
          ],
        },
      ],
    });
    const isRos = form.startsWith("ros");
    expect(answer.json.doubts.map(({ code }: { code: string }) => code)).toEqual(
      isRos ? ["no-format", "no-year", "no-brigades", "no-book"] : [],
    );
    expect(answer.json.list.year).toBe(isRos ? null : 1812);
  },
);

const OTHER = '<roster name="My Orks" gameSystemId="28ec-711c" gameSystemName="Warhammer 40,000"/>';

/** An archive whose only file claims to be as large as given. */
function zipOf(text: string, claimed?: number): Uint8Array<ArrayBuffer> {
  const zip = new Uint8Array(zipSync({ "list.ros": strToU8(text) }));
  const view = new DataView(zip.buffer);
  for (let at = 0; claimed !== undefined && at < zip.length - 4; at += 1) {
    const sign = view.getUint32(at, true);
    if (sign === 0x04034b50) view.setUint32(at + 22, claimed, true);
    if (sign === 0x02014b50) view.setUint32(at + 24, claimed, true);
  }
  return zip;
}

test.each([
  ["a text that is no list", "Dear Jan, see you on Friday.", "/", "is not a list of Grundlag"],
  ["nothing", "", "/", "is not a list of Grundlag"],
  ["a roster of another game", OTHER, "/roster/gameSystemId", "is “Warhammer 40,000”"],
  ["one of another game, packed", zipOf(OTHER), "/roster/gameSystemId", "is “Warhammer 40,000”"],
  [
    "a roster cut in half",
    '<?xml version="1.0"?>\n<roster>\n<forces>\n<for',
    "/lines/4",
    "at line 4",
  ],
  ["an archive that unpacks to too much", zipOf(" ".repeat(5_000_000)), "/", "more than 4 MB"],
  ["an archive that lies about its size", zipOf(OTHER, 20), "/lines/1", "at line 1"],
  [
    "an archive without a roster",
    new Uint8Array(zipSync({ "a.txt": strToU8("a") })),
    "/",
    "not a list",
  ],
  ["a damaged archive", zipOf(OTHER).slice(0, 60), "/", "is a damaged archive"],
  [
    "entities that define each other",
    '<!DOCTYPE r [<!ENTITY a "b">]>\n<r>&a;</r>',
    "/lines/1",
    "line 1",
  ],
  ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), "/", "is not a list"],
] as const)("%s is refused with the place and in words", async (_, body, path, words) => {
  const answer = await read(body);
  expect(answer.status).toBe(422);
  const [error] = answer.json.errors;
  expect(error.path).toBe(path);
  expect(error.message).toContain(words);
});

test("a refusal is in the reader's language", async () => {
  const { json } = await read(OTHER, "pl");
  expect(json.errors[0].message).toBe(
    "to „Warhammer 40,000”; odczytać można tylko rozpiski Bogowie Wojny: Napoleon",
  );
});

test("a list whose text is longer than a list may be is refused with the place in the list", async () => {
  const { token } = await newPerson();
  const { id } = (await callApi("/army-lists", { token, json: GIVEN })).json;
  const file = await callApi(`/army-lists/${id}/roster.md`, { token });
  const answer = await read(file.text.replaceAll("17\\. Dywizja", "D".repeat(300)));
  expect(answer.status).toBe(422);
  expect(answer.json.errors[0].path).toBe("/formations/0/name");
});
