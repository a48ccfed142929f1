import { describe, expect, test } from "vitest";
import { translatorFor } from "@/lib/i18n/translator";
import { compareArmyLists } from "@/lib/usecases/bogowie-wojny/list/compare-army-lists";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt } from "@/tests/setup/people";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();

/** Words in every field that an owner can keep secret, and in no other text. */
const PLANTED = /Kryjowka|Przyczajeni|Cisza/;
/** The names of secret upgrades in the languages of the service. */
const UPGRADE_WORDS =
  /Ambush|Baghold|Zasadzka|ambush"|Providence|Forsynet|Opatrzność|providence|veteran|weteran/i;

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "Rozpiska",
  language: "pl",
  nation: "duchy-of-warsaw",
  notes: "Cisza: plan bitwy",
  secretNotes: true,
  formations: [
    {
      id: "d1",
      name: "Dywizja",
      general: { kind: "infantry" },
      regiments: [
        {
          id: "r1",
          name: "Liniowy",
          unitKind: "line-infantry",
          bases: 3,
          veteran: "bought",
          notes: "Przyczajeni w jarze",
          secretStatus: true,
          secretNotes: true,
        },
        { id: "r2", name: "Lekki", unitKind: "light-infantry", bases: 2, notes: "jawna uwaga" },
        { id: "r3", name: "Szaserzy", unitKind: "light-cavalry", bases: 2 },
      ],
    },
  ],
  upgrades: [
    { id: "u1", upgrade: "ambush", count: 2, notes: "Kryjowka w lesie" },
    { id: "u2", upgrade: "hill", count: 1, notes: "jawne wzgórze" },
    { id: "u3", upgrade: "providence", count: 1, notes: "Kryjowka", secret: true },
  ],
  acceptedFindings: [
    { code: "ambushes-over-half", subject: "u1", reason: "Kryjowka za zgodą" },
    { code: "points-left", subject: "", reason: "Kryjowka reszty" },
  ],
};

const TEXTS = ["txt", "md", "bbcode", "csv", "ros"];
const LANGUAGES = ["en", "da", "pl"] as const;

async function store(person: Person, visibility: string): Promise<string> {
  const answer = await callApi("/army-lists", { token: person.token, json: LIST });
  expect(answer.status, answer.text).toBe(201);
  const { id } = answer.json;
  const call = { method: "PUT", token: person.token, json: { visibility } };
  expect((await callApi(`/army-lists/${id}/visibility`, call)).status).toBe(200);
  return id;
}

/** The note about secrets in every copy for others, whether there are any or not. */
const NOTES = LANGUAGES.map((language) => translatorFor(language, "bwRoster")("remarks.opponent"));

function withoutNotes(text: string): string {
  return NOTES.reduce((rest, note) => rest.replace(note, ""), text);
}

function readers(stranger: Person) {
  return [{}, { token: stranger.token }];
}

describe.each(["unlisted", "public"])("of a list that is %s, others get nothing secret", (how) => {
  test("as JSON, roster, file or print, in any language", async () => {
    const [owner, stranger] = await Promise.all([newPerson(), newPerson()]);
    const id = await store(owner, how);
    const paths = [
      "",
      "/view",
      "/view?for=opponent",
      "/book-changes",
      "/altered-rows",
      "/releases",
      ...TEXTS.flatMap((form) => LANGUAGES.map((lang) => `/roster.${form}?lang=${lang}`)),
      "/roster.txt?for=opponent",
    ];
    for (const reader of readers(stranger)) {
      for (const path of paths) {
        const { status, text } = await callApi(`/army-lists/${id}${path}`, reader);
        expect(status, path).toBe(200);
        expect(text, path).not.toMatch(PLANTED);
        const words =
          path === "" || path.startsWith("/view") ? text.replaceAll(/"veteran":"no"/g, "") : text;
        expect(
          words.replaceAll(/"(ambush\w+|landwehr\w+|\w*[vV]eteran\w*|lancersInAmbush)":/g, ""),
          path,
        ).not.toMatch(/"upgrade":"(ambush|providence)"|bought"/);
        if (path.startsWith("/roster")) {
          expect(
            NOTES.some((note) => text.includes(note)),
            path,
          ).toBe(true);
          expect(withoutNotes(text), path).not.toMatch(UPGRADE_WORDS);
        }
      }
    }
  });

  test("on paper, in either layout, and on what lies beside it", async () => {
    const owner = await newPerson();
    const id = await store(owner, how);
    for (const options of ["layout=one", "layout=two", "parts=cards,labels,score-sheet"]) {
      const { bytes } = await callApi(`/army-lists/${id}/roster.pdf?lang=pl&${options}`);
      const everything = new PdfFile(bytes).everything.replaceAll(/\s/g, "");
      expect(everything).toContain("jawnauwaga");
      expect(everything).not.toMatch(PLANTED);
      expect(everything).not.toMatch(/Zasadzka|Opatrzność|Weterani/);
    }
  });

  test("in the library's words and cards, nor by a search for them", async () => {
    const [owner, stranger] = await Promise.all([newPerson(), newPerson()]);
    await store(owner, how);
    for (const reader of readers(stranger)) {
      for (const word of ["Cisza", "Kryjowka", "Przyczajeni"]) {
        const { json } = await callApi(`/army-lists?q=${word}&facets=true`, reader);
        expect(json.items).toEqual([]);
      }
      const { text } = await callApi("/army-lists?q=Rozpiska", reader);
      expect(text).not.toMatch(PLANTED);
    }
  });

  test("in a copy of their own, nor beside another list", async () => {
    const [owner, stranger] = await Promise.all([newPerson(), newPerson()]);
    const id = await store(owner, how);
    const copy = await callApi(`/army-lists/${id}/fork`, { method: "POST", token: stranger.token });
    expect(copy.status).toBe(201);
    const at = `/army-lists/${copy.json.id}`;
    for (const path of ["", "/revisions/1", "/sittings", "/roster.txt"]) {
      const { status, text } = await callApi(`${at}${path}`, { token: stranger.token });
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(PLANTED);
    }
    const nobody = contextAt(client, { now: new Date() });
    const compared = await compareArmyLists(nobody, { a: id, b: id, version: null });
    expect(JSON.stringify(compared)).not.toMatch(PLANTED);
    expect(compared.comparison.upgrades.map(({ upgrade }) => upgrade)).toEqual(["hill"]);
  });
});

test("the points others see do not count what is secret", async () => {
  const owner = await newPerson();
  const id = await store(owner, "unlisted");
  const own = await callApi("/army-lists/check", { json: LIST });
  const shown = await callApi("/army-lists/check", {
    json: (await callApi(`/army-lists/${id}`)).json,
  });
  expect(own.json.summary.points.upgrades).toBe(7);
  expect(shown.json.summary.points.upgrades).toBe(1);
});

test("the owner keeps everything, and may ask for what the opponent gets", async () => {
  const [owner, stranger] = await Promise.all([newPerson(), newPerson()]);
  const id = await store(owner, "unlisted");
  const own = { token: owner.token };
  const whole = await callApi(`/army-lists/${id}`, own);
  expect(whole.json.upgrades).toHaveLength(3);
  const copy = await callApi(`/army-lists/${id}/fork`, { method: "POST", ...own });
  const copied = await callApi(`/army-lists/${copy.json.id}`, own);
  expect(copied.json).toEqual({ ...whole.json, title: "Rozpiska, kopia" });
  expect((await callApi(`/army-lists/${id}/roster.txt`, own)).text).toMatch(/Kryjowka w lesie/);
  for (const path of ["/view", "/roster.txt", "/roster.csv"]) {
    const open = await callApi(`/army-lists/${id}${path}?for=opponent`, own);
    expect(open.text, path).toBe((await callApi(`/army-lists/${id}${path}`)).text);
    const refused = await callApi(`/army-lists/${id}${path}?for=owner`, { token: stranger.token });
    expect(refused.status, path).toBe(403);
    expect((await callApi(`/army-lists/${id}${path}?for=owner`)).status, path).toBe(401);
  }
});

test("the opponent at a table learns of no ambush, redraw or other secret", async () => {
  const [anna, bo] = await Promise.all([newPerson(), newPerson()]);
  const redraw = { id: "u4", upgrade: "redraw-commander", count: 1, secret: true };
  const json = { ...LIST, upgrades: [...LIST.upgrades, redraw] };
  const list = (await callApi("/army-lists", { token: anna.token, json })).json.id;
  const game = await callApi("/games", { token: anna.token, json: { listId: list } });
  const at = `/games/${game.json.id}`;
  const theirs = (await callApi("/army-lists", { token: bo.token, json: LIST })).json.id;
  await callApi(`${at}/seat`, { token: bo.token, json: { listId: theirs } });
  for (const reader of [{}, { token: bo.token }]) {
    const { json: seen, text } = await callApi(at, reader);
    expect(text).not.toMatch(PLANTED);
    expect(seen.seats.a.own).toBeNull();
    const { posts } = seen.seats.a;
    expect(posts.every(({ mayRedraw }: { mayRedraw: boolean }) => !mayRedraw)).toBe(true);
  }
});
