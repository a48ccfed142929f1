import { Check } from "lucide-react";
import { tv } from "tailwind-variants/lite";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { LANGUAGE_NAMES } from "@/lib/i18n/locale";
import { chooseLanguage } from "./actions";
import { barLook } from "./bar-look";

const buttonsLook = tv({
  slots: {
    list: "flex flex-wrap gap-1",
    button: [
      "group inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-sm border border-rule-2 px-3 text-sm touch:min-h-11",
      "-outline-offset-2 hover:bg-hover aria-[current]:border-brass aria-[current]:bg-select aria-[current]:font-semibold",
    ],
  },
})();

interface LanguageChoiceProps {
  readonly language: Language;
  /** Rows of a menu, or adjacent buttons on a page. */
  readonly look?: "menu" | "buttons";
}

/** The languages of the interface, each named in itself; a form, so that it works without scripts. */
export function LanguageChoice({ language, look = "menu" }: LanguageChoiceProps) {
  return (
    <form action={chooseLanguage} className={look === "menu" ? undefined : buttonsLook.list()}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="submit"
          name="language"
          value={option}
          lang={option}
          className={look === "menu" ? barLook.row() : buttonsLook.button()}
          aria-current={option === language || undefined}
        >
          {LANGUAGE_NAMES[option]}
          <Check className={barLook.tick()} aria-hidden />
        </button>
      ))}
    </form>
  );
}
