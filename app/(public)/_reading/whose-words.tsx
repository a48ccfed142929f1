import { getLocale, getTranslations } from "next-intl/server";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import type { Translations } from "@/lib/domain/document/translations/translations-schema";

interface WhoseWordsProps {
  /** `null` if the texts are the author's own. */
  readonly translatedFrom: Language | null;
  /** The languages the document is translated into. */
  readonly translatedInto: readonly Language[];
  /** Other parameters of the address, to be kept. */
  readonly further?: string;
}

/** Says that the texts are translated and links to the original; on the original, links to the translation. */
export async function WhoseWords({
  translatedFrom,
  translatedInto,
  further = "",
}: WhoseWordsProps) {
  const t = await getTranslations("scenarioRead");
  const common = await getTranslations("common");
  const reader = await getLocale();
  if (translatedFrom) {
    const from = common(`language.${translatedFrom}`);
    return (
      <p className="text-ink-3 text-sm">
        {t("translatedFrom", { language: from })} ·{" "}
        <a href={`?${[further, "texts=original"].filter(Boolean).join("&")}`}>
          {t("original", { language: from })}
        </a>
      </p>
    );
  }
  if (!translatedInto.some((language) => language === reader)) return null;
  return (
    <p className="text-ink-3 text-sm">
      <a href={`?${further}`}>{t("inTranslation", { language: common(`language.${reader}`) })}</a>
    </p>
  );
}

interface WordsOfDocumentProps {
  /** As its author wrote it. */
  readonly written: { readonly language: Language; readonly translations?: Translations };
  /** As it is shown. */
  readonly shown: { readonly language: Language };
  readonly further?: string;
}

/** The same for a document that carries its translations itself. */
export function WordsOfDocument({
  written: { language, translations = {} },
  shown,
  further = "",
}: WordsOfDocumentProps) {
  return (
    <WhoseWords
      translatedFrom={shown.language === language ? null : language}
      translatedInto={LANGUAGES.filter((each) => each !== language && translations[each])}
      further={further}
    />
  );
}
