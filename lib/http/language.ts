import { LANGUAGES, type Language } from "@/lib/domain/language";

/** The language of an answer: `lang` where given, else the first we speak of `Accept-Language`, else English. */
export function languageOf(request: Request): Language {
  const asked = new URL(request.url).searchParams.get("lang");
  return spoken(asked) ?? acceptedLanguage(request.headers.get("accept-language") ?? "");
}

function acceptedLanguage(header: string): Language {
  const wishes = header.split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.trim().split(";");
    const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
    return { language: spoken(tag.slice(0, 2)), quality: Number(quality?.slice(2) ?? 1) };
  });
  const best = wishes
    .filter((wish) => wish.language && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? "en";
}

function spoken(tag: string | null): Language | undefined {
  return LANGUAGES.find((language) => language === tag?.toLowerCase());
}
