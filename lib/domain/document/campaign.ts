/** The campaigns that a library sorts its battles by, in chronological order. */
export const CAMPAIGNS = [
  "revolution",
  "italy-1796",
  "egypt-1798",
  "italy-1800",
  "austria-1805",
  "prussia-1806",
  "poland-1807",
  "denmark-1807",
  "peninsula",
  "sweden-1808",
  "austria-1809",
  "russia-1812",
  "germany-1813",
  "holstein-1813",
  "france-1814",
  "waterloo-1815",
  "other",
] as const;
export type Campaign = (typeof CAMPAIGNS)[number];
