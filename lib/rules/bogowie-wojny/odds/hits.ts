import { certain, combineOdds, mapOdds, type Odds } from "@/lib/rules/odds/odds";
import { HIT_FROM } from "../tables/fire";

const FACES = 6;
const HITTING = BigInt(FACES - HIT_FROM + 1);
const MISSING = BigInt(HIT_FROM - 1);

/** A throw of several dice: how many hit, and whether any showed the face in question or a higher one. */
export interface PoolThrow {
  readonly hits: number;
  readonly shown: boolean;
}

export const ONE_DIE: Odds<number> = {
  throws: 6n,
  chances: [1, 2, 3, 4, 5, 6].map((value) => ({ value, ways: 1n })),
};

/** The sum of two dice, 2 to 12 [5.3, 11.2]. */
export const TWO_DICE: Odds<number> = combineOdds(ONE_DIE, ONE_DIE, (a, b) => a + b);

/** The exact odds of the number of hits of this many dice, each hitting on 4 or more [8.1, 10.20]. */
export function hitsOdds(dice: number): Odds<number> {
  if (dice === 0) return certain(0);
  const chances = counts(dice).map((hits) => ({ value: hits, ways: choose(dice, hits) }));
  return { throws: 2n ** BigInt(dice), chances };
}

/** The odds of hits together with whether any die showed `face` or more; `face` must itself be a hit [8.7, 9.15]. */
export function hitsAndFaceOdds(dice: number, face: number): Odds<PoolThrow> {
  const plain = BigInt(face - HIT_FROM);
  const chances = counts(dice).flatMap((hits) => {
    const ways = choose(dice, hits) * MISSING ** BigInt(dice - hits);
    const unseen = ways * plain ** BigInt(hits);
    return [
      { value: { hits, shown: false }, ways: unseen },
      { value: { hits, shown: true }, ways: ways * HITTING ** BigInt(hits) - unseen },
    ];
  });
  return {
    throws: BigInt(FACES) ** BigInt(dice),
    chances: chances.filter(({ ways }) => ways > 0n),
  };
}

/** The odds of hits alone, as throws in which no face matters. */
export function plainThrows(dice: number): Odds<PoolThrow> {
  return mapOdds(hitsOdds(dice), (hits) => ({ hits, shown: false }));
}

function counts(dice: number): number[] {
  return Array.from({ length: dice + 1 }, (_, hits) => hits);
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
