import { expect, test } from "vitest";
import { VILLAGE } from "@/tests/fixtures/scenarios/village";
import { freshDatabase } from "@/tests/setup/database";
import { callApi } from "./call-api";
import { newPerson, patchCall } from "./people";

await freshDatabase();
const anna = await newPerson("Anna");

const emplacement = {
  kind: "field-work",
  id: "work",
  name: "Borodino",
  work: "emplacement",
  hiddenFrom: ["french"],
  points: [
    [103, 84],
    [97, 84],
  ],
};

test("a field work is stored, patched, checked, exported, and kept from whom it is hidden", async () => {
  const json = { ...VILLAGE, map: { ...VILLAGE.map, features: [...VILLAGE.map.features] } };
  const { json: created } = await callApi("/scenarios", { token: anna.token, json });
  const add = { op: "add", path: "/map/features/-", value: emplacement };
  const patched = await callApi(`/scenarios/${created.id}`, patchCall(anna, 1, [add]));
  expect(patched.status).toBe(200);
  const read = await callApi(`/scenarios/${created.id}`, { token: anna.token });
  expect(read.json.map.features.at(-1)).toEqual(emplacement);
  const report = await callApi("/scenarios/check", { json: read.json });
  expect(report.json.findings).toMatchObject([
    { code: "emplacement-overfull", rule: "T20", params: { guns: 2, room: 1 } },
  ]);
  const exported = (path: string) =>
    callApi(`/scenarios/${created.id}/${path}`, { token: anna.token });
  expect((await exported("map.geojson")).text).toContain("Borodino");
  expect((await exported("map.geojson?for=side:prussians")).text).toContain('"facingDeg":180');
  for (const path of ["map.geojson", "view", "map.svg"]) {
    const { status, text } = await exported(`${path}?for=side:french`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/Borodino|"field-work"|Artillery emplacement/);
  }
  expect((await exported("map.svg")).text).toContain("Artillery emplacement");
});

test("an unknown kind of field work is refused with its place", async () => {
  const features = [{ ...emplacement, work: "trench" }];
  const json = { ...VILLAGE, map: { ...VILLAGE.map, features } };
  const { status, json: problem } = await callApi("/scenarios", { token: anna.token, json });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ path: "/map/features/0/work" }]);
});

test("other tools find field works and reinforced buildings in the schema", async () => {
  const { text } = await callApi("/schemas/scenario.v1.json", {});
  for (const word of ["field-work", "chevaux-de-frise", "reinforced", "barricadesWithoutCover"]) {
    expect(text).toContain(`"${word}"`);
  }
});
