import type { ArmyList } from "../army-list/army-list";
import type { Battlefield } from "../battlefield/battlefield";
import type { DocumentKind } from "../document-kind";
import type { GroundMap } from "../ground-map/ground-map";
import type { Language } from "../language";
import type { Scenario } from "../scenario/scenario";
import { withListTexts } from "./list-texts";
import { withFieldTexts, withGroundTexts } from "./map-texts";
import { rememberOriginal } from "./original-of";
import { withScenarioTexts } from "./scenario-texts";
import type { Say, TextPlace } from "./text-place";

/** The documents that carry translations. */
export type Translated = Scenario | ArmyList | Battlefield | GroundMap;

interface AnyKind {
  readonly kind: DocumentKind;
}

/** A text of the author: its place and its words. */
export interface AuthorText extends TextPlace {
  readonly text: string;
}

/**
 * A document in the reader's language, as far as its author has translated it, with the translations themselves
 * removed, so that a view made from it cannot contain the translation of something the view leaves out.
 */
export function localise<Document extends AnyKind>(
  document: Document,
  language: Language,
): Document {
  if (!carriesTranslations(document)) return document;
  const translation = document.translations?.[language];
  if (!translation || language === document.language) return withoutTranslations(document);
  const { texts } = translation;
  const said = withTexts(document, ({ key }, text) =>
    text !== "" && Object.hasOwn(texts, key) ? (texts[key] ?? text) : text,
  );
  return rememberOriginal(withoutTranslations({ ...said, language }), document);
}

/** All non-empty texts of a document, in document order. */
export function textsOf(document: Translated): AuthorText[] {
  const texts: AuthorText[] = [];
  withTexts(document, (place, text) => {
    if (text !== "") texts.push({ ...place, text });
    return text;
  });
  return texts;
}

/** Whether a document's kind supports translations. */
export function carriesTranslations<Document extends AnyKind>(
  document: Document,
): document is Document & Translated {
  return document.kind !== "army-book";
}

function withoutTranslations<Document extends Translated>(document: Document): Document {
  if (!document.translations) return document;
  const { translations: _, ...rest } = document;
  // Safe: the field is optional.
  return rememberOriginal(rest as Document, document);
}

function withTexts<Document extends Translated>(document: Document, say: Say): Document;
function withTexts(document: Translated, say: Say): Translated {
  if (document.kind === "scenario") return withScenarioTexts(document, say);
  if (document.kind === "army-list") return withListTexts(document, say);
  return document.system === "belle-alliance"
    ? withGroundTexts(document, say)
    : withFieldTexts(document, say);
}
