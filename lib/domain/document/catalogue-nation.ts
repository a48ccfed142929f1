/**
 * Nations that the two rule systems name differently, mapped to the code that finds both: the army of the
 * Duchy of Warsaw is Poland in table 21.
 */
export const FOUND_UNDER: Readonly<Record<string, string>> = { "duchy-of-warsaw": "poland" };

/** The code under which a nation is searched and counted. */
export function foundNation(code: string): string {
  return FOUND_UNDER[code] ?? code;
}

/** All codes that documents may use for a nation, given any one of them. */
export function codesOfNation(code: string): string[] {
  const found = foundNation(code);
  const others = Object.keys(FOUND_UNDER).filter((other) => FOUND_UNDER[other] === found);
  return [found, ...others];
}
