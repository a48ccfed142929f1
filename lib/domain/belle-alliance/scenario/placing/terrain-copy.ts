import type { Feature } from "../feature";

/** Marks clipboard text as terrain copied from here. */
export const TERRAIN_COPY = "grundlag-terrain";

/** Terrain and names as clipboard text. */
export function terrainCopy(features: readonly Feature[]): string {
  return JSON.stringify({ kind: TERRAIN_COPY, features }, null, 1);
}
