import { expect, test } from "vitest";
import { actionFault } from "@/lib/http/action-fault";

const ID = "40b7a98b79c8913dbf68fadfbd39893d8d88ba0406";
const HOST = { host: "club.example" };

type Call = { readonly headers?: Record<string, string>; readonly body?: BodyInit };

async function statusOf({ headers = {}, body = "[]" }: Call, method = "POST") {
  const request = new Request("http://club.example/sign-in", {
    method,
    headers: { ...HOST, ...headers },
    ...(method === "GET" ? {} : { body }),
  });
  return (await actionFault(request))?.status ?? null;
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const plain = { "content-type": "text/plain;charset=UTF-8" };
const called = { "next-action": ID };

test.each<[string, Call]>([
  ["by its id with a list of values", { headers: { ...called, ...plain }, body: '["x",1,null]' }],
  [
    "by its id with the fields of a form",
    { headers: called, body: form({ 0: '["$K1"]', "1_x": "y" }) },
  ],
  ["by a form without scripts", { body: form({ [`$ACTION_ID_${ID}`]: "", language: "da" }) }],
  [
    "by a form with a bound value",
    {
      body: form({
        $ACTION_REF_1: "",
        "$ACTION_1:0": JSON.stringify({ id: ID, bound: "$@1" }),
        "$ACTION_1:1": '["some-id"]',
        $ACTION_KEY: "k1",
      }),
    },
  ],
  ["from a page of its own", { headers: { ...called, ...plain, origin: "https://club.example" } }],
])("an action called %s goes on", async (_, call) => {
  expect(await statusOf(call)).toBeNull();
});

test.each<[string, Call, number]>([
  ["an id that is none", { headers: { "next-action": "x", ...plain } }, 400],
  ["arguments that are no JSON", { headers: { ...called, ...plain }, body: "[" }, 400],
  ["arguments that are no list", { headers: { ...called, ...plain }, body: '{"a":1}' }, 400],
  [
    "an argument that refers to what is not there",
    { headers: { ...called, ...plain }, body: '["$F9"]' },
    400,
  ],
  ["another type of body", { headers: { ...called, "content-type": "application/json" } }, 400],
  [
    "no body of a form",
    { headers: { ...called, "content-type": "multipart/form-data; boundary=x" }, body: "garbage" },
    400,
  ],
  [
    "a form without a boundary",
    { headers: { "content-type": "multipart/form-data" }, body: "garbage" },
    400,
  ],
  ["a form that calls nothing", { body: form({ a: "b" }) }, 400],
  ["a form that calls by an id that is none", { body: form({ $ACTION_ID_7f: "" }) }, 400],
  ["a bound value that is no JSON", { body: form({ $ACTION_REF_1: "", "$ACTION_1:0": "{" }) }, 400],
  ["two actions at once", { body: form({ [`$ACTION_ID_${ID}`]: "", $ACTION_ID_x: "" }) }, 400],
  ["another origin", { headers: { ...called, ...plain, origin: "https://evil.example" } }, 400],
  ["an origin that is no address", { headers: { ...called, ...plain, origin: "x" } }, 400],
  [
    "more than an action takes",
    { headers: { ...called, ...plain, "content-length": "2000000" } },
    413,
  ],
])("a call with %s is turned away", async (_, call, status) => {
  expect(await statusOf(call)).toBe(status);
});

test("what calls no action is left alone", async () => {
  expect(await statusOf({ headers: called }, "GET")).toBeNull();
  const posted = { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" };
  expect(await statusOf(posted)).toBeNull();
});
