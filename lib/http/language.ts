import { LANGUAGES, type Language } from "@/lib/domain/document/language";

/**
 * The language of an answer: the one in `lang` if given, otherwise the first supported one of `Accept-Language`,
 * otherwise English.
 */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get("lang");
  return supportedLanguage(asked) ?? acceptedLanguage(request.headers.get("accept-language") ?? "");
}

function acceptedLanguage(header: string): Language {
  const preferences = header.split(",").map((preference) => {
    const [tag = "", ...parameters] = preference.trim().split(";");
    const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
    return {
      language: supportedLanguage(tag.slice(0, 2)),
      quality: Number(quality?.slice(2) ?? 1),
    };
  });
  const best = preferences
    .filter((preference) => preference.language && preference.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? "en";
}

function supportedLanguage(tag: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === tag?.toLowerCase());
}
