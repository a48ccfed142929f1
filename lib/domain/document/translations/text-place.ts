import type { Acceptance } from "../accepted-findings";
import type { TextKind } from "./translations-schema";

/** The place of a text in its document, and its permitted form. */
export interface TextPlace {
  /** Stable as long as the object exists, for example `sides/<id>/brief`. */
  readonly key: string;
  readonly kind: TextKind;
  /** A name that may stay untranslated. */
  readonly isProper?: boolean;
}

/** Returns the replacement for a text. */
export type Say = (place: TextPlace, text: string) => string;

/** Accepted findings with their reasons replaced by what `say` returns. */
export function acceptedTexts<Accepted extends Acceptance>(
  accepted: readonly Accepted[],
  say: Say,
): Accepted[] {
  return accepted.map((each) => {
    const about = [each.subject, ...(each.with ?? [])].join("+");
    const key = `accepted/${each.code}/${about}`;
    return { ...each, reason: say({ key, kind: "line" }, each.reason) };
  });
}

/** A text of the author: its place and its words. */
export interface AuthorText extends TextPlace {
  readonly text: string;
}

/** All non-empty texts that a document's walk calls `say` with, in its order. */
export function authorTexts(walk: (say: Say) => unknown): AuthorText[] {
  const texts: AuthorText[] = [];
  walk((place, text) => {
    if (text !== "") texts.push({ ...place, text });
    return text;
  });
  return texts;
}
