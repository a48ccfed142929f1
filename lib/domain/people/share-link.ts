import { z } from "zod";
import { LIMITS } from "../document/limits";
import { nameSchema } from "../document/primitives";

/** Letters and digits that are hard to confuse when typed from paper. */
export const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
/** 59 bits: too many to guess at the permitted rate, few enough to type. */
const LENGTH = 12;

/** The part of a link's address after `/l/`. */
export const slugSchema = z.string().regex(new RegExp(`^[${LETTERS}]{${LENGTH}}$`));

/** A new slug; `chance(n)` must return unpredictable integers from 0 to n − 1. */
export function makeSlug(chance: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => LETTERS[chance(LETTERS.length)]).join("");
}

/** A link to create: its name, seen by its owner only, and the version it is fixed to; null follows the document. */
export const newShareLinkSchema = z.strictObject({
  name: nameSchema,
  version: z.int().min(1).max(LIMITS.version).or(z.literal("newest")).nullable().default(null),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;

/** The path of a link. */
export function pathOfLink(slug: string): string {
  return `/l/${slug}`;
}
