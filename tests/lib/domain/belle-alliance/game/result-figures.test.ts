import { expect, test } from "vitest";
import { resultFigures } from "@/lib/domain/belle-alliance/game/result-figures";

test("draws take part in the shares, games without an outcome do not; lengths are medians", () => {
  const game = (winner: string | null, bounds: number | null, hours: number | null) => ({
    winner,
    level: winner === "a" && bounds === 10 ? "" : "Great victory",
    bounds,
    hours,
  });
  const figures = resultFigures(
    [game("a", 8, 3), game("a", 10, null), game("draw", 30, 4), game(null, null, null)],
    ["a", "b"],
  );
  expect(figures).toMatchObject({ played: 4, draws: 1, usualBounds: 10, usualHours: 3.5 });
  expect(figures.wins.map(({ side, wins, share }) => [side, wins, share])).toEqual([
    ["a", 2, 2 / 3],
    ["b", 0, 0],
  ]);
  expect(figures.wins.map(({ levels }) => levels)).toEqual([
    [{ level: "Great victory", wins: 1 }],
    [],
  ]);
  expect(resultFigures([], ["a"])).toMatchObject({ played: 0, usualBounds: null });
});
