import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { RASZYN } from "@/tests/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const anna = await newPerson("Anna");
const bo = await newPerson("Bo");

async function stored(): Promise<string> {
  const created = await callApi("/scenarios", { token: anna.token, json: RASZYN });
  expect(created.status).toBe(201);
  const { id } = created.json;
  const json = { visibility: "public" };
  await callApi(`/scenarios/${id}/visibility`, { method: "PUT", token: anna.token, json });
  return id;
}

test("a scenario comes out as it went in, is found by its game, and is checked", async () => {
  const id = await stored();
  expect((await callApi(`/scenarios/${id}`, { token: anna.token })).json).toEqual(RASZYN);
  const found = await callApi("/scenarios?system=bogowie-wojny&q=falenty");
  expect(found.json.items).toMatchObject([{ id, system: "bogowie-wojny", year: 1809 }]);
  const checked = await callApi("/scenarios/check", { json: { ...RASZYN, forces: [] } });
  const { findings } = checked.json;
  expect(findings.map(({ code }: { code: string }) => code)).toEqual(["too-few-forces"]);
});

test("others see the public view, and the whole only where the edition is open to them", async () => {
  const id = await stored();
  const view = await callApi(`/scenarios/${id}/view`);
  expect(view.json).toMatchObject({ kind: "scenario-view", system: "bogowie-wojny" });
  expect(view.text).not.toContain("SECRET");
  for (const audience of ["umpire", "side:polish"]) {
    const refused = await callApi(`/scenarios/${id}/view?for=${audience}`, { token: bo.token });
    expect(refused.status).toBe(403);
    expect(refused.text).not.toContain("SECRET");
  }
  expect((await callApi(`/scenarios/${id}`, { token: bo.token })).status).toBe(403);
  const side = await callApi(`/scenarios/${id}/view?for=side:polish`, { token: anna.token });
  expect(side.text).toContain("SECRET-brief-polish");
  expect(side.text).not.toContain("SECRET-brief-austrian");
});

test("everybody may see the picture of its battlefield, and nothing secret with it", async () => {
  const id = await stored();
  for (const file of ["thumbnail.svg", "map.svg"]) {
    const picture = await callApi(`/scenarios/${id}/${file}`);
    expect([file, picture.status]).toEqual([file, 200]);
    expect(picture.text).toContain("<svg");
    expect(picture.text).not.toContain("SECRET");
  }
  expect((await callApi(`/scenarios/${id}/map.svg`)).text).toContain("Olszyna");
  const png = await callApi(`/scenarios/${id}/map.png?width=300`);
  expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"]);
  const refused = await callApi(`/scenarios/${id}/map.svg?for=umpire`, { token: bo.token });
  expect(refused.status).toBe(403);
  const json = { ...RASZYN, battlefield: null, objectives: [] };
  const without = await callApi("/scenarios", { token: anna.token, json });
  const none = await callApi(`/scenarios/${without.json.id}/thumbnail.svg`, { token: anna.token });
  expect(none.status).toBe(404);
});

test("a copy of the ground alone has the battlefield without sides, texts and secrets", async () => {
  const id = await stored();
  const fork = `/scenarios/${id}/fork?part=ground`;
  const copied = await callApi(fork, { method: "POST", token: anna.token });
  expect(copied.status).toBe(201);
  const copy = await callApi(`/scenarios/${copied.json.id}`, { token: anna.token });
  expect(copy.json).toMatchObject({ battlefield: RASZYN.battlefield, forces: [], objectives: [] });
  expect(copy.text).not.toMatch(/SECRET|WORD/);
});

test("its authors restore an earlier state, which others cannot see", async () => {
  const path = `/scenarios/${await stored()}`;
  const json = { ...RASZYN, umpireNotes: "Changed." };
  const { token } = anna;
  await callApi(path, { method: "PUT", token, json, headers: { "if-match": '"1"' } });
  expect((await callApi(path, { token })).json.umpireNotes).toBe("Changed.");
  const restored = await callApi(`${path}/revisions/1/restore`, {
    ...{ method: "POST", token },
    headers: { "if-match": '"2"' },
  });
  expect(restored.status).toBe(200);
  expect((await callApi(path, { token })).json).toEqual(RASZYN);
  const others = await callApi(`${path}/revisions/1`, { token: bo.token });
  expect(others.status).toBe(403);
});

test("readers get it in their language", async () => {
  const created = await callApi("/scenarios", {
    token: anna.token,
    json: {
      ...RASZYN,
      translations: {
        en: { texts: { title: "The dyke of Raszyn", "sides/polish/brief": "Hold." } },
      },
    },
  });
  const view = await callApi(`/scenarios/${created.json.id}/view?for=side:polish&lang=en`, {
    token: anna.token,
  });
  expect(view.json).toMatchObject({ title: "The dyke of Raszyn", language: "en" });
  expect(view.json.forces[0].own.brief).toBe("Hold.");
});

test("what only scenarios of Belle Alliance have is not found, and why is said", async () => {
  const id = await stored();
  for (const part of ["packs/umpire.pdf", "map.geojson", "reference.pdf", "results"]) {
    const refused = await callApi(`/scenarios/${id}/${part}`, { token: anna.token });
    expect([part, refused.status]).toEqual([part, 404]);
    expect(refused.json.detail).toContain("Bogowie Wojny");
  }
  const unknown = `/scenarios/${id}/view?for=side:nobody`;
  expect((await callApi(unknown, { token: anna.token })).status).toBe(404);
  const commander = `/scenarios/${id}/view?for=commander:polish`;
  expect((await callApi(commander, { token: anna.token })).status).toBe(404);
});
