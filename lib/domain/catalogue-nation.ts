/**
 * Nations one rule system names otherwise than the other, by the code both are found under: the
 * army of the Duchy of Warsaw is the Poland of table 21.
 */
export const FOUND_UNDER: Readonly<Record<string, string>> = { "duchy-of-warsaw": "poland" };

/** The code a nation is found and counted under. */
export function foundNation(code: string): string {
  return FOUND_UNDER[code] ?? code;
}

/** Every code documents may have for the nation a reader asks for by any of them. */
export function codesOfNation(code: string): string[] {
  const found = foundNation(code);
  const others = Object.keys(FOUND_UNDER).filter((other) => FOUND_UNDER[other] === found);
  return [found, ...others];
}
