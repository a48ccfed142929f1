import type { Command } from "../document/command";
import type { Language } from "../document/language";
import { fingerprint } from "../document/translations/fingerprint";
import type { Translated } from "./localise";

interface SetTranslation {
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
