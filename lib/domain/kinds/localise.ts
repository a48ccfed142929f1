import type { DocumentKind } from "../document/document-kind";
import type { Language } from "../document/language";
import { fingerprint } from "../document/translations/fingerprint";
import { rememberOriginal } from "../document/translations/original-of";
import { type AuthorText, authorTexts, type Say } from "../document/translations/text-place";
import type { Translation, Translations } from "../document/translations/translations-schema";
import type { AnyDocument } from "./document";
import { partsOf } from "./parts";

export type Translated = Extract<AnyDocument, { translations?: Translations }>;

interface AnyKind {
  readonly kind: DocumentKind;
}

/**
 * A document in the reader's language, as far as its author has translated it, with the translations themselves
 * removed, so that a view made from it cannot contain the translation of something the view leaves out. A text that
 * has changed since it was translated is shown as it is now written.
 */
export function localise<Document extends AnyKind>(
  document: Document,
  language: Language,
): Document {
  if (!carriesTranslations(document)) return document;
  const translation = document.translations?.[language];
  if (!translation || language === document.language) return withoutTranslations(document);
  const said = withTexts(document, ({ key }, text) => translatedText(translation, key, text));
  return rememberOriginal(withoutTranslations({ ...said, language }), document);
}

function translatedText({ texts, of }: Translation, key: string, text: string): string {
  if (text === "" || !Object.hasOwn(texts, key)) return text;
  const mark = of && Object.hasOwn(of, key) ? of[key] : undefined;
  return mark === undefined || mark === fingerprint(text) ? (texts[key] ?? text) : text;
}

/**
 * A document whose translations all say which words they were made from; those that do not yet are taken to be of the
 * present ones. So a later change of a text is noticed, also in copies.
 */
export function withFingerprints<Document extends AnyKind>(document: Document): Document {
  if (!carriesTranslations(document) || !document.translations) return document;
  const texts = textsOf(document);
  const translations = Object.entries(document.translations).map(([language, translation]) => {
    const present = texts
      .filter(({ key }) => Object.hasOwn(translation.texts, key))
      .map(({ key, text }) => [key, fingerprint(text)]);
    return [
      language,
      { ...translation, of: { ...Object.fromEntries(present), ...translation.of } },
    ];
  });
  return { ...document, translations: Object.fromEntries(translations) };
}

/** All non-empty texts of a document, in document order. */
export function textsOf(document: Translated): AuthorText[] {
  return authorTexts((say) => withTexts(document, say));
}

/** Whether a document's kind supports translations. */
export function carriesTranslations<Document extends AnyKind>(
  document: Document,
): document is Document & Translated {
  return partsOf(document).withTexts !== undefined;
}

function withoutTranslations<Document extends Translated>(document: Document): Document {
  if (!document.translations) return document;
  const { translations: _, ...rest } = document;
  // Safe: the field is optional.
  return rememberOriginal(rest as Document, document);
}

function withTexts<Document extends Translated>(document: Document, say: Say): Document {
  // Safe: the texts change and nothing else.
  return (partsOf(document).withTexts?.(document, say) ?? document) as Document;
}
