import { beforeAll, describe, expect, test } from "vitest";
import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import type { Edition } from "@/lib/domain/people/permissions";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, type Person, storeScenario } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

function side(id: string, colour: string, yCm: number) {
  const unit = (name: string, fields = {}) => ({
    id: `${id}-${name.toLowerCase()}`,
    name,
    nation: "france",
    arm: "infantry",
    type: "line",
    men: 500,
    placement: { xCm: 50, yCm, facingDeg: 0, formation: "line" },
    ...fields,
  });
  return {
    id,
    name: `The ${id}`,
    colour,
    brief: "MARKBRIEF",
    tasks: "MARKTASK",
    formations: [
      {
        id: `${id}-corps`,
        name: "Corps",
        level: "corps",
        player: { orders: "MARKORDERS" },
        units: [unit("Open"), unit("MARKHIDDEN", { hidden: true, umpireNote: "MARKUNIT" })],
      },
    ],
  };
}

const SCENARIO = {
  ...bareScenario({ title: "Two bridges", summary: "For everybody", umpireNotes: "MARKNOTE" }),
  sides: [side("reds", "a", 20), side("blues", "b", 80)],
  map: { widthCm: 100, depthCm: 100, features: [] },
};

const owner = await newPerson("Owner");
const reader = await newPerson("Reader");
const umpire = await newPerson("Ulla Umpire");
const readers = { stranger: undefined, reader, umpire, owner } as const;
type Who = keyof typeof readers;

/** A public scenario of this edition, of which `umpire` has stated that they umpire it, where that can be stated. */
async function published(edition: Edition): Promise<string> {
  const id = await storeScenario(owner, SCENARIO);
  await put(owner, `/scenarios/${id}/visibility`, { visibility: "public" });
  await callApi(`/scenarios/${id}/releases`, { token: owner.token, json: { note: "MARKRELEASE" } });
  await post(umpire, `/scenarios/${id}/umpires`);
  await put(owner, `/scenarios/${id}/edition`, { edition });
  return id;
}

function put(person: Person | undefined, path: string, json: object) {
  return callApi(path, { method: "PUT", json, ...by(person) });
}

function post(person: Person | undefined, path: string, json?: object) {
  return callApi(path, { method: "POST", ...(json ? { json } : {}), ...by(person) });
}

function by(person: Person | undefined) {
  return person ? { token: person.token } : {};
}

const PARAMS: Record<string, string> = {
  sideId: "reds",
  formationId: "reds-corps",
  version: "1",
  pictureId: "none",
};

/** Every address below a scenario that can be read, with every audience that can be asked for. */
const ADDRESSES = ALL_ENDPOINTS.filter(
  ({ method, path }) => method === "GET" && path.startsWith("/scenarios/{id}"),
).flatMap(({ path, query }) => {
  const at = path.replace("/scenarios/{id}", "").replace(/\{(?!reader)(\w+)\}/g, filled);
  const each = at.includes("{reader}")
    ? ["umpire", "side-reds", "commander-reds-corps"].map((one) => at.replace("{reader}", one))
    : [at];
  const asksFor = query !== undefined && "for" in query.shape;
  const audiences = ["?for=umpire", "?for=side:reds", "?for=commander:reds-corps", "?for=public"];
  return each.flatMap((one) => (asksFor ? ["", ...audiences].map((ask) => one + ask) : [one]));
});

function filled(_: string, name: string): string {
  return PARAMS[name] ?? `no-${name}`;
}

async function marksIn(person: Person | undefined, path: string): Promise<string[]> {
  const answer = await callApi(path, by(person));
  const isPdf = answer.headers.get("content-type") === "application/pdf";
  const text = isPdf ? new PdfFile(answer.bytes).everything : answer.text;
  const all = text + JSON.stringify([...answer.headers]);
  return [...all.matchAll(/MARK[A-Z]+/g)].map(([word]) => word);
}

/** What holds more than the public view. */
const WHOLE = [
  "",
  "/view?for=umpire",
  "/view?for=side:reds",
  "/view?for=commander:reds-corps",
  "/map.svg?for=umpire",
  "/order-of-battle.csv?for=umpire",
  "/packs/umpire.pdf",
  "/packs/side-reds.pdf",
  "/packs/umpire/pages",
  "/packs.zip",
  "/reference.pdf",
  "/pictures",
  "/releases",
];
const PUBLIC = ["/view", "/view?for=public", "/map.svg", "/thumbnail.svg", "/packs/public.pdf"];

const OPEN_TO: Record<Edition, readonly Who[]> = {
  "open-book": ["stranger", "reader", "umpire", "owner"],
  players: ["umpire", "owner"],
  "public-only": ["owner"],
};
const REASON = { players: "players-edition", "public-only": "public-view-only" };

describe.each(["open-book", "players", "public-only"] as const)("%s", (edition) => {
  let id = "";
  beforeAll(async () => {
    id = await published(edition);
  });

  test.each(Object.keys(readers) as Who[])("what the %s reads", async (who) => {
    const person = readers[who];
    const isOpen = OPEN_TO[edition].includes(who);
    for (const address of WHOLE) {
      const answer = await callApi(`/scenarios/${id}${address}`, by(person));
      expect(answer.status, address).toBe(isOpen ? 200 : 403);
      if (!isOpen && edition !== "open-book") expect(answer.json.reason).toBe(REASON[edition]);
    }
    for (const address of PUBLIC) {
      expect((await callApi(`/scenarios/${id}${address}`, by(person))).status, address).toBe(200);
    }
  });

  test("no address betrays a word to those it is closed to", async () => {
    expect(ADDRESSES.length).toBeGreaterThan(30);
    const closed = (["stranger", "reader", "umpire"] as const).filter(
      (who) => !OPEN_TO[edition].includes(who),
    );
    for (const who of closed) {
      for (const address of ADDRESSES) {
        const marks = await marksIn(readers[who], `/scenarios/${id}${address}`);
        expect(marks, `${who} ${address}`).toEqual([]);
      }
    }
  });

  test("who copies it, its ground included, and begins a game of it", async () => {
    const begun = { seats: [{ side: "reds" }] };
    for (const who of ["reader", "umpire", "owner"] as const) {
      const status = OPEN_TO[edition].includes(who) ? 201 : 403;
      const person = readers[who];
      expect((await post(person, `/scenarios/${id}/fork`)).status, who).toBe(status);
      expect((await post(person, `/scenarios/${id}/fork?part=ground`)).status, who).toBe(status);
      expect((await post(person, `/scenarios/${id}/games`, begun)).status, who).toBe(status);
    }
  });

  test("only its owner chooses the edition and sees who umpires it", async () => {
    for (const person of [reader, umpire]) {
      const set = await put(person, `/scenarios/${id}/edition`, { edition: "open-book" });
      expect(set.status).toBe(403);
      expect((await callApi(`/scenarios/${id}/umpires`, by(person))).status).toBe(403);
    }
    const { json } = await callApi(`/scenarios/${id}/umpires`, by(owner));
    expect(json.items).toEqual([{ name: "Ulla Umpire", since: expect.any(String) }]);
  });

  test("it is found by what everybody may know, and by nothing else", async () => {
    const found = async (q: string) => {
      const { json } = await callApi(`/scenarios?q=${q}`);
      return json.items.map((item: { id: string }) => item.id);
    };
    expect(await found("bridges")).toContain(id);
    for (const word of ["MARKNOTE", "MARKBRIEF", "MARKHIDDEN", "MARKUNIT", "MARKTASK"]) {
      expect(await found(word), word).toEqual([]);
    }
  });
});

test("the public edition prints what everybody may know", async () => {
  const id = await published("public-only");
  const pack = await callApi(`/scenarios/${id}/packs/public.pdf`);
  const { everything } = new PdfFile(pack.bytes);
  expect(everything).toContain("For everybody");
  expect(everything).toContain("Corps");
  expect(everything).not.toMatch(/MARK/);
  expect(pack.headers.get("content-disposition")).toContain("two-bridges-public.pdf");
});

test("a new scenario and a copy begin as players' editions", async () => {
  const id = await published("open-book");
  const copy = (await post(umpire, `/scenarios/${id}/fork`)).json.id;
  const written = await storeScenario(umpire, SCENARIO);
  for (const own of [copy, written]) {
    await put(umpire, `/scenarios/${own}/visibility`, { visibility: "public" });
    const { status, json } = await callApi(`/scenarios/${own}`, by(reader));
    expect([status, json.reason]).toEqual([403, "players-edition"]);
  }
});

test("a statement opens a players' edition, is kept once, and ends nothing when the edition changes", async () => {
  const id = await published("players");
  expect((await callApi(`/scenarios/${id}/umpires`, { method: "POST" })).status).toBe(401);
  const first = await post(reader, `/scenarios/${id}/umpires`);
  expect(first.status).toBe(201);
  expect((await post(reader, `/scenarios/${id}/umpires`)).json).toEqual(first.json);
  expect((await callApi(`/scenarios/${id}`, by(reader))).json.umpireNotes).toBe("MARKNOTE");
  const game = await post(reader, `/scenarios/${id}/games`, { seats: [{ side: "reds" }] });
  await put(owner, `/scenarios/${id}/edition`, { edition: "public-only" });
  expect((await callApi(`/scenarios/${id}`, by(reader))).status).toBe(403);
  expect((await callApi(`/games/${game.json.id}/umpire`, by(reader))).text).toContain("MARKNOTE");
  await put(owner, `/scenarios/${id}/edition`, { edition: "players" });
  expect((await callApi(`/scenarios/${id}`, by(reader))).status).toBe(200);
});

test("what is private, or shown by its author alone, cannot be stated open", async () => {
  const hidden = await storeScenario(owner, SCENARIO);
  expect((await post(reader, `/scenarios/${hidden}/umpires`)).status).toBe(404);
  const closed = await published("public-only");
  const refused = await post(reader, `/scenarios/${closed}/umpires`);
  expect([refused.status, refused.json.reason]).toEqual([403, "public-view-only"]);
});

test("a club's members read a players' edition by the same rule", async () => {
  const club = (await post(owner, "/clubs", { name: "Odense" })).json;
  const { code } = (await post(owner, `/clubs/${club.slug}/invitation`, { days: 7 })).json;
  expect((await post(umpire, `/clubs/join/${code}`)).status).toBe(200);
  const id = await storeScenario(owner, SCENARIO);
  await put(owner, `/scenarios/${id}/visibility`, { visibility: "club", clubId: club.id });
  expect((await callApi(`/scenarios/${id}`, by(umpire))).json.reason).toBe("players-edition");
  expect((await callApi(`/scenarios/${id}/view`, by(umpire))).status).toBe(200);
  expect((await post(umpire, `/scenarios/${id}/umpires`)).status).toBe(201);
  expect((await callApi(`/scenarios/${id}`, by(umpire))).status).toBe(200);
  expect((await post(reader, `/scenarios/${id}/umpires`)).status).toBe(404);
});

test("an unknown edition is refused by its path, and other kinds have none", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const refused = await put(owner, `/scenarios/${id}/edition`, { edition: "closed" });
  expect(refused.status).toBe(422);
  expect(refused.json.errors[0].path).toBe("/edition");
  const list = await put(owner, `/army-lists/${id}/edition`, { edition: "players" });
  expect(list.status).toBe(404);
});
