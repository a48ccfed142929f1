import { diffWordsWithSpace } from "diff";

/** A stretch of two texts: in both, or in one of them. */
export interface WordSpan {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** With more changed words than this, the texts have little in common and are shown one after the other. */
const MOST_EDITS = 2_000;

/** What was taken out of a text and what was put in, word by word, blanks and line ends kept. */
export function wordDiff(then: string, now: string): WordSpan[] {
  const changes = diffWordsWithSpace(then, now, { maxEditLength: MOST_EDITS });
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
