import { describe, expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import { bareScenario, newPerson, newToken, publish, storeScenario } from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();
const owner = await newPerson("Owner");
const other = await newPerson("Other");
const readOnly = await newToken(owner.email, ["read"]);
const writeOnly = await newToken(owner.email, ["write"]);

const tokens = {
  owner: owner.token,
  "owner, read only": readOnly,
  other: other.token,
  nobody: undefined,
} as const;
type Role = keyof typeof tokens;

const sides = [{ id: "danes", name: "Danes", colour: "a" }];
const json = bareScenario({ sides });
const whole = { "if-match": "*" };
const actions = {
  read: { path: "" },
  view: { path: "/view?for=public" },
  "umpire's view": { path: "/view?for=umpire" },
  "side's view": { path: "/view?for=side:danes" },
  "umpire's pack": { path: "/packs/umpire.pdf" },
  "side's pack": { path: "/packs/side-danes.pdf" },
  revisions: { path: "/revisions" },
  "one revision": { path: "/revisions/1" },
  sittings: { path: "/sittings" },
  releases: { path: "/releases" },
  replace: { path: "", method: "PUT", json, headers: whole },
  patch: { path: "", method: "PATCH", json: [], headers: whole },
  restore: { path: "/revisions/1/restore", method: "POST", headers: whole },
  release: { path: "/releases", method: "POST", json: {} },
  visibility: { path: "/visibility", method: "PUT", json: undefined },
  fork: { path: "/fork", method: "POST" },
  delete: { path: "", method: "DELETE" },
} as const;
type Action = keyof typeof actions;

const anyRead = ["read", "view", "umpire's view", "side's view", "releases"] as const;
const packs = ["umpire's pack", "side's pack"] as const;
const ownersRead = ["revisions", "one revision", "sittings"] as const;
const ownersWrite = ["replace", "patch", "restore", "release", "visibility", "delete"] as const;

/** The status of each role's actions, by the document's visibility. */
const expected: Record<
  "private" | "unlisted" | "public",
  Record<Role, [readonly Action[], number][]>
> = {
  private: {
    owner: [
      [[...anyRead, ...packs, ...ownersRead, "replace", "patch", "restore", "visibility"], 200],
      [["release", "fork"], 201],
      [["delete"], 204],
    ],
    "owner, read only": [
      [[...anyRead, ...packs, ...ownersRead], 200],
      [[...ownersWrite, "fork"], 403],
    ],
    other: [[[...anyRead, ...packs, ...ownersRead, ...ownersWrite, "fork"], 404]],
    nobody: [
      [[...anyRead, ...packs], 404],
      [[...ownersRead, ...ownersWrite, "fork"], 401],
    ],
  },
  unlisted: open(),
  public: open(),
};

function open(): Record<Role, [readonly Action[], number][]> {
  return {
    owner: [
      [[...anyRead, ...ownersRead, "replace", "patch", "restore", "visibility"], 200],
      [["release", "fork"], 201],
      [["delete"], 204],
    ],
    "owner, read only": [
      [[...anyRead, ...ownersRead], 200],
      [[...ownersWrite, "fork"], 403],
    ],
    other: [
      [anyRead, 200],
      [[...ownersRead, ...ownersWrite], 403],
      [["fork"], 201],
    ],
    nobody: [
      [anyRead, 200],
      [[...ownersRead, ...ownersWrite, "fork"], 401],
    ],
  };
}

const visibilities = ["private", "unlisted", "public"] as const;
describe.each(visibilities)("a %s scenario", (visibility) => {
  const rows = Object.entries(expected[visibility]).flatMap(([role, answers]) =>
    answers.flatMap(([names, status]) => names.map((name) => ({ role, name, status }))),
  );
  test.each(rows)("$role, $name: $status", async ({ role, name, status }) => {
    const id = await storeScenario(owner, { sides });
    await publish(owner, id, visibility);
    const { path, ...call } = actions[name];
    const token = tokens[role as Role];
    const body = name === "visibility" ? { json: { visibility } } : {};
    const answer = await callApi(`/scenarios/${id}${path}`, {
      ...call,
      ...body,
      ...(token ? { token } : {}),
    });
    expect(answer.status, answer.text.slice(0, 300)).toBe(status);
    if (status >= 400) expect(answer.json).toMatchObject({ status, code: expect.any(String) });
  });
});

test("a write-only token reads none of the user's data", async () => {
  const id = await storeScenario(owner, { sides });
  const named = [...anyRead, ...packs, ...ownersRead].map((name) => actions[name].path);
  const paths = [...named.map((path) => `/scenarios/${id}${path}`), "/scenarios?mine=true"];
  for (const path of [...paths, "/users/me", "/users/me/export", "/tokens"]) {
    expect((await callApi(path, { token: writeOnly })).status, path).toBe(403);
  }
});

test("what is private answers strangers word for word as what does not exist", async () => {
  const id = await storeScenario(owner);
  const unknown = "0".repeat(20);
  for (const token of [undefined, other.token]) {
    for (const path of ["", "/view", "/releases", "/packs/umpire.pdf"]) {
      const call = token ? { token } : {};
      const hidden = await callApi(`/scenarios/${id}${path}`, call);
      const absent = await callApi(`/scenarios/${unknown}${path}`, call);
      expect(hidden.text.replaceAll(id, unknown)).toBe(absent.text);
      expect(hidden.status).toBe(absent.status);
    }
  }
});

test("a scenario cannot be opened as another kind of document", async () => {
  const id = await storeScenario(owner);
  expect((await callApi(`/army-lists/${id}`, { token: owner.token })).status).toBe(404);
});

test("nobody revokes another user's token", async () => {
  const mine = await callApi("/tokens", { token: owner.token });
  const id = mine.json.items[0].id;
  expect((await callApi(`/tokens/${id}`, { method: "DELETE", token: other.token })).status).toBe(
    404,
  );
});
