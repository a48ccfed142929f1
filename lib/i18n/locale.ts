import { LANGUAGES, type Language } from "@/lib/domain/document/language";

/** The cookie that stores the language a visitor chose. */
export const LOCALE_COOKIE = "locale";

/** The language for visitors whose own is not among ours. */
const DEFAULT_LOCALE: Language = "en";

/** The name of each language in that language, for menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  da: "Dansk",
  pl: "Polski",
};

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The hints a request gives about its reader's language: an earlier choice, and the browser's list. */
interface LocaleHints {
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | null;
}

/** The language of a page: the reader's own choice, otherwise the first of the browser's languages that we have. */
export function localeFrom({ cookie, acceptLanguage }: LocaleHints): Language {
  if (isLanguage(cookie)) return cookie;
  return (
    preferredTags(acceptLanguage ?? "")
      .map((tag) => tag.split("-")[0])
      .find(isLanguage) ?? DEFAULT_LOCALE
  );
}

/** The tags in an Accept-Language header in lower case, most preferred first; a weight of 0 means "not this one". */
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
