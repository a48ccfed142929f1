import type { Language } from "@/lib/domain/language";
import type { PasteDoubt } from "@/lib/domain/scenario/paste/doubt";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorFor } from "@/lib/i18n/translator";

/** Says doubts in a language; nations come as codes and become words. */
export function sentenceOf(
  language: Language,
): (doubt: Pick<PasteDoubt, "code" | "params">) => string {
  const messages = loadMessages(language);
  const sentences = translatorFor(language, "findings.doubts", messages);
  const nations = translatorFor(language, "belleAlliance.nation", messages);
  return ({ code, params }) => {
    const { nation } = params;
    const words = nation === undefined ? params : { ...params, nation: nations(String(nation)) };
    return sentences(code, words);
  };
}
