/** The keys of the patterns that a plain name fits. */
export function wordsIn(words: Readonly<Record<string, RegExp>>, plain: string): string[] {
  return Object.keys(words).filter((word) => words[word]?.test(plain));
}
