import { describe, expect, test } from "vitest";
import {
  BOUNDS_OF_ANY_GAME,
  evenRuns,
  orderBounds,
  runningBounds,
} from "@/lib/domain/belle-alliance/scenario/pack/bounds";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { formation, scenario, side, unit } from "../build";

const UMPIRE = { for: "umpire" } as const;
const SIDE = { for: "side", sideId: "reds" } as const;

function view(audience: Audience, more: Parameters<typeof scenario>[0]) {
  const reds = side("reds", {
    formations: [formation("line", { units: [unit("foot")] })],
    reinforcements: [{ id: "r", brings: ["foot"], bound: 15, entry: [0, 10] }],
  });
  return viewFor(scenario({ sides: [reds], startTime: "23:30", ...more }), audience);
}

describe("an order sheet has", () => {
  test("as many bounds as the game, each with the time it begins", () => {
    expect(orderBounds(view(SIDE, { bounds: 3 }), null)).toEqual([
      { bound: 1, time: "23:30" },
      { bound: 2, time: "23:45" },
      { bound: 3, time: "00:00" },
    ]);
  });

  test("as many as asked for", () => {
    expect(orderBounds(view(SIDE, { bounds: 3 }), 7)).toHaveLength(7);
  });

  test.each([UMPIRE, SIDE])(
    "no other number for any game of secret length, for $for",
    (audience) => {
      for (const bounds of [4, 30, null]) {
        const secret = view(audience, { bounds, settings: { lengthSecret: true } });
        expect(orderBounds(secret, null)).toHaveLength(BOUNDS_OF_ANY_GAME);
      }
    },
  );
});

test("the running sheet has the true length, or where there is none room for every arrival", () => {
  expect(runningBounds(view(UMPIRE, { bounds: 4, settings: { lengthSecret: true } }))).toHaveLength(
    4,
  );
  expect(runningBounds(view(UMPIRE, { bounds: null }))).toHaveLength(15);
});

test("bounds are shared out over sheets as evenly as they come, none left out", () => {
  const numbers = Array.from({ length: 24 }, (_, i) => i + 1);
  expect(evenRuns(numbers, 9).map(({ length }) => length)).toEqual([8, 8, 8]);
  expect(evenRuns(numbers.slice(0, 10), 9).map(({ length }) => length)).toEqual([5, 5]);
  expect(evenRuns(numbers, 7).flat()).toEqual(numbers);
});
