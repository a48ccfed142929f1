import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/document/language";

/** Looks up a message by its key, with the values it mentions. */
type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * Everything the cards of works say. A page loads it once for all its cards: parts that each fetch their own words
 * take React twice as long.
 */
export interface CardWords {
  readonly language: Language;
  readonly library: Words;
  readonly common: Words;
  readonly battlefield: Words;
  readonly nation: (code: string) => string;
}

/** Loads the words of cards in the reader's language. */
export async function cardWords(): Promise<CardWords> {
  const [language, library, common, battlefield, nation] = await Promise.all([
    getLocale(),
    getTranslations<string>("library"),
    getTranslations<string>("common"),
    getTranslations<string>("battlefield"),
    nationWords(),
  ]);
  return { language: language as Language, library, common, battlefield, nation };
}

/** Returns a function for the name of a nation's code in either rule system. */
export async function nationWords(): Promise<(code: string) => string> {
  const [belleAlliance, bogowieWojny] = await Promise.all([
    getTranslations<string>("belleAlliance.nation"),
    getTranslations("bogowieWojny.nations"),
  ]);
  return (code) => {
    if (belleAlliance.has(code)) return belleAlliance(code);
    return bogowieWojny.has(code) ? bogowieWojny(code) : code;
  };
}

/** A number of players as parameters of the messages. */
export function playersWords({ from, to }: { readonly from: number; readonly to: number }) {
  return { to, range: from === to ? `${from}` : `${from}–${to}` };
}
