import { z } from "zod";
import { LIMITS } from "../../limits";
import { type Feature, featureSchema } from "../feature";
import type { Scenario } from "../scenario";
import { TERRAIN_COPY } from "./terrain-copy";

const copySchema = z.object({
  kind: z.literal(TERRAIN_COPY),
  features: z.array(z.unknown()),
});

/** Terrain read off a clipboard. */
export interface TerrainRead {
  readonly features: readonly Feature[];
  /** How many things were left out: not readable, or more than a map may hold. */
  readonly leftOut: number;
}

/** No copy with its text is read beyond this many characters. */
const LONGEST = 10_000_000;
/** How far copies lie from what they were copied from, where that is on the same map. */
const ASIDE_CM = 3;

/**
 * Terrain of a clipboard's text, made ready for a scenario: with new ids, hidden only from sides it has, and beside what
 * it was copied from. Null where the text is something else.
 */
export function readTerrainCopy(
  text: string,
  scenario: Scenario,
  newId: () => string,
): TerrainRead | null {
  const copy = copySchema.safeParse(parsed(text));
  if (!copy.success) return null;
  const room = LIMITS.features - scenario.map.features.length;
  const read = copy.data.features.flatMap((each) => featureSchema.safeParse(each).data ?? []);
  const features = read
    .slice(0, Math.max(0, room))
    .map((feature) => fitted(feature, scenario, newId()));
  return { features, leftOut: copy.data.features.length - features.length };
}

function fitted({ locked, ...feature }: Feature, { map, sides }: Scenario, id: string): Feature {
  const isHere = map.features.some((each) => each.id === feature.id);
  const hiddenFrom = feature.hiddenFrom.filter((side) => sides.some((each) => each.id === side));
  const own = { id, hiddenFrom };
  if (!isHere) return { ...feature, ...own };
  if (feature.kind === "place") {
    return { ...feature, ...own, xCm: feature.xCm + ASIDE_CM, yCm: feature.yCm - ASIDE_CM };
  }
  const points = feature.points.map(([x, y]): [number, number] => [x + ASIDE_CM, y - ASIDE_CM]);
  return { ...feature, ...own, points };
}

function parsed(text: string): unknown {
  if (text.length > LONGEST) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
