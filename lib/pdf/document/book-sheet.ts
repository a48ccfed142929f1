import type { Language } from "@/lib/domain/document/language";

/** The input of the template `pack.typ`: everything calculated, and in words of the reader's language. */
export interface BookSheet<Cover, Section> {
  /** Title in the file's properties. */
  readonly documentTitle: string;
  readonly runningHead: string;
  /** Language of the labels. */
  readonly language: Language;
  /** Language of the author's texts, for hyphenation. */
  readonly textLanguage: Language;
  readonly paper: string;
  /** The audience, at the foot of each page; empty if none in particular. */
  readonly audience: string;
  /** Null if there is no cover. */
  readonly cover: Cover | null;
  readonly sections: readonly Section[];
}
