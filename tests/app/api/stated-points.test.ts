import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const LIST = {
  kind: "army-list",
  schemaVersion: 1,
  title: "By hand",
  language: "pl",
  nation: "france",
  points: 99,
  formations: [
    {
      id: "d1",
      points: 4,
      general: { kind: "infantry" },
      regiments: [{ id: "r1", unitKind: "line-infantry", bases: 3, points: 1 }],
    },
  ],
};
const RECALCULATED = [
  { path: "", code: "points-recalculated", params: { stated: 99, points: 4 } },
  { path: "/formations/0/regiments/0", params: { stated: 1, points: 3 } },
];

test("a list edited by hand is stored without its points, and its sender learns which were false", async () => {
  const { token } = await newPerson();
  const made = await callApi("/army-lists", { token, json: LIST });
  expect(made.status, made.text).toBe(201);
  expect(made.json.recalculated).toMatchObject(RECALCULATED);
  const path = `/army-lists/${made.json.id}`;
  const stored = await callApi(path, { token });
  expect(stored.json).not.toHaveProperty("points");
  expect(stored.text).not.toContain('"points":');
  const put = await callApi(path, {
    method: "PUT",
    token,
    headers: { "if-match": '"1"' },
    json: { ...stored.json, points: 99 },
  });
  expect(put.json).toMatchObject({ version: 2, recalculated: [{ path: "" }] });
});

test("points that are right go without saying, and no other unknown field goes through", async () => {
  const { token } = await newPerson();
  const right = await callApi("/army-lists", {
    token,
    json: { ...LIST, points: 4, formations: [] },
  });
  expect(right.json.recalculated).toMatchObject([{ params: { stated: 4, points: 0 } }]);
  const plain = await callApi("/army-lists", {
    token,
    json: { ...LIST, points: 0, formations: [] },
  });
  expect(plain.json).not.toHaveProperty("recalculated");
  const strange = await callApi("/army-lists", { token, json: { ...LIST, bonus: 3 } });
  expect(strange.status).toBe(422);
  expect(strange.json.errors).toMatchObject([{ path: "/bonus" }]);
});
