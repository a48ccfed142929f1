import type { Language } from "@/lib/domain/document/language";
import da from "./messages/da/document/copies.json";
import en from "./messages/en/document/copies.json";
import pl from "./messages/pl/document/copies.json";

/** The word that tells a copy from its original in a title, by the language of the document. */
export const COPY_WORDS: Readonly<Record<Language, string>> = {
  en: en.word,
  da: da.word,
  pl: pl.word,
};
