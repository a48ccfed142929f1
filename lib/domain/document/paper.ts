/** Supported paper sizes. */
export const PAPERS = ["a4", "a3", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Width and height of each paper in portrait, in mm. */
export const PAPER_SIZE_MM: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  a3: [297, 420],
  letter: [215.9, 279.4],
};

/** The name of each paper, the same in every language. */
export const PAPER_NAMES: Readonly<Record<Paper, string>> = {
  a4: "A4",
  a3: "A3",
  letter: "Letter",
};
