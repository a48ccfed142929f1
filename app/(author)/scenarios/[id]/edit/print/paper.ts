import type { Language } from "@/lib/domain/language";

/** Papers the service prints on. */
export const PAPERS = ["a4", "a3", "letter"] as const;

/** How a pack is to be printed. */
export interface PrintChoice {
  readonly language: Language;
  readonly paper: (typeof PAPERS)[number];
}
