import { describe, expect, test } from "vitest";
import { seedLibrary } from "@/lib/usecases/document/seed-library";
import { readShippedLibrary } from "@/prisma/seed";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, publish, storeScenario } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();
const { documents } = await readShippedLibrary();
await seedLibrary({ database: client, now: () => new Date() }, documents);

const FILES = ["view", "map.svg", "map.geojson", "order-of-battle.csv", "order-of-battle.txt"];

/** All author-written texts in a JSON value: those with a space, which codes and ids do not have. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return /\s/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

interface Side {
  id: string;
  name: string;
  brief: string;
  tasks: string;
  believedOfEnemy: string;
}
const scenarios = documents
  .map(({ id, body }) => ({ id, body: body as { kind: string; system: string; sides: Side[] } }))
  .filter(({ body }) => body.kind === "scenario" && body.system === "belle-alliance");

/** The view, from which all files are made, of each battle, and one of its files in turn. */
const inTurns = scenarios.map((scenario, i) => ({
  ...scenario,
  files: ["view", FILES[1 + (i % (FILES.length - 1))] ?? ""],
}));

describe.each(inTurns)("$id", ({ id, body, files }) => {
  test.each(body.sides.map((side) => ({ side })))(
    "what is made for $side.id holds no text of another side",
    async ({ side }) => {
      const { sides, ...open } = body;
      const others = sides.filter((other) => other.id !== side.id);
      const known = new Set([
        ...textsOf({ ...open, umpireNotes: "" }),
        ...textsOf(side),
        ...others.map(({ name }) => name),
      ]);
      const told = [...known].join("\n");
      const secrets = textsOf(others).filter((text) => !told.includes(text));
      expect(secrets.length).toBeGreaterThan(10);
      for (const file of files) {
        const answer = await callApi(`/scenarios/${id}/${file}?for=side:${side.id}`);
        expect(answer.status, file).toBe(200);
        expect(secrets.filter((secret) => answer.text.includes(secret))).toEqual([]);
      }
    },
  );

  test("what is made for everybody holds no brief, belief or task", async () => {
    const secrets = body.sides
      .flatMap(({ brief, tasks, believedOfEnemy }) => [brief, tasks, believedOfEnemy])
      .filter((text) => text.length > 5);
    expect(secrets.length).toBeGreaterThan(3);
    for (const file of files) {
      const { text } = await callApi(`/scenarios/${id}/${file}?for=public`);
      const plain = text.replaceAll("\\n", "\n");
      expect(secrets.filter((secret) => plain.includes(secret))).toEqual([]);
    }
  });
});

const WAY = [
  [50, 50],
  [80, 50],
];

test("a marked secret is in nothing but what the umpire gets, and in no header", async () => {
  const umpire = await newPerson("Umpire");
  const unit = (id: string, name: string, fields = {}) => ({
    id,
    name,
    nation: "france",
    arm: "infantry",
    type: "line",
    men: 500,
    placement: { xCm: 50, yCm: 50, facingDeg: 0, formation: "line" },
    ...fields,
  });
  const side = (id: string, units: unknown[], fields = {}) => ({
    id,
    name: id,
    colour: "a",
    formations: [{ id: `${id}-corps`, name: `Corps of ${id}`, level: "corps", units }],
    ...fields,
  });
  const id = await storeScenario(umpire, {
    ...bareScenario({ title: "Two bridges", umpireNotes: "SECRETNOTE" }),
    umpireActs: [{ id: "act", bound: 2, text: "SECRETACT" }],
    events: [
      { id: "e-umpire", kind: "weather", bound: 2, text: "SECRETFOG" },
      { id: "e-blues", kind: "message", bound: 2, text: "SECRETWORD", knownTo: "side:blues" },
    ],
    victory: {
      objectives: [
        { id: "o-umpire", name: "SECRETGOAL", what: { kind: "words" }, knownTo: "umpire" },
        {
          ...{ id: "o-blues", name: "SECRETAIM", note: "SECRETHOW", knownTo: "side:blues" },
          what: { kind: "point", at: [12.34, 56.78], radiusCm: 5 },
        },
      ],
    },
    plannedWays: [
      { id: "w-reds", subjectId: "r1", name: "SECRETWAY", places: WAY },
      { id: "w-blues", subjectId: "b1", name: "SECRETPLAN", keptFor: "side", places: WAY },
    ],
    sides: [
      side(
        "reds",
        [unit("r1", "Open battalion"), unit("r2", "SECRETBATTALION", { hidden: true })],
        {
          brief: "SECRETBRIEF",
        },
      ),
      side("blues", [unit("b1", "SECRETBLUE", { umpireNote: "SECRETUMPIRE" })]),
    ],
    map: {
      widthCm: 100,
      depthCm: 100,
      features: [
        {
          id: "w1",
          kind: "wood",
          name: "SECRETWOOD",
          hiddenFrom: ["reds", "blues"],
          points: [
            [10, 10],
            [20, 10],
            [20, 20],
          ],
        },
      ],
    },
  });
  await publish(umpire, id);
  const secretsIn = async (audience: string) => {
    const found = new Set<string>();
    for (const file of FILES) {
      const answer = await callApi(`/scenarios/${id}/${file}?for=${audience}`);
      const all = answer.text + JSON.stringify([...answer.headers]);
      for (const [word] of all.matchAll(/SECRET[A-Z]+/g)) found.add(word);
    }
    return [...found].sort();
  };
  expect(await secretsIn("public")).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/NOTE|BATTALION|BRIEF|UMPIRE|WOOD|WAY|PLAN|FOG|WORD|GOAL|AIM|HOW/),
    ]),
  );
  expect(await secretsIn("side:reds")).toEqual(["SECRETBATTALION", "SECRETBRIEF"]);
  expect(await secretsIn("side:blues")).toEqual([
    "SECRETAIM",
    "SECRETBLUE",
    "SECRETHOW",
    "SECRETPLAN",
    "SECRETWORD",
  ]);
  expect(await secretsIn("umpire")).toEqual(
    expect.arrayContaining(["SECRETUMPIRE", "SECRETWAY", "SECRETPLAN"]),
  );
  for (const word of [
    "secretbattalion",
    "secretwood",
    "secretbrief",
    "secretnote",
    "secretumpire",
  ]) {
    expect((await callApi(`/scenarios?q=${word}`)).json.items, word).toEqual([]);
  }
});

test("a side's pack is named after the scenario and that side, not its id", async () => {
  const umpire = await newPerson("Umpire");
  const side = (id: string, name: string) => ({ id, name, colour: "a", formations: [] });
  const id = await storeScenario(umpire, {
    ...bareScenario({ title: "Bitwa pod Raszynem" }),
    sides: [side("beaten-by-austria", "Księstwo Warszawskie"), side("b", "SECRETBLUE")],
  });
  await publish(umpire, id);
  const pack = await callApi(`/scenarios/${id}/packs/side-beaten-by-austria.pdf`);
  const name = pack.headers.get("content-disposition");
  expect(name).toContain('filename="bitwa-pod-raszynem-ksiestwo-warszawskie.pdf"');
  expect(name).toContain(
    `filename*=UTF-8''${encodeURIComponent("bitwa-pod-raszynem-księstwo-warszawskie.pdf")}`,
  );
  expect(name).not.toMatch(/beaten|austria|secret/i);
});

test("only the umpire and the unit's own side read how long supplies last", async () => {
  const umpire = await newPerson("Quartermaster");
  const unit = { id: "r1", name: "Red", nation: "france", arm: "infantry", type: "line", men: 500 };
  const corps = { id: "c1", name: "Corps", level: "corps", units: [{ ...unit, supplies: 2 }] };
  const blues = { id: "blues", name: "Blues", colour: "b" };
  const id = await storeScenario(umpire, {
    ...bareScenario({ title: "Short of powder" }),
    sides: [{ id: "reds", name: "Reds", colour: "a", formations: [corps] }, blues],
  });
  await publish(umpire, id);
  const told = async (audience: string) => {
    const files = ["view", "order-of-battle.csv", "order-of-battle.txt"].map(async (file) => {
      const { text } = await callApi(`/scenarios/${id}/${file}?for=${audience}`, {
        token: umpire.token,
      });
      return /"supplies":2|supplies for 2 rolls|,2,no,/.test(text);
    });
    return Promise.all(files);
  };
  expect(await told("umpire")).toEqual([true, true, true]);
  expect(await told("side:reds")).toEqual([true, true, true]);
  expect(await told("side:blues")).toEqual([false, false, false]);
  expect(await told("public")).toEqual([false, false, false]);
});

const FOOT = { nation: "france", arm: "infantry", type: "line", men: 500 };

/**
 * Two divisions and their corps, each given to a player; each word of a player's papers begins with the player's name.
 */
function threePlayers() {
  const division = (id: string, fields: object = {}) => ({
    id,
    name: `${id} division`,
    level: "division",
    units: [{ id: `${id}-foot`, name: `${id} foot`, ...FOOT }],
    player: { orders: `${id}ORDERS`, brief: `${id}BRIEF`, believedOfEnemy: `${id}BELIEF` },
    ...fields,
  });
  const divisions = [division("left", { note: "leftNOTE" }), division("right")];
  return {
    ...bareScenario({ title: "Three players" }),
    sides: [
      {
        id: "reds",
        name: "Reds",
        colour: "a",
        brief: "sideBRIEF",
        formations: [division("corps", { formations: divisions })],
      },
      { id: "blues", name: "Blues", colour: "b", formations: [division("hostile")] },
    ],
  };
}

describe("of what a formation's player is given", () => {
  const GIVEN = /(left|right|corps|hostile|side)(ORDERS|BRIEF|BELIEF|NOTE)/g;
  const seen = async (id: string, audience: string) => {
    const files = FILES.map(async (file) => {
      const answer = await callApi(`/scenarios/${id}/${file}?for=${audience}`);
      expect(answer.status, file).toBe(200);
      return [...(answer.text + JSON.stringify([...answer.headers])).matchAll(GIVEN)];
    });
    return [...new Set((await Promise.all(files)).flat().map(([word]) => word))].sort();
  };

  test("no file for others holds a word", async () => {
    const umpire = await newPerson("Umpire");
    const id = await storeScenario(umpire, threePlayers());
    await publish(umpire, id);
    expect(await seen(id, "public")).toEqual([]);
    expect(await seen(id, "side:reds")).toEqual(["leftNOTE", "sideBRIEF"]);
    expect(await seen(id, "commander:right")).toEqual(["rightBELIEF", "rightBRIEF", "rightORDERS"]);
    const corps = ["corpsBELIEF", "corpsBRIEF", "corpsORDERS", "leftNOTE"];
    expect(await seen(id, "commander:corps")).toEqual(corps);
    for (const nobody of ["commander:left-foot", "commander:none", "commander:"]) {
      const { status } = await callApi(`/scenarios/${id}/view?for=${nobody}`);
      expect([404, 422], nobody).toContain(status);
    }
    expect((await callApi("/scenarios?q=leftBRIEF")).json.items).toEqual([]);
  });

  test("their pack holds their own, under a name that betrays nobody", async () => {
    const umpire = await newPerson("Umpire");
    const id = await storeScenario(umpire, threePlayers());
    const path = `/scenarios/${id}/packs/commander-left.pdf`;
    expect((await callApi(path)).status).toBe(404);
    const pack = await callApi(path, { token: umpire.token });
    const name = pack.headers.get("content-disposition");
    expect(name).toMatch(/filename="three-players-reds-[0-9a-f]{8}\.pdf"/);
    const { everything } = new PdfFile(pack.bytes);
    const words = new Set([...everything.matchAll(GIVEN)].map(([word]) => word));
    expect([...words].sort()).toEqual(["leftBELIEF", "leftBRIEF", "leftNOTE", "leftORDERS"]);
    expect(everything).toContain("left foot");
    expect(everything).toContain("corps division");
    expect(everything).not.toMatch(/right|hostile|corps foot/);
  });

  test("a scenario that is sent along gives the same pack", async () => {
    const sent = await callApi("/scenarios/packs/commander-right.pdf?parts=book", {
      json: threePlayers(),
    });
    const { everything } = new PdfFile(sent.bytes);
    expect(everything).toContain("rightORDERS");
    expect(everything).not.toMatch(/left|hostile|sideBRIEF/);
  });
});
