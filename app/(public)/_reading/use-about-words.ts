import { useTranslations } from "next-intl";

const TEXTS = [
  "summary",
  "commonKnowledge",
  "specialRules",
  "credits",
  "umpireNotes",
  "notes",
  "description",
] as const;

/** Returns the words for what a comment is about: a thing's name, a text, or that it is gone. */
export function useAboutWords() {
  const t = useTranslations("comments.about");
  return ({ id, name }: { readonly id: string; readonly name: string }): string => {
    const text = TEXTS.find((each) => id === `text.${each}`);
    return text ? t(text) : name || t("unnamed");
  };
}
