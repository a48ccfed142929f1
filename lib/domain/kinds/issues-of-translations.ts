import type { Issue } from "../document/error-code";
import { LANGUAGES } from "../document/language";
import { LIMITS } from "../document/limits";
import { below } from "../document/pointer";
import type { TextKind } from "../document/translations/translations-schema";
import type { AnyDocument } from "./document";
import { carriesTranslations, textsOf } from "./localise";

const MOST: Readonly<Record<TextKind, number>> = {
  name: LIMITS.nameLength,
  line: LIMITS.lineLength,
  markdown: LIMITS.textLength,
};

/** Issues of translations longer than their text may be; translations of removed texts are ignored. */
export function issuesOfTranslations(document: AnyDocument): Issue[] {
  if (!carriesTranslations(document) || !document.translations) return [];
  const { translations } = document;
  const kinds = new Map(textsOf(document).map(({ key, kind }) => [key, kind]));
  return LANGUAGES.flatMap((language) =>
    Object.entries(translations?.[language]?.texts ?? {}).flatMap(([key, text]) => {
      const most = MOST[kinds.get(key) ?? "markdown"];
      if (text.length <= most) return [];
      const message = `The translation of "${key}" has ${text.length} characters; ${most} are the most.`;
      return [{ path: below(`/translations/${language}/texts`, key), code: "too-big", message }];
    }),
  );
}
