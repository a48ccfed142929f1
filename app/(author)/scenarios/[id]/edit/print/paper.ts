import { type PackPart, WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Language } from "@/lib/domain/document/language";
import type { Paper } from "@/lib/domain/document/paper";

/** How a pack is printed. */
export interface PrintChoice {
  readonly language: Language;
  readonly paper: Paper;
}

/** What is printed for whom. */
export interface PackChoice extends PrintChoice {
  /** The parts chosen for each reader, keyed by the reader's address; the whole book for readers not listed. */
  readonly parts: Readonly<Record<string, readonly PackPart[]>>;
  /** Options of the parts, as in the query of a pack. */
  readonly options: Readonly<Record<string, string>>;
}

/** What a part's own choices are shown with; `options` are those of the choice. */
export interface PartOptionsProps {
  /** Parameters of a pack's query and their values; missing: the default. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (options: Readonly<Record<string, string>>) => void;
}

/** The parts chosen for a reader. */
export function partsOf({ parts }: PackChoice, address: string): readonly PackPart[] {
  return parts[address] ?? WHOLE_BOOK.parts;
}

/** The query for a pack with these parts; only the umpire's can have pages of sight. */
export function packQuery(
  { language, paper, options }: PackChoice,
  parts: readonly PackPart[],
): string {
  const asked: Record<string, string> = {
    ...options,
    lang: language,
    paper,
    parts: parts.join(","),
  };
  if (!parts.includes("sight")) delete asked.sight;
  return new URLSearchParams(asked).toString();
}
