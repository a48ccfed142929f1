import type { Feature } from "../feature";

/** Tells our terrain on a clipboard from any other text. */
export const TERRAIN_COPY = "grundlag-terrain";

/** Terrain and names as text for a clipboard. */
export function terrainCopy(features: readonly Feature[]): string {
  return JSON.stringify({ kind: TERRAIN_COPY, features }, null, 1);
}
