import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");

async function shareShippedList(): Promise<void> {
  const text = await readFile("prisma/library/duchy-of-warsaw-32-8.json", "utf8");
  const { json } = await callApi("/army-lists", { token: anna.token, json: JSON.parse(text) });
  const call = { method: "PUT", token: anna.token, json: { visibility: "public" } };
  await callApi(`/army-lists/${json.id}/visibility`, call);
}

async function shareScenarioOfPoles(): Promise<void> {
  const unit = { id: "u", name: "4th Infantry", nation: "poland", arm: "infantry", type: "line" };
  const brigade = { id: "b", name: "Brigade", level: "brigade", units: [{ ...unit, men: 500 }] };
  const sides = [{ id: "poles", name: "Poles", colour: "a", formations: [brigade] }];
  await publish(anna, await storeScenario(anna, { sides }));
}

test("Poles are one nation in a search, whichever rules their army is written for", async () => {
  await shareShippedList();
  await shareScenarioOfPoles();
  const { facets } = (await callApi("/scenarios?facets=true")).json;
  expect(facets.nation).toEqual({ poland: 1 });
  for (const nation of ["poland", "duchy-of-warsaw"]) {
    for (const collection of ["scenarios", "army-lists"]) {
      const { items } = (await callApi(`/${collection}?nation=${nation}`)).json;
      expect(items, `${collection} of ${nation}`).toHaveLength(1);
    }
  }
  const lists = (await callApi("/army-lists?facets=true")).json;
  expect(lists.facets.nation).toEqual({ poland: 1 });
});
