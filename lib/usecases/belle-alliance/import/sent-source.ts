import type { SourceFormat } from "@/lib/domain/belle-alliance/import/source-format";
import type { ColumnMapping } from "@/lib/domain/belle-alliance/import/tables/columns";
import type { OfficersChoice } from "@/lib/domain/belle-alliance/import/words/officers";
import type { Language } from "@/lib/domain/document/language";
import type { Nation } from "@/lib/rules/belle-alliance/nation";

/** An order of battle as it was sent. */
export interface SentSource {
  readonly bytes: Uint8Array;
  /** Without parameters, in lower case; empty if missing. */
  readonly contentType: string;
  /** The format the caller names; null leaves it to the content type or the bytes. */
  readonly format: SourceFormat | null;
  /** Year of the battle, to look up its units in table 21; null leaves out their valour. */
  readonly year: number | null;
  readonly language: Language;
  /** The content of columns whose headings do not say it or are wrong. */
  readonly columns?: ColumnMapping;
  /** Nation of troops for which none is stated; guessed if left out. */
  readonly nation?: Nation | null;
  /** How officers are treated; by default they are kept apart. */
  readonly officers?: OfficersChoice;
}
