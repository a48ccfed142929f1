import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";

process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
const ask = (body: unknown, lang = "en") =>
  callApi(`/rules/belle-alliance/march?lang=${lang}`, { json: body });

const NORMAL = { ground: "normal", lengthCm: null };
const LINE = { arm: "infantry", formation: "line", path: [NORMAL] };

test("each march is answered with its distance, what stopped or forbade it, and its steps", async () => {
  const water = { ground: "normal", impassable: true, lengthCm: 8 };
  const { status, json } = await ask({
    marches: [
      LINE,
      { ...LINE, path: [{ ground: "normal", lengthCm: 6 }, water, NORMAL] },
      { ...LINE, mode: "fast" },
    ],
  });
  expect(status).toBe(200);
  expect(json.answers).toEqual([
    {
      distanceCm: 20,
      stopped: null,
      illegal: null,
      steps: [
        {
          kind: "march",
          stretch: 0,
          fromCm: 0,
          lengthCm: 20,
          pace: "ordinary",
          ground: "normal",
          obstacle: null,
          halvings: [],
          rateCm: 20,
          bounds: 1,
        },
      ],
    },
    expect.objectContaining({
      distanceCm: 6,
      stopped: { rule: "2.3.6", code: "impassable" },
      illegal: null,
    }),
    {
      distanceCm: 0,
      stopped: null,
      illegal: { rule: "2.3.2", code: "not-in-column-of-march" },
      steps: [],
    },
  ]);
});

test("five thousand marches come back in their order", async () => {
  const marches = Array.from({ length: 5_000 }, (_, i) => ({
    ...LINE,
    path: [{ ground: "normal", lengthCm: i % 20 }],
  }));
  const { status, json } = await ask({ marches });
  expect(status).toBe(200);
  expect(json.answers.map(({ distanceCm }: { distanceCm: number }) => distanceCm)).toEqual(
    marches.map((_, i) => i % 20),
  );
});

const without = { arm: "infantry", path: [NORMAL] };
const turning = { ...LINE, turn: { kind: "wheel", degrees: 30 } };
test.each([
  [{ marches: [] }, "/marches"],
  [{ marches: Array.from({ length: 5_001 }, () => LINE) }, "/marches"],
  [{}, "/marches"],
  [[], ""],
  [{ marches: [LINE, { ...LINE, path: [] }] }, "/marches/1/path"],
  [{ marches: [{ ...LINE, path: [NORMAL, NORMAL] }] }, "/marches/0/path/0/lengthCm"],
  [{ marches: [{ ...LINE, path: Array.from({ length: 201 }, () => NORMAL) }] }, "/marches/0/path"],
  [{ marches: [{ ...LINE, path: [{ ...NORMAL, lengthCm: -1 }] }] }, "/marches/0/path/0/lengthCm"],
  [{ marches: [{ ...LINE, path: [{ ...NORMAL, ground: "bog" }] }] }, "/marches/0/path/0/ground"],
  [{ marches: [{ ...LINE, start: [NORMAL] }] }, "/marches/0/start/0/lengthCm"],
  [{ marches: [without] }, "/marches/0/formation"],
  [{ marches: [{ ...LINE, arm: "cavalry", formation: "square" }] }, "/marches/0/formation"],
  [{ marches: [{ ...LINE, halvings: ["FD"] }] }, "/marches/0/halvings/0"],
  [{ marches: [turning] }, "/marches/0/frontCm"],
  [{ marches: [{ ...turning, turn: { kind: "wheel", degrees: 361 } }] }, "/marches/0/turn/degrees"],
  [{ marches: [{ ...LINE, wagons: 3 }] }, "/marches/0/wagons"],
])("%# is refused with its place", async (body, path) => {
  const { status, json } = await ask(body);
  expect(status).toBe(422);
  expect(json.errors.map((error: { path: string }) => error.path)).toContain(path);
});

test("a missing front and a stretch without an end are refused in three languages", async () => {
  for (const march of [turning, { ...LINE, path: [NORMAL, NORMAL] }]) {
    const messages = await Promise.all(
      ["en", "da", "pl"].map(async (lang) => (await ask({ marches: [march] }, lang)).json.errors),
    );
    expect(new Set(messages.map(([{ message }]) => message)).size).toBe(3);
  }
});

test("a turn that the rules forbid needs no front", async () => {
  const march = { ...LINE, formation: "column-of-march", turn: { kind: "rotation", degrees: 10 } };
  const { json } = await ask({ marches: [march] });
  expect(json.answers[0].illegal).toEqual({ rule: "2.4.3", code: "rotation" });
});
