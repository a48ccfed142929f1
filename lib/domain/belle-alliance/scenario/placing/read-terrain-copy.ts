import { z } from "zod";
import { LIMITS } from "../../../document/limits";
import { type Feature, featureSchema } from "../feature";
import type { Scenario } from "../scenario";
import { TERRAIN_COPY } from "./terrain-copy";

const copySchema = z.object({
  kind: z.literal(TERRAIN_COPY),
  features: z.array(z.unknown()),
});

/** Terrain read from a clipboard. */
export interface TerrainRead {
  readonly features: readonly Feature[];
  /** The number of things left out: unreadable, or more than a map may contain. */
  readonly leftOut: number;
}

/** Longer text is not parsed. */
const LONGEST = 10_000_000;
/** The offset of copies from their originals if those are on the same map. */
const ASIDE_CM = 3;

/**
 * Reads terrain from clipboard text and adapts it to a scenario: with new ids, hidden only from sides that exist, and
 * offset from the original. Null if the text is something else.
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
