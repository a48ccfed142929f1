import type { Language } from "@/lib/domain/language";
import type { ColumnMapping } from "@/lib/domain/scenario/paste/columns";
import type { OfficersChoice } from "@/lib/domain/scenario/paste/officers";
import type { SourceFormat } from "@/lib/domain/scenario/paste/source-format";
import type { Nation } from "@/lib/rules/belle-alliance/nation";

/** An order of battle as it was sent. */
export interface SentSource {
  readonly bytes: Uint8Array;
  /** Without parameters, in lower case; empty where none was named. */
  readonly contentType: string;
  /** What the caller says it is; null leaves it to the content type, or to what the bytes hold. */
  readonly format: SourceFormat | null;
  /** Of the battle, to look its units up in table 21; null leaves their valour alone. */
  readonly year: number | null;
  readonly language: Language;
  /** What its columns hold, where their heads do not say it or say it wrong. */
  readonly columns?: ColumnMapping;
  /** Of troops whose nation nothing says; guessed where left out. */
  readonly nation?: Nation | null;
  /** Apart where left out. */
  readonly officers?: OfficersChoice;
}
