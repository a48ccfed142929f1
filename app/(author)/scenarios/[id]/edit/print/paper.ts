import type { Language } from "@/lib/domain/language";
import type { Paper } from "@/lib/domain/paper";

/** How a pack is to be printed. */
export interface PrintChoice {
  readonly language: Language;
  readonly paper: Paper;
}
