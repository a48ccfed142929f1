import { callApi } from "@/tests/app/api/call-api";

export const PASSWORD = "correct horse battery";

let made = 0;

export interface Person {
  readonly email: string;
  readonly id: string;
  readonly token: string;
}

/** A user with an account and a token for everything. */
export async function newPerson(name = "Somebody"): Promise<Person> {
  made += 1;
  const email = `person${made}@example.org`;
  const user = await callApi("/users", { json: { email, password: PASSWORD, name } });
  return { email, id: user.json.id, token: await newToken(email, ["read", "write"]) };
}

export async function newToken(email: string, scopes: string[]): Promise<string> {
  const json = { email, password: PASSWORD, name: "test", scopes };
  return (await callApi("/tokens", { json })).json.token;
}

/** A minimal scenario. */
export function bareScenario(fields: Record<string, unknown> = {}) {
  return { kind: "scenario", schemaVersion: 1, title: "A scenario", language: "en", ...fields };
}

/** Stores a scenario and returns its id. */
export async function storeScenario(
  person: Person,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const answer = await callApi("/scenarios", { token: person.token, json: bareScenario(fields) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.json.id;
}

/** Shares a scenario as an open book, whose umpire's part strangers read as well. */
export async function publish(person: Person, id: string, visibility = "public"): Promise<void> {
  const call = { method: "PUT", token: person.token };
  await callApi(`/scenarios/${id}/edition`, { ...call, json: { edition: "open-book" } });
  await callApi(`/scenarios/${id}/visibility`, { ...call, json: { visibility } });
}

export function patchCall(person: Person, version: number, patch: unknown) {
  return {
    method: "PATCH",
    token: person.token,
    headers: { "if-match": `"${version}"`, "content-type": "application/json-patch+json" },
    json: patch,
  };
}
