import { describe, expect, test } from "vitest";
import { importTroops } from "@/lib/domain/belle-alliance/scenario/commands/import-troops";
import { newScenario } from "@/lib/domain/belle-alliance/scenario/new-scenario";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { applyCommand } from "@/lib/domain/document/command";
import { read } from "./reading";

/** Bound, time and edge of the first arrival, and the first unit's name. */
function arrivalIn(line: string) {
  const { arrivals, formations } = read(`Brigade A\n  ${line}`);
  const [first] = arrivals;
  return [first?.bound ?? first?.time ?? null, first?.edge ?? null, formations[0]?.units[0]?.name];
}

describe("arrivals in words", () => {
  test.each([
    ["28th Foot, 600 men, arrives in bound 3", 3, null],
    ["28th Foot arrives 4 pm 600", "16:00", null],
    ["28th Foot 600 men from 11:30", "11:30", null],
    ["28th Foot, 600 men (arrives at 4.30 p.m. from the north-west)", "16:30", "north-west"],
    ["28th Foot, 600 men, enters turn 4, west edge", 4, "west"],
    ["28th Foot, 600 mand, ankommer kl. 16 fra øst", "16:00", "east"],
    ["28th Foot, 600 Mann, Ankunft 16.30 Uhr von Nordosten", "16:30", "north-east"],
    ["28th Foot, 600 h., arrivée à 16h30 par l’est", "16:30", "east"],
    ["28th Foot, 600 ludzi, przybywa w turze 12", 12, null],
    ["28th Foot, 600 men", null, null],
  ])("%s", (line, when, edge) => {
    expect(arrivalIn(line)).toEqual([when, edge, "28th Foot"]);
  });

  test("a heading brings all under it; of two times the first is taken and asked about", () => {
    const text = "IV Corps: Bülow (arrives 16:30-17:00, east edge)\n  10th Regiment, 600 men";
    const { arrivals, formations, doubts } = read(text);
    const [corps] = formations;
    expect(corps).toMatchObject({ name: "IV Corps", commander: { name: "Bülow" } });
    expect(arrivals).toMatchObject([{ id: corps?.id, time: "16:30", edge: "east" }]);
    expect(doubts.map(({ code }) => code)).toContain("several-times");
  });
});

/** The arrivals read from a text, for a table of 200 by 100 cm at two o'clock in bounds of a quarter of an hour. */
function scheduleOf(text: string, startTime: Scenario["startTime"] = "14:00") {
  const { formations, arrivals } = read(text);
  const table = { widthCm: 200, depthCm: 100 };
  const told = { title: "T", language: "en", battle: "", date: null, table, ground: null } as const;
  const blank = scenarioSchema.parse(newScenario({ ...told, sides: [] }));
  const given = arrivals.map((each, i) => ({
    ...each,
    note: each.words,
    reinforcementId: `r${i}`,
  }));
  const goal = { sideId: "s", name: "S", parentId: null, way: "add", formations } as const;
  const { sides } = applyCommand({ ...blank, startTime }, importTroops, {
    imports: [{ ...goal, arrivals: given }],
  });
  const [side] = sides;
  return {
    schedule: side?.reinforcements.map(({ bound, entry, brings }) => [bound, entry, brings.length]),
    notes: side?.formations[0]?.units.map(({ note }) => note),
  };
}

describe("arrivals go into the schedule", () => {
  test("one for each bound and place; where no place is said the first of the bound, else the south", () => {
    const text = `Brigade A
  1st Foot 500, arrives 16:30 from the east
  2nd Foot 500, arrives 16:35 from the east
  3rd Foot 500, arrives in bound 11
  4th Foot 500, arrives in bound 11 from the north-west
  5th Foot 500`;
    expect(scheduleOf(text).schedule).toEqual([
      [11, [200, 50], 3],
      [11, [0, 100], 1],
    ]);
    expect(scheduleOf("Brigade A\n  1st Foot 500, arrives in bound 2").schedule).toEqual([
      [2, [100, 0], 1],
    ]);
  });

  test("a time needs a battle that begins before it, else it is a note", () => {
    const text = "Brigade A\n  1st Foot 500, arrives 16:30 from the east";
    const noted = { schedule: [], notes: ["arrives 16:30 from the east"] };
    expect(scheduleOf(text, null)).toEqual(noted);
    expect(scheduleOf(text, "17:00")).toEqual(noted);
  });
});
