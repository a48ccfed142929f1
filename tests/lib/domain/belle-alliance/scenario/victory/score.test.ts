import { describe, expect, test } from "vitest";
import {
  levelByPoints,
  mostOf,
  pointsOf,
  winnerByPoints,
} from "@/lib/domain/belle-alliance/scenario/victory/score";
import { victorySchema } from "@/lib/domain/belle-alliance/scenario/victory/victory";

/** The crossroads and the farm of La Haye Sainte, and a lane held bound by bound. */
const victory = victorySchema.parse({
  objectives: [
    objective("crossroads", { allied: 2, french: 2 }),
    objective("farm", { allied: 1, french: 1 }),
    { ...objective("lane", { french: 3, allied: -1 }), counts: "each-bound" },
  ],
  levels: [
    { id: "drawn", name: "Drawn", threshold: 0 },
    { id: "victory", name: "Victory", threshold: 1 },
    { id: "great", name: "Great victory", threshold: 3, sideId: "allied" },
  ],
});

function objective(id: string, worth: Readonly<Record<string, number>>) {
  return {
    id,
    name: id,
    what: { kind: "words" },
    worth: Object.entries(worth).map(([side, points]) => ({ side, points })),
  };
}

describe("what was fulfilled", () => {
  test.each([
    ["nothing", [], 0, 0, null, "Drawn"],
    ["the crossroads", [["crossroads", "allied", 1]], 2, 0, "allied", "Victory"],
    [
      "both, by the Allies",
      [
        ["crossroads", "allied", 1],
        ["farm", "allied", 1],
      ],
      3,
      0,
      "allied",
      "Great victory",
    ],
    [
      "both, by the French",
      [
        ["crossroads", "french", 1],
        ["farm", "french", 1],
      ],
      0,
      3,
      "french",
      "Victory",
    ],
    [
      "one each",
      [
        ["crossroads", "french", 1],
        ["farm", "allied", 1],
      ],
      1,
      2,
      "french",
      "Victory",
    ],
    ["the lane for four bounds", [["lane", "french", 4]], 0, 12, "french", "Victory"],
    ["what is no objective", [["gone", "french", 4]], 0, 0, null, "Drawn"],
  ] as const)("%s", (_, lines, allied, french, winner, level) => {
    const fulfilled = lines.map(([id, side, times]) => ({ objective: id, side, times }));
    const points = new Map(
      ["allied", "french"].map((id) => [id, pointsOf(id, fulfilled, victory.objectives)]),
    );
    expect([...points.values()]).toEqual([allied, french]);
    expect(winnerByPoints(points)).toBe(winner);
    expect(levelByPoints(points, victory)?.name).toBe(level);
  });

  test("levels by points ask for the winner's own, and even sides reach none above 0", () => {
    const byPoints = { ...victory, levelsBy: "points" } as const;
    const points = (allied: number, french: number) => new Map(Object.entries({ allied, french }));
    expect(levelByPoints(points(5, 4), byPoints)?.name).toBe("Great victory");
    expect(levelByPoints(points(5, 4), victory)?.name).toBe("Victory");
    expect(levelByPoints(points(5, 5), byPoints)?.name).toBe("Drawn");
    expect(levelByPoints(new Map(), victory)).toBeNull();
  });
});

test.each([
  ["allied", 10, 3],
  ["french", 10, 43],
  ["french", null, null],
])("the greatest lead of %s in %s bounds", (side, bounds, most) => {
  expect(mostOf(side, victory, { bounds, sideIds: ["allied", "french"] })).toBe(most);
});
