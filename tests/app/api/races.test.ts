import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import {
  bareScenario,
  newPerson,
  PASSWORD,
  type Person,
  publish,
  storeScenario,
} from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

process.env.SIGN_UPS_PER_HOUR = "1000";
const { client } = await freshDatabase();
const ROUNDS = 5;

/** Sends several requests of one person at the same time; returns the statuses in the order of the requests. */
function atOnce(person: Person, calls: readonly [method: string, path: string, json?: unknown][]) {
  const headers = { "if-match": "*" };
  return Promise.all(
    calls.map(async ([method, path, json]) => {
      const answer = await callApi(path, { method, token: person.token, json, headers });
      return answer.status;
    }),
  );
}

test("deleting a document while it is copied, shared, changed and released", async () => {
  const anna = await newPerson();
  for (let round = 0; round < ROUNDS; round++) {
    const id = await storeScenario(anna);
    await publish(anna, id);
    const at = `/scenarios/${id}`;
    const [copied, deleted, ...others] = await atOnce(anna, [
      ["POST", `${at}/fork`],
      ["DELETE", at],
      ["POST", `${at}/fork`],
      ["PUT", `${at}/visibility`, { visibility: "private" }],
      ["PATCH", at, [{ op: "replace", path: "/title", value: "Changed" }]],
      ["POST", `${at}/releases`, { note: "" }],
      ["POST", `${at}/revisions/1/restore`],
    ]);
    expect(deleted).toBe(204);
    for (const status of [copied, ...others]) expect([200, 201, 404]).toContain(status);
  }
});

test("deleting an account while it is at work leaves nothing behind", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const leaver = await newPerson();
    const at = `/scenarios/${await storeScenario(leaver)}`;
    const work: [string, string, unknown][] = Array.from({ length: 6 }, () => [
      "POST",
      "/scenarios",
      bareScenario(),
    ]);
    const [deleted, ...others] = await atOnce(leaver, [
      ["DELETE", "/users/me", { password: PASSWORD }],
      ...work,
      ["PATCH", at, [{ op: "replace", path: "/title", value: "Changed" }]],
      ["POST", `${at}/fork`],
      ["PATCH", "/users/me", { name: "Somebody else" }],
      ["DELETE", "/users/me/sessions"],
    ]);
    expect(deleted).toBe(204);
    for (const status of others) expect([200, 201, 204, 401, 404]).toContain(status);
    expect(await client.document.count({ where: { ownerId: leaver.id } })).toBe(0);
  }
});

test("two who copied from each other leave in the same moment", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const pair = await Promise.all([newPerson(), newPerson()]);
    for (const [owner, copier] of [pair, [pair[1], pair[0]]] as const) {
      for (let count = 0; count < 3; count++) {
        const id = await storeScenario(owner);
        await publish(owner, id);
        await callApi(`/scenarios/${id}/fork`, { method: "POST", token: copier.token });
      }
    }
    const leaving = pair.map((person) =>
      atOnce(person, [["DELETE", "/users/me", { password: PASSWORD }]]),
    );
    expect(await Promise.all(leaving)).toEqual([[204], [204]]);
  }
});

test("what reaches the database after the account was deleted is refused", async () => {
  const { insertDocument } = await import("@/lib/db/document/store-document");
  const { wellFormed } = await import("@/lib/usecases/document/well-formed");
  const storing = insertDocument(client, {
    id: "late",
    ownerId: "gone",
    authorId: "gone",
    visibility: "private",
    document: wellFormed("scenario", bareScenario()),
    now: new Date(),
  });
  await expect(storing).rejects.toMatchObject({ code: "unauthenticated" });
});
