/** What one battlefield may hold; its tables begin with the smallest of the book [3.1]. */
export const BATTLEFIELD_LIMITS = {
  seedLength: 64,
  leastSideCm: 120,
  mostWidthCm: 480,
  mostDepthCm: 240,
  furthestCm: 600,
  mostPoints: 200,
  /** Of all shapes together, twice what the largest battlefield of a seed has: the check looks from each to each. */
  pointsTogether: 1_200,
  pieces: 40,
  crossings: 24,
  fieldWorks: 16,
  roads: 8,
  objectives: 6,
} as const;
