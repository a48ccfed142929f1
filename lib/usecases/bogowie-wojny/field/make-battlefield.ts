import { LRUCache } from "lru-cache";
import type { WorkCaller } from "@/lib/auth/work-caller";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldOptions } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { sharedPool } from "@/lib/usecases/work/work-pool";

const made = new LRUCache<string, Promise<Battlefield>>({ max: 40 });

/**
 * Generates the battlefield of a seed. The last few are cached, since a page, its picture and its print all ask for
 * the same one. It usually takes 23 ms, sometimes 300. Errors: `busy`,
 * `too-many-requests`.
 */
export function makeBattlefield(
  { seed, table, area }: BattlefieldOptions,
  caller: WorkCaller,
): Promise<Battlefield> {
  const key = JSON.stringify([seed, table.widthCm, table.depthCm, area]);
  const known = made.get(key);
  if (known) return known;
  const field = sharedPool().run("battlefield", { seed, table, area }, { caller });
  made.set(key, field);
  field.catch(() => made.delete(key));
  return field;
}
