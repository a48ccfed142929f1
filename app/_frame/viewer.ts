/** The user viewing a page, with the fields shown in its frame. */
export interface Viewer {
  readonly name: string;
  readonly email: string;
}

/** Initials of at most two letters for a name: "Karen Holm" → "KH". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    [...(word ?? "")].slice(0, 1).join(""),
  );
  return letters.join("").toUpperCase();
}
