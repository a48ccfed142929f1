const FACES = [1, 2, 3, 4, 5, 6];

/** The sums of all 216 throws of three dice. */
export const ALL_THROWS: readonly number[] = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.map((c) => a + b + c)),
);

/** The possible sums of three dice, each with its number of throws. */
export const ALL_SUMS: readonly (readonly [sum: number, throws: number])[] = [
  ...new Set(ALL_THROWS),
].map((sum) => [sum, ALL_THROWS.filter((each) => each === sum).length]);

/** Counts the results of every throw. */
export function countThrows(
  count: (add: (key: string, throws?: number) => void) => void,
): Record<string, number> {
  const counts: Record<string, number> = {};
  count((key, throws = 1) => {
    counts[key] = (counts[key] ?? 0) + throws;
  });
  return counts;
}

/** Table 10 transcribed by hand: the factor, and whether the commander falls. */
export function commanderBy(sum: number): { factor: number; falls: boolean } {
  const factors = [-4, -4, -3, -3, -2, -2, -1, -1, 1, 1, 2, 2, 3, 3, 4, 4];
  return { factor: factors[sum - 3] ?? 0, falls: [3, 4, 7, 8, 13, 14, 17, 18].includes(sum) };
}

/** Table 12 transcribed by hand: loss in quarters, morale, and prisoners. */
export function lossBy(result: number): { quarters: number; morale: string; prisoners: number } {
  if (result <= 4) return { quarters: 0, morale: "OR", prisoners: 0 };
  if (result <= 8) return { quarters: 1, morale: "OR", prisoners: 1 };
  if (result <= 10) return { quarters: 2, morale: "OR", prisoners: 1 };
  if (result <= 12) return { quarters: 2, morale: "LD", prisoners: 1 };
  if (result <= 14) return { quarters: 4, morale: "LD", prisoners: 2 };
  if (result <= 16) return { quarters: 4, morale: "MD", prisoners: 2 };
  if (result <= 18) return { quarters: 8, morale: "MD", prisoners: 3 };
  if (result <= 20) return { quarters: 8, morale: "FD", prisoners: 3 };
  return { quarters: 12, morale: "FD", prisoners: 4 };
}

/** Table 11 transcribed by hand: the disorder of the party that rolled less by this amount. */
export function disorderFor(shortfall: number): string {
  if (shortfall < 1) return "-";
  if (shortfall <= 2) return "LD";
  return shortfall <= 4 ? "MD" : "FD";
}
