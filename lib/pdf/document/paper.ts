import type { Paper } from "@/lib/domain/document/paper";

export { PAPER_SIZE_MM } from "@/lib/domain/document/paper";

/** Typst's names of the papers. */
export const TYPST_PAPER: Readonly<Record<Paper, string>> = {
  a4: "a4",
  a3: "a3",
  letter: "us-letter",
};
