import type { Language } from "../document/language";
import { LIMITS } from "../document/limits";
import { retitledIn } from "../document/translations/retitled";
import { type CopiedPart, copiedPart } from "./copied-part";
import type { AnyDocument } from "./document";
import { carriesTranslations, withFingerprints } from "./localise";

interface CopyPlan {
  readonly part: CopiedPart;
  /** The word that tells a copy from its original in a title, by language: "copy". */
  readonly words: Readonly<Record<Language, string>>;
  /** The titles of the documents it will lie among. */
  readonly taken: readonly string[];
}

/**
 * A copy of a document under a title that none of those beside it has: "Quatre Bras, copy", then "Quatre Bras, copy 2".
 * Its translated titles say the same.
 */
export function asCopy(document: AnyDocument, { part, words, taken }: CopyPlan): AnyDocument {
  const copy = withFingerprints(copiedPart(document, part));
  const titled = (n: number) => titleOfCopy(copy.title, words[copy.language], n);
  let n = 1;
  while (taken.includes(titled(n)) || titled(n) === copy.title) n += 1;
  const title = titled(n);
  if (!carriesTranslations(copy) || !copy.translations) return { ...copy, title };
  const translations = Object.fromEntries(
    Object.entries(copy.translations).map(([language, translation]) => {
      const word = words[language as Language];
      const retitled = (text: string) => titleOfCopy(text, word, n);
      return [language, retitledIn(translation, { from: copy.title, to: title, retitled })];
    }),
  );
  return { ...copy, title, translations };
}

function titleOfCopy(title: string, word: string, n: number): string {
  const tail = `, ${word}${n > 1 ? ` ${n}` : ""}`;
  const base = title.replace(new RegExp(`, ${word}(?: \\d+)?$`), "");
  const room = base.slice(0, LIMITS.nameLength - tail.length);
  // Half a character is none.
  return `${room.replace(/[\ud800-\udbff]$/, "").trimEnd()}${tail}`;
}
