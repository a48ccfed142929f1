import fc from "fast-check";
import { expect, test } from "vitest";
import { rollDie, rollInitiative } from "@/lib/rules/bogowie-wojny/initiative-roll";

/** Dice with preset results. */
function dice(...faces: number[]): (below: number) => number {
  const left = [...faces];
  return (below) => {
    expect(below).toBe(6);
    return (left.shift() ?? 1) - 1;
  };
}

test.each([
  ["the higher die", { a: 0, b: 0 }, [5, 2], "a", 1],
  ["a better commander-in-chief outweighs it", { a: 0, b: 3 }, [4, 2], "b", 1],
  ["a poor one loses what he rolled", { a: -2, b: 0 }, [3, 2], "b", 1],
  ["first initiative adds two", { a: 2, b: 1 }, [3, 3], "a", 1],
  ["a tie is rolled again", { a: 1, b: 0 }, [2, 3, 6, 6, 1, 1], "a", 2],
  ["and again", { a: 0, b: 0 }, [1, 1, 4, 4, 2, 6], "b", 3],
] as const)("%s [14.2]", (_, added, faces, winner, throws) => {
  const roll = rollInitiative(added, dice(...faces));
  expect(roll.winner).toBe(winner);
  expect(roll.throws).toHaveLength(throws);
});

test("the winner had more in the last throw, and all before it were ties", () => {
  const value = fc.integer({ min: -2, max: 5 });
  fc.assert(
    fc.property(value, value, fc.infiniteStream(fc.integer({ min: 0, max: 5 })), (a, b, stream) => {
      const next = stream[Symbol.iterator]();
      const { throws, winner } = rollInitiative({ a, b }, () => next.next().value);
      const leads = throws.map((dice) => dice.a + a - dice.b - b);
      expect(leads.slice(0, -1).every((lead) => lead === 0)).toBe(true);
      expect((leads.at(-1) ?? 0) > 0 ? "a" : "b").toBe(winner);
    }),
  );
});

test("a die shows 1 to 6", () => {
  expect([0, 5].map((face) => rollDie(() => face))).toEqual([1, 6]);
});
