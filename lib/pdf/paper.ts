import type { Paper } from "@/lib/domain/paper";

/** Width and height of each paper, upright, in mm. */
export const PAPER_SIZE_MM: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  a4: [210, 297],
  a3: [297, 420],
  letter: [215.9, 279.4],
};

/** The same papers by Typst's names. */
export const TYPST_PAPER: Readonly<Record<Paper, string>> = {
  a4: "a4",
  a3: "a3",
  letter: "us-letter",
};
