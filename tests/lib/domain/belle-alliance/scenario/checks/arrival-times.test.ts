import { describe, expect, test } from "vitest";
import { checkScenario, checkWholeScenario } from "@/lib/domain/belle-alliance/scenario/check";
import {
  ARRIVAL_TIME_CODES,
  checkArrivalTimes,
} from "@/lib/domain/belle-alliance/scenario/checks/arrival-times";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { formation, scenario, side, unit } from "../build";

/** Two hundred figures are a column of 150 cm: three bounds on a road, at 50 cm a bound. */
const units = ["u1", "u2", "u3", "u4"].map((id) =>
  unit(id, { men: 4_000, battalionsOrSquadrons: 1 }),
);

interface Battle {
  readonly tasks?: string;
  readonly bounds?: number | null;
  readonly notes?: readonly string[];
  readonly startTime?: string;
}

/** Arrivals at 2, 3 … by a road along y 50, with Brye 100 cm on it. */
function battle({
  tasks = "Take Brye.",
  bounds = 20,
  notes = [""],
  startTime = "12:00",
}: Battle): Scenario {
  const road = {
    kind: "road",
    id: "road",
    points: [
      [-5, 50],
      [185, 50],
    ],
  };
  return scenario({
    bounds,
    startTime,
    sides: [
      side("s1", {
        tasks,
        formations: [formation("f1", { units }), formation("f2")],
        reinforcements: notes.map((note, i) => ({
          id: `r${i + 1}`,
          brings: [`u${i + 1}`],
          bound: 2 + i,
          entry: [0, 50],
          note,
        })),
      }),
      side("s2", { tasks }),
    ],
    map: {
      widthCm: 180,
      depthCm: 120,
      features: [road, { kind: "place", id: "brye", name: "Brye", xCm: 100, yCm: 50 }],
    },
  });
}

const found = (said: Battle) =>
  checkWholeScenario(battle(said)).findings.filter(({ code }) => ARRIVAL_TIME_CODES.has(code));

describe("a note on an arrival", () => {
  test("says when its last unit is on the table, with the clock, and when head and tail are there", () => {
    expect(found({})).toMatchObject([
      {
        code: "arrival-times",
        severity: "note",
        path: "/sides/0/reinforcements/0/bound",
        params: { bound: 2, last: 4, time: "12:45", places: "Brye 3–6", count: 1 },
      },
    ]);
  });

  test("counts all that comes by one entry together", () => {
    const [, second] = found({ notes: ["", ""] });
    expect(second).toMatchObject({ params: { bound: 3, last: 7, places: "Brye 6–9" } });
  });

  test("is one for many of a side, with the last of all", () => {
    expect(found({ notes: ["", "", "", ""] })).toMatchObject([
      {
        path: "/sides/0/reinforcements",
        params: { count: 4, lastOfAll: 13, timeOfAll: "15:00" },
      },
    ]);
  });

  test("is left out where it comes at once and has nowhere to go", () => {
    const few = battle({ tasks: "Hold." });
    const small = {
      ...few,
      sides: few.sides.map((each) => ({
        ...each,
        formations: [formation("f1", { units: [unit("u1")] }), formation("f2")],
      })),
    };
    expect([...checkWholeScenario(small).findings].map(({ code }) => code)).not.toContain(
      "arrival-times",
    );
  });
});

test("of an arrival that is not certain, the bounds are said to be those of its first chance", () => {
  const sure = battle({ notes: ["", ""] });
  const sides = sure.sides.map((each) => ({
    ...each,
    reinforcements: each.reinforcements.map((r, i) => (i === 0 ? { ...r, chance: 5 } : r)),
  }));
  const [first, second] = checkWholeScenario({ ...sure, sides }).findings.filter(
    ({ code }) => code === "arrival-times",
  );
  expect(first?.params).toMatchObject({ isSure: "no", areSure: "no", places: "Brye 3–6" });
  expect(second?.params).toMatchObject({ isSure: "yes", areSure: "no" });
});

test("a place that cannot be reached before the end, even at fast march, is a warning", () => {
  const late = { bounds: 2, notes: ["", ""] };
  expect(found(late)).toMatchObject([
    {
      code: "arrival-out-of-reach",
      severity: "warning",
      path: "/sides/0/reinforcements/1/bound",
      params: { bound: 3, places: "Brye" },
    },
  ]);
  expect(found({ ...late, bounds: null }).map(({ code }) => code)).not.toContain(
    "arrival-out-of-reach",
  );
});

test("where others can be reached, the note says which cannot", () => {
  const water = [
    [150, -5],
    [160, -5],
    [160, 125],
    [150, 125],
  ];
  const features = [
    { kind: "place", id: "far", name: "Far", xCm: 170, yCm: 100 },
    { kind: "water", id: "river", points: water },
  ].map((each) => featureSchema.parse(each));
  const near = battle({ tasks: "Take Brye, then Far." });
  const map = { ...near.map, features: [...near.map.features, ...features] };
  const [told, ...others] = checkWholeScenario({ ...near, map }).findings.filter(({ code }) =>
    ARRIVAL_TIME_CODES.has(code),
  );
  expect([told?.code, told?.params.missed, others]).toEqual(["arrival-times", "Far", []]);
});

describe("a text that is too early", () => {
  const warnings = (note: string) =>
    found({ notes: [note] }).filter(({ code }) => code === "arrival-told-too-early");

  test.each([
    ["At Brye in bound 3.", "/sides/0/reinforcements/0/note"],
    ["Its head at Brye in bound 1.", "/sides/0/reinforcements/0/note"],
  ])("is a warning: %s", (note, path) => {
    expect(warnings(note)).toMatchObject([
      {
        severity: "warning",
        path,
        params: { place: "Brye", head: 3, last: 6, fastHead: 2, fastLast: 4 },
      },
    ]);
  });

  test.each(["At Brye in bound 4.", "Its head at Brye in bound 2.", "In bound 1."])(
    "is none: %s",
    (note) => {
      expect(warnings(note)).toEqual([]);
    },
  );
});

test("it rests after each way, and the quick check finds the rest as without it", () => {
  const document = battle({ notes: ["", "", ""] });
  expect([...checkArrivalTimes(document)].length).toBeGreaterThanOrEqual(3);
  const { findings } = checkWholeScenario(document);
  expect(findings.filter(({ code }) => !ARRIVAL_TIME_CODES.has(code))).toEqual(
    checkScenario(document).findings,
  );
});

test("an accepted one is kept apart", () => {
  const document = battle({ notes: ["At Brye in bound 3."] });
  const accepted = {
    ...document,
    acceptedFindings: [
      { code: "arrival-told-too-early", subject: "r1", reason: "By two entries." },
    ],
  };
  const report = checkWholeScenario(accepted);
  expect(report.findings.map(({ code }) => code)).not.toContain("arrival-told-too-early");
  expect(report.accepted).toMatchObject([{ reason: "By two entries." }]);
});
