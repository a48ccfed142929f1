import { describe, expect, test } from "vitest";
import type { GameEntry, LogLine } from "@/lib/domain/belle-alliance/game/game-entry";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import type { Seat } from "@/lib/domain/belle-alliance/game/seat";
import { seatView } from "@/lib/domain/belle-alliance/game/seat-view";
import { umpireView } from "@/lib/domain/belle-alliance/game/umpire-view";
import { formation, scenario, side, unit } from "../scenario/build";

const played = scenario({
  sides: [
    side("reds", {
      formations: [formation("red", { units: [unit("r1"), unit("r2"), unit("r3")] })],
      reinforcements: [
        { id: "sure", brings: ["r1"], bound: 2, entry: [0, 5] },
        { id: "by-die", brings: ["r2"], bound: 2, entry: [0, 6], chance: 4 },
        { id: "if", brings: ["r3"], bound: 3, entry: [0, 7], condition: "The bridge stands" },
      ],
    }),
    side("blues", { formations: [formation("blue", { units: [unit("b1")] })] }),
  ],
  events: [
    { id: "rain", kind: "weather", bound: 2, text: "Rain.", sightCm: 50, toldTo: "all" },
    { id: "word", kind: "message", bound: 2, text: "The Prussians come.", toldTo: "side:blues" },
    { id: "own", kind: "message", bound: 2, text: "Roll for panic.", toldTo: "umpire" },
    { id: "night", kind: "weather", bound: 4, text: "Night.", toldTo: "all", knownTo: "all" },
  ],
});

const seat = (id: string, place: Seat["place"]): Seat => ({ id, place });
const SEATS = [
  seat("s-red", { side: "reds" }),
  seat("s-blue", { side: "blues" }),
  seat("s-look", { spectator: true }),
  seat("s-umpire", { umpire: true }),
];

function game(...entries: GameEntry[]): ScenarioGame {
  const at = new Date(0);
  const log = entries.map((entry, i): LogLine => ({ seq: i + 1, at, seatId: null, entry }));
  const head = { id: "g", title: "g", ownerId: "o", scenarioId: "s", version: 1, createdAt: at };
  return { ...head, variant: null, scenario: played, seats: SEATS, begunWith: SEATS, log };
}

const open = (bound: number): GameEntry => ({ kind: "bound-opened", bound });
const told = (text: string, ...seats: string[]): GameEntry => ({
  kind: "revealed",
  ...{ seats, text, units: [], features: [], places: [] },
});

describe("the umpire's notices", () => {
  test.each([
    [1, [], []],
    [2, ["sure", "by-die"], ["rain", "word", "own"]],
    [3, ["by-die", "if"], []],
    [4, ["by-die", "if"], ["night"]],
  ])("of bound %i", (bound, arrivals, events) => {
    const { notices } = umpireView(game(open(bound)));
    expect(notices.arrivals.map(({ id }) => id)).toEqual(arrivals);
    expect(notices.events.map(({ id }) => id)).toEqual(events);
  });

  test("say who hears of an event, and that they have", () => {
    const seatsOf = (each: ScenarioGame) =>
      umpireView(each).notices.events.map(({ id, seats, isTold }) => [id, seats, isTold]);
    const all = ["s-red", "s-blue", "s-look"];
    expect(seatsOf(game(open(2)))).toEqual([
      ["rain", all, false],
      ["word", ["s-blue"], false],
      ["own", [], false],
    ]);
    const half = game(
      open(2),
      told("Rain. Nobody sees far.", "s-red"),
      told("The Prussians come.", "s-blue"),
    );
    expect(seatsOf(half).map(([, , isTold]) => isTold)).toEqual([false, true, false]);
    const whole = game(open(2), told("Rain. Nobody sees far.", ...all));
    expect(seatsOf(whole)[0]).toEqual(["rain", all, true]);
  });
});

test("a seat holds no event before the umpire announces it, but those known from the beginning", () => {
  const [red, blue] = SEATS as [Seat, Seat];
  const before = JSON.stringify(seatView(game(open(2)), red));
  expect(before).toContain("Night.");
  expect(before).not.toMatch(/Rain|Prussians|panic|rain|word/);
  const after = game(open(2), told("The Prussians come.", "s-blue"));
  expect(JSON.stringify(seatView(after, blue))).toContain("The Prussians come.");
  expect(JSON.stringify(seatView(after, red))).not.toContain("Prussians");
});
