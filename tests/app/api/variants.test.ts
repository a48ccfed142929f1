import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import {
  bareScenario,
  newPerson,
  type Person,
  patchCall,
  publish,
  storeScenario,
} from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const owner = await newPerson("Owner");
const other = await newPerson("Other");

const unit = (id: string, fields = {}) => ({
  ...{ id, name: id, nation: "france", arm: "infantry", type: "line", men: 500 },
  placement: { xCm: 50, yCm: 20, facingDeg: 0, formation: "line" },
  ...fields,
});

const SCENARIO = bareScenario({
  title: "Two bridges",
  bounds: 12,
  players: { from: 4, to: 4 },
  sides: ["reds", "blues"].map((id, i) => ({
    id,
    name: `The ${id}`,
    colour: i === 0 ? "a" : "b",
    formations: [
      {
        id: `${id}-corps`,
        name: "Corps",
        level: "corps",
        units: [unit(`${id}-1`), unit(`${id}-2`)],
      },
    ],
  })),
  map: { widthCm: 100, depthCm: 100, features: [] },
  variants: [
    {
      id: "evening",
      name: "An evening",
      note: "For two players",
      changes: [
        { is: "set", of: "", at: "/bounds", value: 6 },
        { is: "set", of: "reds-1", at: "/men", value: 400 },
        { is: "leave-out", of: "blues-2" },
      ],
    },
  ],
});

const read = (id: string, person: Person | undefined = owner) =>
  callApi(`/scenarios/${id}`, person ? { token: person.token } : {});

// biome-ignore lint/suspicious/noExplicitAny: a scenario as it is sent.
const menOf = (scenario: any) =>
  Object.fromEntries(
    scenario.sides.flatMap((side: typeof scenario) =>
      side.formations.flatMap((each: typeof scenario) =>
        each.units.map((one: typeof scenario) => [one.id, one.men]),
      ),
    ),
  );

test("a variant is read at its own address: the scenario with what differs, under its own title", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const variant = await read(`${id}~evening`);
  expect(variant.status).toBe(200);
  expect(variant.headers.get("etag")).toBe('"1"');
  expect(variant.json).toMatchObject({ title: "Two bridges – An evening", bounds: 6 });
  expect(variant.json.variants).toBeUndefined();
  expect(menOf(variant.json)).toEqual({ "reds-1": 400, "reds-2": 500, "blues-1": 500 });
  expect((await read(id)).json).toMatchObject({ title: "Two bridges", bounds: 12 });
});

test("editing a variant changes it alone; edits of the whole reach it, but for what it has changed", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const inVariant = patchCall(owner, 1, [
    { op: "replace", path: "/sides/0/formations/0/units/1/men", value: 350 },
  ]);
  expect((await callApi(`/scenarios/${id}~evening`, inVariant)).json).toMatchObject({
    id: `${id}~evening`,
    version: 2,
  });
  expect(menOf((await read(id)).json)).toMatchObject({ "reds-1": 500, "reds-2": 500 });

  const inWhole = patchCall(owner, 2, [
    { op: "replace", path: "/sides/0/formations/0/units/1/name", value: "33rd" },
    { op: "replace", path: "/sides/0/formations/0/units/1/men", value: 600 },
    { op: "replace", path: "/title", value: "Three bridges" },
  ]);
  expect((await callApi(`/scenarios/${id}`, inWhole)).status).toBe(200);
  const { json } = await read(`${id}~evening`);
  expect(json.title).toBe("Three bridges – An evening");
  expect(json.sides[0].formations[0].units[1]).toMatchObject({ name: "33rd", men: 350 });
});

test("two who edit a variant and the whole at once both keep their edits; one place changed by both is a conflict", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const edit = (address: string, path: string, value: unknown) =>
    callApi(`/scenarios/${address}`, patchCall(owner, 1, [{ op: "replace", path, value }]));
  const reds1 = "/sides/0/formations/0/units/0";
  expect((await edit(id, `${reds1}/name`, "The first")).status).toBe(200);
  const rebased = await edit(`${id}~evening`, `${reds1}/men`, 300);
  expect(rebased.json).toMatchObject({ version: 3, rebased: true });
  expect(rebased.json.document.sides[0].formations[0].units[0]).toMatchObject({
    name: "The first",
    men: 300,
  });
  const late = await edit(`${id}~evening`, `${reds1}/men`, 200);
  expect([late.status, late.json.code]).toEqual([409, "conflict"]);
});

test("a variant is opened by whom its scenario is open to, and named to the public and the umpire alone", async () => {
  const id = await storeScenario(owner, SCENARIO);
  for (const path of ["", "/view", "/map.svg", "/packs/public.pdf"]) {
    const [variant, none] = [
      await callApi(`/scenarios/${id}~evening${path}`),
      await callApi(`/scenarios/nowhere~evening${path}`),
    ];
    expect([path, variant.status]).toEqual([path, 404]);
    expect(variant.json.detail.replaceAll(id, "nowhere")).toBe(none.json.detail);
  }
  await publish(owner, id);
  const view = async (query: string, address = id) =>
    (await callApi(`/scenarios/${address}/view${query}`, { token: other.token })).json;
  const named = [{ id: "evening", name: "An evening", note: "For two players" }];
  expect((await view("")).variants).toEqual(named);
  expect((await view("?for=umpire")).variants).toEqual(named);
  expect((await view("?for=side:reds")).variants).toEqual([]);
  expect((await view("", `${id}~evening`)).title).toBe("Two bridges – An evening");
  expect(await view("", `${id}~morning`)).toMatchObject({ code: "not-found" });
});

test("a variant prints as itself", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const pack = await callApi(`/scenarios/${id}~evening/packs/umpire.pdf`, { token: owner.token });
  expect(pack.status).toBe(200);
  const text = new PdfFile(pack.bytes).everything;
  expect(text).toContain("An evening");
  expect(text).not.toContain("blues-2");
  const sheets = await callApi(`/scenarios/${id}~evening/reference.pdf`, { token: owner.token });
  expect(sheets.status).toBe(200);
  expect(new PdfFile(sheets.bytes).everything).toContain("An evening");
});

test("a copy of a variant is a scenario of its own, with credit to the whole", async () => {
  const id = await storeScenario(owner, SCENARIO);
  await publish(owner, id);
  const call = { method: "POST", token: other.token };
  const copy = await callApi(`/scenarios/${id}~evening/fork`, call);
  expect(copy.status).toBe(201);
  const { json } = await read(copy.json.id, other);
  expect(json.title).toBe("Two bridges – An evening, copy");
  expect(json.bounds).toBe(6);
});

test("a game is begun of a variant, says so, and keeps it whatever becomes of it", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const json = { variant: "evening", seats: [{ side: "reds" }] };
  const game = await callApi(`/scenarios/${id}/games`, { token: owner.token, json });
  expect(game.json).toMatchObject({ title: "Two bridges – An evening", variant: "An evening" });
  await callApi(`/scenarios/${id}`, patchCall(owner, 1, [{ op: "remove", path: "/variants" }]));
  const seat = (await callApi(`/seats/${game.json.seats[0].key}/view`)).text;
  expect(seat).toContain("400");
  const gone = await callApi(`/scenarios/${id}/games`, { token: owner.token, json });
  expect([gone.status, gone.json.code]).toEqual([404, "not-found"]);
});

test("what would be no scenario is refused with its place; what is gone from the whole is a finding", async () => {
  const withChanges = (changes: object[]) =>
    callApi("/scenarios", {
      token: owner.token,
      json: { ...SCENARIO, variants: [{ id: "v", name: "V", changes }] },
    });
  for (const changes of [
    [{ is: "set", of: "", at: "/bounds", value: "six" }],
    [{ is: "set", of: "reds-1", at: "/men", value: -1 }],
    [{ is: "add", of: "x", to: { of: "", at: "/sides" }, value: { nonsense: true } }],
  ]) {
    const refused = await withChanges(changes);
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0]).toMatchObject({
      path: "/variants/0",
      code: "variant-impossible",
    });
  }
  expect((await withChanges([{ is: "set", of: "x", at: "/__proto__/men", value: 1 }])).status).toBe(
    201,
  );
  expect((await withChanges([{ is: "make", of: "x" }])).status).toBe(422);
  const id = await storeScenario(owner, SCENARIO);
  const without = [{ op: "remove", path: "/sides/0/formations/0/units/0" }];
  expect((await callApi(`/scenarios/${id}`, patchCall(owner, 1, without))).status).toBe(200);
  const { json } = await callApi("/scenarios/check", { json: (await read(id)).json });
  const lost = json.findings.find(({ code }: { code: string }) => code === "variant-changes-lost");
  expect(lost).toMatchObject({ path: "/variants/0", params: { name: "An evening", count: 1 } });
});

test("what belongs to the whole cannot be done to a variant", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const address = `/scenarios/${id}~evening`;
  const statuses = await Promise.all([
    callApi(address, { method: "DELETE", token: owner.token }),
    callApi(`${address}/visibility`, {
      method: "PUT",
      token: owner.token,
      json: { visibility: "public" },
    }),
    callApi(`${address}/releases`, { token: owner.token, json: { note: "" } }),
    callApi(`${address}/games`, { token: owner.token, json: { seats: [{ side: "reds" }] } }),
  ]);
  for (const { status } of statuses) expect([404, 422]).toContain(status);
  expect((await read(id)).status).toBe(200);
});

test("a variant shows all what its scenario shows them, also in a state that is restored", async () => {
  const open = { is: "set", of: "", at: "/shownToAll", value: "armies" };
  const variants = [{ id: "evening", name: "An evening", changes: [open] }];
  const id = await storeScenario(owner, { ...SCENARIO, variants, shownToAll: "ground" });
  await publish(owner, id);
  const sidesSeen = async (address: string) =>
    (await callApi(`/scenarios/${address}/view`)).json.sides.length;
  expect(await sidesSeen(`${id}~evening`)).toBe(0);
  const opened = patchCall(owner, 1, [{ op: "replace", path: "/shownToAll", value: "armies" }]);
  await callApi(`/scenarios/${id}`, opened);
  expect(await sidesSeen(`${id}~evening`)).toBe(2);
});

test("what is about several figures at once is changed as one, so that the whole can still be edited", async () => {
  const id = await storeScenario(owner, { ...SCENARIO, players: { from: 2, to: 4 } });
  const two = [{ op: "replace", path: "/players", value: { from: 2, to: 2 } }];
  await callApi(`/scenarios/${id}~evening`, patchCall(owner, 1, two));
  const six = [{ op: "replace", path: "/players", value: { from: 4, to: 6 } }];
  expect((await callApi(`/scenarios/${id}`, patchCall(owner, 2, six))).status).toBe(200);
  expect((await read(`${id}~evening`)).json.players).toEqual({ from: 2, to: 2 });
});

test("a field that the variant does without leaves the whole as it was to be saved", async () => {
  const id = await storeScenario(owner, { ...SCENARIO, campaign: "waterloo-1815" });
  const without = [{ op: "remove", path: "/campaign" }];
  expect((await callApi(`/scenarios/${id}~evening`, patchCall(owner, 1, without))).status).toBe(
    200,
  );
  expect((await read(`${id}~evening`)).json.campaign).toBeUndefined();
  const retitled = [{ op: "replace", path: "/title", value: "Three bridges" }];
  expect((await callApi(`/scenarios/${id}`, patchCall(owner, 2, retitled))).status).toBe(200);
});

test("variants of variants, endless changes and bottomless values are refused", async () => {
  const id = await storeScenario(owner, SCENARIO);
  const nested = [{ op: "add", path: "/variants", value: [{ id: "v", name: "V" }] }];
  const inVariant = await callApi(`/scenarios/${id}~evening`, patchCall(owner, 1, nested));
  expect([inVariant.status, inVariant.json.errors[0].path]).toEqual([422, "/variants"]);
  const storing = (changes: object[]) =>
    callApi("/scenarios", {
      token: owner.token,
      json: { ...SCENARIO, variants: [{ id: "v", name: "V", changes }] },
    });
  const crafted = { is: "set", of: "", at: "/variants", value: [{ id: "w", name: "W" }] };
  expect((await storing([crafted])).status).toBe(422);
  const same = { is: "set", of: "", at: "/bounds", value: 5 };
  expect((await storing(Array.from({ length: 5_001 }, () => same))).status).toBe(422);
  let deep: unknown = 1;
  for (let i = 0; i < 2_000; i += 1) deep = [deep];
  expect((await storing([{ is: "set", of: "x", at: "/men", value: deep }])).status).toBe(422);
  const order = { is: "order", in: { of: "", at: "/map/features" }, ids: [] };
  expect((await storing(Array.from({ length: 5_000 }, () => order))).status).toBe(201);
});
