import type { Odds } from "@/lib/rules/odds/odds";

const FACES = [1, 2, 3, 4, 5, 6];

/** Every throw of this many dice, face by face. */
export function everyThrow(dice: number): number[][] {
  if (dice === 0) return [[]];
  return everyThrow(dice - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]));
}

/** The number of throws of this many dice that give each outcome. */
export function countEvery(dice: number, outcome: (thrown: number[]) => unknown) {
  const counts: Record<string, number> = {};
  for (const thrown of everyThrow(dice)) {
    const key = JSON.stringify(outcome(thrown));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Odds as numbers of throws; fails if they are not whole. */
export function asCounts<Value>(odds: Odds<Value>, throws: number): Record<string, number> {
  return Object.fromEntries(
    odds.chances.map(({ value, ways }) => {
      const scaled = ways * BigInt(throws);
      if (scaled % odds.throws !== 0n) throw new Error(`${ways}/${odds.throws} of ${throws}`);
      return [JSON.stringify(value), Number(scaled / odds.throws)];
    }),
  );
}

/** The number of dice that hit: 4 or more. */
export function hitsIn(thrown: readonly number[]): number {
  return thrown.filter((face) => face >= 4).length;
}
