import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

test("sheets of chosen tables come as PDF, named in the reader's language", async () => {
  const answer = await callApi(
    "/rules/belle-alliance/reference.pdf?tables=6&tables=8&lang=da&paper=a3",
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain("belle-alliance-oversigtsark.pdf");
});

test.each([
  ["tables=22", "/tables"],
  ["tables=six", "/tables"],
  ["paper=b5", "/paper"],
])("%s is refused with its place", async (query, path) => {
  const answer = await callApi(`/rules/belle-alliance/reference.pdf?${query}`);
  expect(answer.status).toBe(422);
  expect(answer.json.errors[0].path).toContain(path);
});

test("sheets of Bogowie Wojny come as PDF, all tables or those chosen", async () => {
  const answer = await callApi("/rules/bogowie-wojny/reference.pdf?tables=orders&lang=pl");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain("bogowie-wojny-sciagawka.pdf");
  const strange = await callApi("/rules/bogowie-wojny/reference.pdf?tables=orders&tables=valour");
  expect(strange.status).toBe(422);
  expect(strange.json.errors[0].path).toContain("/tables");
});

test("a scenario's sheets are for readers of the whole of it", async () => {
  const owner = await newPerson();
  const id = await storeScenario(owner);
  const mine = await callApi(`/scenarios/${id}/reference.pdf`, owner);
  expect(mine.status).toBe(200);
  const stranger = await newPerson();
  expect((await callApi(`/scenarios/${id}/reference.pdf`, stranger)).status).toBe(404);
  expect((await callApi(`/scenarios/${id}/reference.pdf`)).status).toBe(404);
});
