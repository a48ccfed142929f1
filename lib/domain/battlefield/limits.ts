/** What one battlefield may hold; its tables begin with the smallest of the book [3.1]. */
export const BATTLEFIELD_LIMITS = {
  seedLength: 64,
  leastSideCm: 120,
  mostWidthCm: 480,
  mostDepthCm: 240,
  furthestCm: 600,
  mostPoints: 200,
  pieces: 60,
  crossings: 40,
  fieldWorks: 20,
  roads: 12,
  objectives: 6,
} as const;
