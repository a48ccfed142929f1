import { diffWordsWithSpace } from "diff";

/** A run of words that is in both texts or in only one of them. */
export interface WordSpan {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** If more words than this have changed, the texts are shown one after the other instead. */
const MAX_EDITS = 2_000;

/** The words removed from and added to a text; white space and line ends are preserved. */
export function wordDiff(then: string, now: string): WordSpan[] {
  const changes = diffWordsWithSpace(then, now, { maxEditLength: MAX_EDITS });
  if (!changes) return apart(then, now);
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

function apart(then: string, now: string): WordSpan[] {
  return [
    { kind: "removed", text: then },
    { kind: "added", text: now },
  ];
}
