const LETTERS = 26;

/** The letter for an index from 0: A to Z, then AA, AB and so on. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / LETTERS);
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return rest === 0 ? letter : letterOf(rest - 1) + letter;
}
