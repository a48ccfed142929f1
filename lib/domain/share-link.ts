import { z } from "zod";
import type { DocumentKind } from "./document-kind";
import { LIMITS } from "./limits";
import { nameSchema } from "./primitives";

/** What links open. Scenarios share packs and views of their sides instead, made for each reader. */
const SHAREABLE_KINDS = ["army-list", "army-book", "map"] as const satisfies DocumentKind[];
export type ShareableKind = (typeof SHAREABLE_KINDS)[number];

/** Whether links may open documents of a kind. */
export function isShareable(kind: DocumentKind): kind is ShareableKind {
  return SHAREABLE_KINDS.some((one) => one === kind);
}

/** Letters and digits that are not confused when typed from a print. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
/** 59 bits: too many to guess at the rate that guesses are let through, few enough to type. */
const LENGTH = 12;

/** What stands in a link's address behind `/l/`. */
export const slugSchema = z.string().regex(new RegExp(`^[${ALPHABET}]{${LENGTH}}$`));

/** A new slug from an unpredictable source of whole numbers below its argument. */
export function makeSlug(chance: (below: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[chance(ALPHABET.length)]).join("");
}

/** A link to be made: its name, for its owner's eyes, and the version it is to show for good, by its number or the newest one there is. */
export const newShareLinkSchema = z.strictObject({
  name: nameSchema,
  version: z.int().min(1).max(LIMITS.version).or(z.literal("newest")).nullable().default(null),
});
export type NewShareLink = z.infer<typeof newShareLinkSchema>;

/** Where a link leads, below the service's address. */
export function pathOfLink(slug: string): string {
  return `/l/${slug}`;
}
