import { expect, test } from "vitest";
import { objectiveWorth, worthInGame } from "@/lib/domain/bogowie-wojny/game/objective-worth";
import { ARMIES } from "@/tests/lib/domain/bogowie-wojny/game/table";

const { a: army } = ARMIES;
const OWN = { main: 12, secondary: 4 };
const FIXED = { main: 10, secondary: 5 };
const SHARES = "shares";
const UNKNOWN = "by-bases";

test("a list brings what its format says objectives are worth to the table", () => {
  expect(army.objectives).toEqual(FIXED);
});

test.each([
  ["both of one mind, 21 bases", FIXED, FIXED, 21, { ...FIXED, by: "formats" }],
  ["both on points of their own", OWN, OWN, 9, { ...OWN, by: "formats" }],
  ["both on shares, few bases", SHARES, SHARES, 9, { main: 23, secondary: 12, by: "formats" }],
  ["one on points, one on shares", FIXED, SHARES, 20, { ...FIXED, by: "bases" }],
  ["two sorts of points", OWN, FIXED, 21, { main: 23, secondary: 12, by: "bases" }],
  ["from before formats were told", UNKNOWN, UNKNOWN, 21, { main: 23, secondary: 12, by: "bases" }],
] as const)("%s [12.2, 14.6]", (_, one, other, bases, expected) => {
  const armies = {
    a: { ...army, value: 45.5, bases, objectives: one },
    b: { ...army, value: 30, bases: 6, objectives: other },
  };
  expect(objectiveWorth(armies)).toEqual(expected);
});

test.each([
  ["no objectives", [], { main: 10, secondary: 5, by: "formats" }],
  [
    "points of its own for each, and a third that no line counts",
    [
      { id: "m", role: "main", points: 20 },
      { id: "s", role: "secondary", points: 0.5 },
      { id: "t", role: "secondary", points: null },
      { id: "u", role: "secondary", points: 40 },
    ],
    { main: 20, secondary: 0.5, secondSecondary: 5, by: "scenario" },
  ],
  [
    "no main one",
    [{ id: "s", role: "secondary", points: null }],
    { main: 0, secondary: 5, secondSecondary: 0, by: "scenario" },
  ],
] as const)("a scenario with %s [12.2]", (_, objectives, expected) => {
  const ground = { pieceId: null, text: "The dyke" };
  const scenario = { objectives: objectives.map((each) => ({ ...each, ...ground })) };
  expect(worthInGame(ARMIES, scenario)).toEqual(expected);
});
