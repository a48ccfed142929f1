import { fingerprint } from "./fingerprint";
import type { Translation } from "./translations-schema";

interface Retitling {
  readonly from: string;
  readonly to: string;
  /** The translated title, from the one before. */
  readonly retitled: (text: string) => string;
}

/** A translation whose title follows the document's from one to another; one that was outdated stays so, one without a mark is not. */
export function retitledIn(
  translation: Translation,
  { from, to, retitled }: Retitling,
): Translation {
  const { texts, of } = translation;
  const { title } = texts;
  const mark = of?.title;
  if (title === undefined || (mark !== undefined && mark !== fingerprint(from))) return translation;
  return {
    texts: { ...texts, title: retitled(title) },
    of: { ...of, title: fingerprint(to) },
  };
}
