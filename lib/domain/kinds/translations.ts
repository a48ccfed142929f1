import type { Command } from "../document/command";
import type { Language } from "../document/language";
import { fingerprint } from "../document/translations/fingerprint";
import type { AuthorText } from "../document/translations/text-place";
import { type Translated, textsOf } from "./localise";

/** A text to translate, listed once for all places of the same field with the same words. */
export interface TranslationRow extends Omit<AuthorText, "key"> {
  /** Its places; never empty. */
  readonly keys: readonly string[];
  /** The last part of the key: `brief`, `name`, `source`. */
  readonly field: string;
  /** The translation; empty if it is missing in any of its places. */
  readonly translation: string;
  /** `outdated`: the original has changed since. */
  readonly state: "missing" | "outdated" | "done";
}

/** A translation of a text as it is now written. */
export interface SetTranslation {
  readonly language: Language;
  /** The places with the text `original`, which share a translation. */
  readonly keys: readonly string[];
  readonly original: string;
  /** Blank removes the translation. */
  readonly text: string;
}

/** Sets the translation of a text and stores the fingerprint of its original. */
export const setTranslation: Command<Pick<Translated, "translations">, SetTranslation> = {
  name: "setTranslation",
  run: (draft, { language, keys, original, text }) => {
    draft.translations ??= {};
    draft.translations[language] ??= { texts: {} };
    const translation = draft.translations[language];
    translation.of ??= {};
    for (const key of keys) {
      if (text.trim() === "") {
        delete translation.texts[key];
        delete translation.of[key];
      } else {
        translation.texts[key] = text;
        translation.of[key] = fingerprint(original);
      }
    }
  },
};

/** All texts to translate into a language, in document order. */
export function translationRows(document: Translated, language: Language): TranslationRow[] {
  const rows = new Map<string, AuthorText[]>();
  for (const text of textsOf(document)) {
    const alike = `${fieldOf(text.key)} ${text.text}`;
    rows.set(alike, [...(rows.get(alike) ?? []), text]);
  }
  return [...rows.values()].flatMap((texts) => rowOf(texts, document.translations?.[language]));
}

function rowOf(
  texts: readonly AuthorText[],
  translation: NonNullable<Translated["translations"]>[Language],
): TranslationRow[] {
  const [first] = texts;
  if (!first) return [];
  const { key: _, ...place } = first;
  const keys = texts.map(({ key }) => key);
  const said = keys.map((key) => translation?.texts[key] ?? "");
  const mark = fingerprint(first.text);
  const isOld = keys.some((key) => (translation?.of?.[key] ?? mark) !== mark);
  const isMissing = said.some((text) => text === "");
  const state = isMissing ? "missing" : isOld ? "outdated" : "done";
  return [{ ...place, keys, field: fieldOf(first.key), translation: said[0] ?? "", state }];
}

function fieldOf(key: string): string {
  return key.startsWith("accepted/") ? "accepted" : (key.split("/").at(-1) ?? key);
}
