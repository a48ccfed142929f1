/** Limits of a battlefield; the smallest table is that of the book [3.1]. */
export const BATTLEFIELD_LIMITS = {
  seedLength: 64,
  leastSideCm: 120,
  mostWidthCm: 480,
  mostDepthCm: 240,
  furthestCm: 600,
  mostPoints: 200,
  /**
   * Points of all shapes together, because the check compares every point with every other; twice those of the largest
   * generated battlefield.
   */
  pointsTogether: 1_200,
  pieces: 40,
  crossings: 24,
  fieldWorks: 16,
  roads: 8,
  objectives: 6,
} as const;
