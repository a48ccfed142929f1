import type { Language } from "@/lib/domain/language";
import type { SourceFormat } from "@/lib/domain/scenario/paste/source-format";

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
}
