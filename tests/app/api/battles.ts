import { expect } from "vitest";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, type Person } from "@/tests/app/api/people";

export const call = (person: Person | null, method: string, path: string, json?: unknown) =>
  callApi(path, { method, token: person?.token, json });

export async function store(person: Person, collection: string, json: unknown): Promise<string> {
  const answer = await call(person, "POST", `/${collection}`, json);
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id;
}

export const listOf = (nation: string, { bases = 4, word = "" } = {}) => ({
  kind: "army-list",
  schemaVersion: 1,
  title: `${word}List of ${nation}`,
  language: "en",
  nation,
  formations: [
    {
      id: "d1",
      name: `${word}Division`,
      general: { kind: "infantry" },
      regiments: [{ id: "r1", name: `${word}Regiment`, unitKind: "line-infantry", bases }],
    },
  ],
});
export const FIELD = {
  ...newBattlefield({
    title: "The dyke",
    language: "en",
    table: { widthCm: 180, depthCm: 120 },
    area: "plains",
  }),
  pieces: [
    {
      id: "wood",
      kind: "wood",
      name: "Olszyna",
      placedBy: "south",
      points: [
        [80, 50],
        [100, 50],
        [100, 70],
        [80, 70],
      ],
    },
  ],
};

export interface Options {
  readonly edition?: string;
  readonly format?: object | null;
  readonly change?: (scenario: { forces: object[]; [field: string]: unknown }) => object;
}

/** A public scenario of Anna's: she gives the Austrians a list, the Poles build their own. */
export async function scenarioForTwo({
  edition = "open-book",
  format = FORMAT_32_8,
  change,
}: Options = {}) {
  const [anna, bo, cyd] = await Promise.all([newPerson("Anna"), newPerson("Bo"), newPerson("Cyd")]);
  const given = await store(anna, "army-lists", listOf("austria", { word: "GIVEN-" }));
  const field = await store(anna, "maps", FIELD);
  const [polish, austrian] = ["polish", "austrian"].map((id) => ({
    id,
    name: `The ${id} side`,
    nation: id === "polish" ? "duchy-of-warsaw" : "austria",
    tasks: `SECRET-tasks-${id}`,
    brief: `SECRET-brief-${id}`,
    believedOfEnemy: `SECRET-believed-${id}`,
  }));
  const pin = { version: 1, unitPoints: 4, upgradePoints: 0, bases: 4 };
  const whole = {
    kind: "scenario",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title: "Raszyn",
    language: "en",
    specialRules: "WORD-rules",
    umpireNotes: "SECRET-umpire",
    battlefield: { id: field, version: 1, ground: FIELD },
    turns: 8,
    forces: [
      { ...polish, commander: "Poniatowski", format },
      { ...austrian, list: { ...pin, id: given, title: "SECRET-list" } },
    ],
    objectives: [
      { id: "main", role: "main", pieceId: "wood", points: 20 },
      { id: "dyke", role: "secondary", text: "The dyke" },
    ],
  };
  const scenario = await store(anna, "scenarios", change ? change(whole) : whole);
  const put = (path: string, json: object) =>
    call(anna, "PUT", `/scenarios/${scenario}/${path}`, json);
  expect((await put("visibility", { visibility: "public" })).status).toBe(200);
  expect((await put("edition", { edition })).status).toBe(200);
  return { anna, bo, cyd, scenario, given, field };
}
