import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import {
  type BattlefieldWish,
  generateBattlefield,
} from "@/lib/domain/battlefield/generator/generate";

const KEPT = 40;
const made = new Map<string, Battlefield>();

/** The battlefield of a seed; the last few are kept, for a page, its picture and its paper ask for the same. */
export function makeBattlefield({ seed, table, area }: BattlefieldWish): Battlefield {
  const key = JSON.stringify([seed, table.widthCm, table.depthCm, area]);
  const known = made.get(key);
  const field = known ?? generateBattlefield({ seed, table, area });
  made.delete(key);
  made.set(key, field);
  for (const oldest of made.keys()) {
    if (made.size <= KEPT) break;
    made.delete(oldest);
  }
  return field;
}
