import { describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

function unit(id: string, xCm: number, yCm: number) {
  const nation = "france";
  const placement = { xCm, yCm, facingDeg: 0, formation: "line", frontFigures: null };
  const arm = { arm: "infantry", type: "line", weapon: "musket", men: 600 };
  return {
    id,
    name: `Unit of ${id}`,
    nation,
    ...arm,
    placement: { ...placement, buildingId: null },
  };
}

function corps(id: string, yCm: number) {
  return {
    id,
    name: `Corps ${id}`,
    level: "corps",
    nation: "france",
    commander: { name: `Leader of ${id}`, efficiency: "normal", placement: { xCm: 20, yCm } },
    player: { orders: "", brief: "", believedOfEnemy: "", knows: "side" },
    units: [unit(`${id}-1`, 30, yCm), unit(`${id}-2`, 50, yCm)],
  };
}

const SCENARIO = {
  title: "A game",
  bounds: 8,
  sides: [
    {
      id: "red",
      name: "Red",
      colour: "a",
      formations: [corps("red-a", 20), corps("red-b", 40)],
      reinforcements: [{ id: "r", brings: ["red-b-2"], bound: 3, entry: [0, 20], note: "" }],
    },
    {
      id: "blue",
      name: "Blue",
      colour: "b",
      formations: [corps("blue-a", 100)],
      seesAtStart: ["red-a-1", "red-b-1"],
    },
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    features: [
      {
        id: "house",
        kind: "building",
        material: "stone",
        points: [
          [140, 60],
          [160, 60],
          [160, 80],
          [140, 80],
        ],
      },
    ],
  },
};

const ZONE = [
  [60, 0],
  [120, 0],
  [120, 40],
  [60, 40],
];
const there = { xCm: 90, yCm: 20, facingDeg: 15, formation: "column-of-attack" };

async function begin(document: Record<string, unknown> = SCENARIO) {
  const owner = await newPerson("Umpire");
  const scenario = await storeScenario(owner, document);
  const { token } = owner;
  const seats = [
    { side: "red", formations: ["red-a"] },
    { side: "red", formations: ["red-b"] },
    { side: "blue" },
    { spectator: true },
  ];
  const { json } = await callApi(`/scenarios/${scenario}/games`, { token, json: { seats } });
  const [a, b, blue, onlooker] = json.seats as { id: string; key: string }[];
  if (!a || !b || !blue || !onlooker) throw new Error("no seats");
  const umpire = (path: string, body: object, method = "POST") =>
    callApi(`/games/${json.id}/${path}`, { method, token, json: body });
  const zone = (points: unknown) => umpire(`seats/${a.id}/zone`, { zone: points }, "PUT");
  const place = (body: object, key = a.key) => callApi(`/seats/${key}/placing`, { json: body });
  const answer = (body: object) => umpire(`seats/${a.id}/placing`, body);
  return { id: json.id as string, token, a, b, blue, onlooker, umpire, zone, place, answer };
}

type Game = Awaited<ReturnType<typeof begin>>;

const view = async ({ key }: { key: string }) => (await callApi(`/seats/${key}`)).json;

async function standing(seat: { key: string }, id: string) {
  const { units } = (await view(seat)).scenario.map;
  const found = units.find((each: { id: string }) => each.id === id);
  return found && [found.xCm, found.yCm];
}

/** All that the other seats can read. */
async function others({ b, blue, onlooker }: Game): Promise<string> {
  const texts = await Promise.all(
    [b, blue, onlooker].flatMap(({ key }) =>
      ["", "/view", "/view?lang=da", "/map.svg"].map(
        async (at) => (await callApi(`/seats/${key}${at}`)).text,
      ),
    ),
  );
  return texts.join("\n");
}

describe("a seat places its own troops", () => {
  test("in the zone the umpire drew, and the umpire takes them over", async () => {
    const game = await begin();
    expect((await game.place({ units: [{ id: "red-a-1", ...there }] })).json.reason).toBe(
      "no-zone",
    );
    expect((await game.zone(ZONE)).status).toBe(200);
    const { placing } = await view(game.a);
    expect(placing.zone).toEqual(ZONE);
    expect(placing.units.map(({ id }: { id: string }) => id)).toEqual(["red-a-1", "red-a-2"]);
    const commanders = [{ id: "red-a", xCm: 80, yCm: 10 }];
    const sent = await game.place({ units: [{ id: "red-a-1", ...there }], commanders });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.json.placing).toMatchObject({ answer: null, taken: null });
    // Until it is taken over, it stands where the scenario has it.
    expect(await standing(game.a, "red-a-1")).toEqual([30, 20]);
    expect((await game.answer({ answer: "sent-back", word: "Off the ridge" })).status).toBe(200);
    expect((await view(game.a)).placing).toMatchObject({
      answer: "sent-back",
      word: "Off the ridge",
    });
    await game.place({ units: [{ id: "red-a-1", ...there }], commanders });
    const { placings } = (await callApi(`/games/${game.id}/umpire`, game)).json;
    const drawn = placings[0].map.units.find(({ id }: { id: string }) => id === "red-a-1");
    expect([drawn.xCm, drawn.yCm, drawn.formation]).toEqual([90, 20, "column-of-attack"]);
    expect((await game.answer({ answer: "taken-over" })).status).toBe(200);
    expect(await standing(game.a, "red-a-1")).toEqual([90, 20]);
    const { commanders: shown } = (await view(game.a)).scenario.map;
    expect(shown.find(({ id }: { id: string }) => id === "red-a")).toMatchObject({ xCm: 80 });
  });

  test("nobody else sees it before the first bound, and the enemy not before it is revealed", async () => {
    const game = await begin();
    expect(await standing(game.blue, "red-a-1")).toEqual([30, 20]);
    await game.zone(ZONE);
    const before = await others(game);
    await game.place({ units: [{ id: "red-a-1", ...there }] });
    await game.answer({ answer: "taken-over" });
    expect(await others(game)).toBe(before);
    expect(await standing(game.blue, "red-a-1")).toBeUndefined();
    expect(await standing(game.blue, "red-b-1")).toEqual([30, 40]);
    await game.umpire("bounds", {});
    expect(await standing(game.b, "red-a-1")).toEqual([90, 20]);
    expect(await standing(game.blue, "red-a-1")).toBeUndefined();
    await game.umpire("reveals", { seats: [game.blue.id], units: ["red-a-1"] });
    expect(await standing(game.blue, "red-a-1")).toEqual([90, 20]);
  });

  test("shows to nobody who saw none of it, and changes no valour, in a translated game either", async () => {
    const [red, blue] = SCENARIO.sides;
    const formations = [{ ...corps("red-a", 20), name: "Young Guard" }, corps("red-b", 40)];
    const game = await begin({
      ...SCENARIO,
      date: "1815-06-18",
      sides: [
        { ...red, formations },
        { ...blue, seesAtStart: [] },
      ],
      translations: { da: { texts: { title: "Et spil", "formations/red-a/name": "De unge" } } },
    });
    const row = async ({ key }: { key: string }, language: string) => {
      const { sides } = (await callApi(`/seats/${key}/view?lang=${language}`)).json;
      return sides[0].formations[0].units[0].valour.row;
    };
    const young = "t21-france-1815-ung-garde-infantry";
    const before = await others(game);
    await game.zone(ZONE);
    await game.place({ units: [{ id: "red-a-1", ...there }] });
    await game.answer({ answer: "taken-over" });
    expect(await others(game)).toBe(before);
    for (const seat of [game.a, game.onlooker]) {
      expect([await row(seat, "en"), await row(seat, "da")]).toEqual([young, young]);
    }
  });

  test("what is not its own, not in the zone or too late is refused with its place", async () => {
    const game = await begin();
    await game.zone(ZONE);
    const refused = await game.place({
      units: [
        { id: "red-b-1", ...there },
        { id: "red-a-1", ...there, xCm: 61 },
        { id: "red-a-2", ...there, formation: "garrison" },
      ],
      commanders: [{ id: "red-a", xCm: 10, yCm: 10 }],
    });
    expect(refused.status).toBe(422);
    expect(refused.json.errors.map(({ path }: { path: string }) => path)).toEqual([
      "/units/0",
      "/units/1",
      "/units/2",
      "/commanders/0",
    ]);
    expect((await game.place({ units: [{ id: "red-a-1", ...there }] }, game.b.key)).status).toBe(
      409,
    );
    expect((await game.place({ units: [] }, game.onlooker.key)).status).toBe(403);
    expect(
      (
        await game.zone([
          [0, 0],
          [1, 1],
        ])
      ).status,
    ).toBe(422);
    expect(
      (
        await game.zone([
          [0, 0],
          [50, 50],
          [50, 0],
          [0, 50],
        ])
      ).status,
    ).toBe(422);
    const beyond = await game.zone([
      [0, 0],
      [500, 0],
      [500, 50],
    ]);
    expect(beyond.json.errors.map(({ path }: { path: string }) => path)).toEqual([
      "/zone/1",
      "/zone/2",
    ]);
    expect((await game.answer({ answer: "taken-over" })).json.reason).toBe("nothing-placed");
    await game.umpire("bounds", {});
    const late = await game.place({ units: [{ id: "red-a-1", ...there }] });
    expect(late.json.reason).toBe("bounds-begun");
    expect((await game.zone(ZONE)).json.reason).toBe("bounds-begun");
  });

  test("troops that arrive later are not placed", async () => {
    const game = await begin();
    await game.umpire(`seats/${game.b.id}/zone`, { zone: ZONE }, "PUT");
    const { placing } = await view(game.b);
    expect(placing.units.map(({ id }: { id: string }) => id)).toEqual(["red-b-1"]);
  });
});

test("arrivals kept for the umpire show neither in what a seat may place nor in what is refused", async () => {
  const [red, blue] = SCENARIO.sides;
  const [a] = red?.formations ?? [];
  if (!red || !blue || !a) throw new Error("no sides");
  const [first, second] = a.units;
  const off = { ...second, placement: null };
  const formations = [{ ...a, units: [first, off] }];
  const told = async (reinforcements: object[]) => {
    const game = await begin({
      ...SCENARIO,
      sides: [{ ...red, formations: [...formations, red.formations[1]], reinforcements }, blue],
    });
    await game.zone(ZONE);
    const { units, commanders } = (await view(game.a)).placing;
    const refused = await game.place({ units: [{ id: "red-a-2", ...there }] });
    return { units, commanders, refused: [refused.status, refused.json.errors] };
  };
  const arrival = { id: "r", brings: ["red-a-2"], bound: 3, entry: [0, 20], note: "" };
  const secret = await told([{ ...arrival, keptFor: "umpire" }]);
  expect(secret).toEqual(await told([]));
  expect(secret.units.map(({ id }: { id: string }) => id)).toEqual(["red-a-1"]);
  const onTable = { ...arrival, brings: ["red-a-1"], keptFor: "umpire" };
  expect(await told([onTable])).toEqual(secret);
});

test("the umpire's map of a placing is there while it awaits an answer", async () => {
  const game = await begin();
  const mapOf = async () => (await callApi(`/games/${game.id}/umpire`, game)).json.placings[0].map;
  await game.zone(ZONE);
  expect(await mapOf()).toBeNull();
  await game.place({ units: [{ id: "red-a-1", ...there }] });
  expect(await mapOf()).not.toBeNull();
  await game.answer({ answer: "sent-back", word: "" });
  expect(await mapOf()).toBeNull();
  await game.place({ units: [{ id: "red-a-1", ...there }] });
  await game.umpire("bounds", {});
  expect(await mapOf()).toBeNull();
});

test("a revealed unit stands where the umpire says that it is now", async () => {
  const game = await begin();
  const reveal = (body: object) =>
    game.umpire("reveals", { seats: [game.blue.id], units: ["red-a-2"], ...body });
  await reveal({ places: [{ unit: "red-a-2", at: [100, 70] }] });
  expect(await standing(game.blue, "red-a-2")).toEqual([100, 70]);
  const { units } = (await view(game.blue)).scenario.map;
  expect(units.find(({ id }: { id: string }) => id === "red-a-2").name).toBe("");
  const strange = await reveal({ places: [{ unit: "red-a-1", at: [1, 1] }] });
  expect(strange.json.errors[0].path).toBe("/places/0/unit");
});

test("a courier's way is kept for the umpire, who may draw another with its time by the rules", async () => {
  const game = await begin();
  await game.umpire("bounds", {});
  await callApi(`/seats/${game.a.key}/messages`, { json: { to: game.b.id, text: "Hold" } });
  const messages = async () => (await callApi(`/games/${game.id}/umpire`, game)).json.messages;
  const [message] = await messages();
  expect(message.ride).toMatchObject({
    lengthCm: 20,
    bounds: 1,
    way: [
      [20, 20],
      [20, 40],
    ],
  });
  const draw = (way: number[][]) => game.umpire(`messages/${message.id}/way`, { way }, "PUT");
  expect(
    (
      await draw([
        [20, 20],
        [170, 20],
        [170, 110],
        [20, 110],
        [20, 40],
      ])
    ).status,
  ).toBe(200);
  const [longer] = await messages();
  expect(longer.ride.lengthCm).toBe(460);
  expect(longer.ride.bounds).toBeGreaterThan(2);
  expect((await draw([[20, 20]])).status).toBe(422);
  const through = await draw([
    [150, 20],
    [150, 110],
  ]);
  expect(through.json.reason).toBe("courier-stopped");
  expect((await draw([])).status).toBe(200);
  expect((await messages())[0].ride).toBeNull();
  // The sender learns nothing of it.
  expect(Object.keys((await view(game.a)).messages[0])).not.toContain("ride");
});
