import { LANGUAGES, type Language } from "@/lib/domain/language";

/** The cookie that keeps the language a visitor chose. */
export const LOCALE_COOKIE = "locale";

/** The language used where a visitor's own is not among ours. */
const DEFAULT_LOCALE: Language = "en";

/** Each language in its own words, for menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  da: "Dansk",
  pl: "Polski",
};

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** What a request says about its reader: the choice they made before, and their browser's list. */
interface LocaleHints {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | null;
}

/** The language of a page: the reader's own choice, else the first of the browser's languages we have. */
export function localeFrom({ cookie, acceptLanguage }: LocaleHints): Language {
  if (isLanguage(cookie)) return cookie;
  return (
    preferredTags(acceptLanguage ?? "")
      .map((tag) => tag.split("-")[0])
      .find(isLanguage) ?? DEFAULT_LOCALE
  );
}

/** The tags of an Accept-Language header, lower-cased, best first; a weight of 0 means "not this one". */
function preferredTags(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return { tag: tag.trim(), weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
