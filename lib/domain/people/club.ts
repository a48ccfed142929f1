import { z } from "zod";
import { tagOf } from "../document/details-tag";
import { plainLetters } from "../document/fold-text";
import { LIMITS } from "../document/limits";
import { markdownSchema, visibleNameSchema } from "../document/primitives";
import { CLUB_ROLES, type ClubRole, SEEN_BY } from "./club-words";

/** The details an organiser enters about a club. */
export const clubDetailsSchema = z.strictObject({
  name: visibleNameSchema,
  place: z.string().max(LIMITS.nameLength).default(""),
  seenBy: z.enum(SEEN_BY).default("members"),
  text: markdownSchema.default(""),
});
export type ClubDetails = z.infer<typeof clubDetailsSchema>;

export const memberRoleSchema = z.strictObject({ role: z.enum(CLUB_ROLES) });

interface ClubMember {
  readonly userId: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly joinedAt: Date;
}

/** A club as stored; the longest-standing members first. */
export interface Club extends ClubDetails {
  readonly id: string;
  readonly slug: string;
  readonly createdAt: Date;
  readonly members: readonly ClubMember[];
  /** The current invitation; null if there is none. */
  readonly invitation: Invitation | null;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An address that lets people join until it expires. */
export interface Invitation {
  readonly code: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** How long a new invitation is valid. */
export const newInvitationSchema = z.strictObject({ days: z.int().min(1).max(90).default(14) });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

const LONGEST_NAME = 40;
const ENDING = 5;
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** The slug in a club's address. */
export const clubSlugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** When an invitation made at `now` expires. */
export function expiryOf({ days }: NewInvitation, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** The path of an invitation. */
export function pathOfInvitation(code: string): string {
  return `/clubs/join/${code}`;
}

/**
 * A new address for a club: its name in ASCII and five random characters, so that a club of the same name neither
 * collides with a club hidden from non-members nor reveals that it exists.
 */
export function makeClubSlug(name: string, chance: (below: number) => number): string {
  const words = plainLetters(name)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  const ending = Array.from({ length: ENDING }, () => ALPHABET[chance(ALPHABET.length)]).join("");
  return `${words || "club"}-${ending}`;
}

/** A hash of a club's details, which changes whenever they do. */
export function tagOfClub({ name, place, seenBy, text }: ClubDetails): string {
  return tagOf([name, place, seenBy, text]);
}
