import { expect, test } from "vitest";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import type { FieldView } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person } from "@/tests/app/api/people";
import { anyMove } from "@/tests/lib/domain/bogowie-wojny/game/field/field-table";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
await freshDatabase();

const TABLE = { widthCm: 120, depthCm: 120 };
const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "A vanguard",
  language: "en",
  nation: "duchy-of-warsaw",
  formations: [
    {
      id: "foot",
      general: { kind: "infantry" },
      regiments: [{ id: "line", unitKind: "line-infantry", bases: 4 }],
    },
  ],
  commander: { source: "historical", name: "Józef Poniatowski" },
  upgrades: [
    { id: "w", upgrade: "wood" },
    { id: "l", upgrade: "linear-works" },
  ],
};

const call = (person: Person | null, method: string, path: string, json?: unknown) =>
  callApi(path, { method, token: person?.token, json });

async function store(person: Person, collection: string, json: unknown): Promise<string> {
  const answer = await call(person, "POST", `/${collection}`, json);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}

async function seated(): Promise<{ anna: Person; bo: Person; at: string }> {
  const [anna, bo] = await Promise.all([newPerson(), newPerson()]);
  const id = await store(anna, "games", { listId: await store(anna, "army-lists", LIST) });
  const plain = await store(bo, "army-lists", { ...LIST, upgrades: [] });
  const joined = await call(bo, "POST", `/games/${id}/seat`, { listId: plain });
  expect(joined.status, joined.text).toBe(200);
  return { anna, bo, at: `/games/${id}/field` };
}

async function look(person: Person | null, at: string): Promise<FieldView> {
  return (await call(person, "GET", at)).json;
}

async function begun() {
  const table = await seated();
  const { anna, at } = table;
  await call(anna, "POST", at, { move: "begin", step: 0, table: TABLE });
  const { step } = await look(anna, at);
  const rolled = await call(anna, "POST", at, {
    move: "roll-initiative",
    step,
    values: { a: 3, b: -2 },
  });
  expect(rolled.status, rolled.text).toBe(200);
  const { winner } = rolled.json.initiative;
  const [first, second] = winner === "a" ? [anna, table.bo] : [table.bo, anna];
  return { ...table, first, second, winner };
}

test("nobody starts alone, an onlooker never moves, and an outdated field moves no more", async () => {
  const anna = await newPerson();
  const id = await store(anna, "games", { listId: await store(anna, "army-lists", LIST) });
  const alone = { move: "begin", step: 0, table: TABLE };
  expect((await call(anna, "POST", `/games/${id}/field`, alone)).status).toBe(409);

  const { at, bo } = await seated();
  const stranger = await newPerson();
  expect((await call(stranger, "POST", at, alone)).status).toBe(403);
  expect((await call(null, "POST", at, alone)).status).toBe(401);
  const answers = await Promise.all([1, 2].map(() => call(bo, "POST", at, alone)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await call(null, "GET", "/games/nobody/field")).status).toBe(404);
  expect((await call(null, "GET", `${at}.json`)).status).toBe(404);
});

test("dice are the service's: the winner chooses an edge and rolls for the area, the other waits", async () => {
  const { at, first, second } = await begun();
  const { step, log, stage } = await look(second, at);
  expect(stage).toBe("edge");
  const roll = log.find(({ kind }) => kind === "field-initiative");
  expect(roll?.at).toBeTruthy();
  expect(roll?.initiative?.throws.length).toBeGreaterThan(0);
  const choice = { move: "choose-edge", step, edge: "north" };
  expect((await call(second, "POST", at, choice)).status).toBe(409);
  const chosen = await call(first, "POST", at, choice);
  expect(chosen.status).toBe(200);
  const area = await call(first, "POST", at, { move: "roll-area", step: chosen.json.step });
  expect(area.json.field.initiative).toBe("north");
  expect(area.json.stage).toBe("pieces");
});

test("what may not lie there is refused with its path; what is bought is for its owner's eyes", async () => {
  const { anna, bo, at, first, second } = await begun();
  let { step } = await look(anna, at);
  step = (await call(first, "POST", at, { move: "choose-edge", step, edge: "south" })).json.step;
  step = (await call(first, "POST", at, { move: "propose-area", step, area: "plains" })).json.step;
  const agreed = await call(second, "POST", at, { move: "agree-area", step });
  step = agreed.json.step;

  const hill = { kind: "hill", x: 60, y: 60, longCm: 20, wideCm: 16, turnDeg: 30 };
  const off = await call(first, "POST", at, {
    move: "place-piece",
    step,
    piece: { ...hill, x: 2 },
  });
  expect(off.status).toBe(422);
  expect(off.json.errors).toMatchObject([{ path: "/piece", code: "off-table" }]);
  const huge = { move: "place-piece", step, piece: { ...hill, longCm: 90 } };
  expect((await call(first, "POST", at, huge)).json.errors[0].path).toBe("/piece/longCm");
  const fence = { kind: "fence", x: 60, y: 60, longCm: 10 };
  const early = await call(first, "POST", at, { move: "place-piece", step, piece: fence });
  expect(early.status).toBe(409);
  const placed = await call(first, "POST", at, { move: "place-piece", step, piece: hill });
  expect(placed.status, placed.text).toBe(200);
  expect((await look(null, at)).field?.pieces).toHaveLength(1);

  expect((await look(anna, at)).own.a?.bought).toEqual([{ kind: "wood", level: null, left: 1 }]);
  expect((await look(bo, at)).own).toEqual({
    a: null,
    b: { bought: [], groves: "sold-as-wood", special: [], works: [] },
  });
  expect((await look(null, at)).own).toEqual({ a: null, b: null });
});

test("a step is taken back when the other player agrees, a roll never", async () => {
  const { at, first, second } = await begun();
  let { step } = await look(first, at);
  expect((await call(first, "POST", at, { move: "ask-undo", step })).status).toBe(409);
  step = (await call(first, "POST", at, { move: "choose-edge", step, edge: "south" })).json.step;
  expect((await call(second, "POST", at, { move: "ask-undo", step })).status).toBe(409);
  step = (await call(first, "POST", at, { move: "ask-undo", step })).json.step;
  expect((await call(first, "POST", at, { move: "agree-undo", step })).status).toBe(409);
  const back = await call(second, "POST", at, { move: "agree-undo", step });
  expect(back.json).toMatchObject({ stage: "edge", edges: null, undo: null });
});

test("two on one device set up a whole field, which the check calls legal and the press prints", async () => {
  const anna = await newPerson();
  const listId = await store(anna, "army-lists", LIST);
  const id = await store(anna, "games", { listId });
  expect((await call(anna, "POST", `/games/${id}/seat`, { listId })).status).toBe(409);
  const shared = await call(anna, "POST", `/games/${id}/seat`, { listId, player: "Bo" });
  expect(shared.status, shared.text).toBe(200);
  expect(shared.json.mine).toEqual(["a", "b"]);
  const at = `/games/${id}/field`;
  let dice = 1;
  const pick = (below: number) => {
    dice = (dice * 16_807) % 2_147_483_647;
    return dice % below;
  };
  for (let n = 0; n < 80; n++) {
    const view = await look(anna, at);
    const move = anyMove(view, `${n}`, pick);
    if (!move) break;
    const path = `${at}?seat=${view.turn ?? "a"}`;
    const answer = await call(anna, "POST", path, { ...move, step: view.step });
    expect(answer.status, `${view.stage} ${answer.text}`).toBe(200);
  }
  const done = await look(null, at);
  expect(done).toMatchObject({ stage: "done", mine: [], players: { b: "Bo" } });
  expect(done.log.some(({ kind }) => kind === "seated-same-device")).toBe(true);
  const field = (await call(null, "GET", `${at}.json`)).json;
  expect(checkBattlefield(field).findings.filter(({ severity }) => severity === "error")).toEqual(
    [],
  );
  expect((await call(null, "GET", `${at}.svg`)).text).toContain("<svg");
  expect((await call(null, "GET", `${at}.pdf`)).text.slice(0, 5)).toBe("%PDF-");
  expect((await call(null, "GET", `${at}?since=${done.step}`)).status).toBe(204);
});

test("a place is found for any player, the same for the same seed", async () => {
  const { anna, at, first, second } = await begun();
  let { step } = await look(anna, at);
  step = (await call(first, "POST", at, { move: "choose-edge", step, edge: "south" })).json.step;
  await call(first, "POST", at, { move: "roll-area", step });
  const options = { what: "wood", seed: "chance" };
  const [one, other] = [
    await call(first, "POST", `${at}/proposal`, options),
    await call(second, "POST", `${at}/proposal`, options),
  ];
  expect(one.json.form).toMatchObject({ kind: "wood" });
  expect(other.json).toEqual(one.json);
  const stranger = await newPerson();
  expect((await call(stranger, "POST", `${at}/proposal`, options)).status).toBe(403);
});
