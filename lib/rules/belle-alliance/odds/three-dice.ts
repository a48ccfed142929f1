import { mapOdds, type Odds } from "@/lib/rules/odds/odds";

const FACES = [1, 2, 3, 4, 5, 6] as const;

const THROWS: Odds<readonly number[]> = {
  throws: BigInt(FACES.length ** 3),
  chances: FACES.flatMap((a) =>
    FACES.flatMap((b) => FACES.map((c) => ({ value: [a, b, c], ways: 1n }))),
  ),
};

/** The sum of three dice, 3 to 18 [1.1.8]. */
export const THREE_DICE: Odds<number> = mapOdds(THROWS, (dice) =>
  dice.reduce((sum, face) => sum + face, 0),
);

/** Whether at least `count` of the three dice show 1 [5.5.3]. */
export function onesOdds(count: number): Odds<boolean> {
  return mapOdds(THROWS, (dice) => dice.filter((face) => face === 1).length >= count);
}
