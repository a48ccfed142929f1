import { Check } from "lucide-react";
import { LANGUAGES, type Language } from "@/lib/domain/language";
import { LANGUAGE_NAMES } from "@/lib/i18n/locale";
import { chooseLanguage } from "./actions";
import { barLook } from "./bar-look";

interface LanguageChoiceProps {
  readonly language: Language;
}

/** The languages of the interface, each in its own words; a form, so that it works without scripts. */
export function LanguageChoice({ language }: LanguageChoiceProps) {
  return (
    <form action={chooseLanguage}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="submit"
          name="language"
          value={option}
          lang={option}
          className={barLook.row()}
          aria-current={option === language || undefined}
        >
          {LANGUAGE_NAMES[option]}
          <Check className={barLook.tick()} aria-hidden />
        </button>
      ))}
    </form>
  );
}
