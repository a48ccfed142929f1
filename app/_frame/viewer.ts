/** The user looking at a page, as far as the frame around it shows. */
export interface Viewer {
  readonly name: string;
  readonly email: string;
}

/** The letters that stand for a name where there is room for two: "Karen Holm" → "KH". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    [...(word ?? "")].slice(0, 1).join(""),
  );
  return letters.join("").toUpperCase();
}
