import { z } from "zod";
import { plainLetters } from "../fold-text";

const LONGEST_NAME = 40;
const ENDING = 5;
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** What stands in a club's address. */
export const clubSlugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/**
 * A fresh address for a club: its name in plain letters and five signs that nobody can foresee, so that whoever
 * calls a club the same neither collides with one kept to its members nor learns of it.
 */
export function makeClubSlug(name: string, chance: (below: number) => number): string {
  const words = plainLetters(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  const ending = Array.from({ length: ENDING }, () => ALPHABET[chance(ALPHABET.length)]).join("");
  return `${words || "club"}-${ending}`;
}
