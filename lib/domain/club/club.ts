import { z } from "zod";
import { LIMITS } from "../limits";
import { markdownSchema, nameSchema } from "../primitives";
import { CLUB_ROLES, type ClubRole, SEEN_BY } from "./club-words";
import type { Invitation } from "./invitation";

/** What an organiser says of a club. */
export const clubDetailsSchema = z.strictObject({
  name: nameSchema,
  place: z.string().max(LIMITS.nameLength).default(""),
  seenBy: z.enum(SEEN_BY).default("members"),
  text: markdownSchema.default(""),
});
export type ClubDetails = z.infer<typeof clubDetailsSchema>;

export const memberRoleSchema = z.strictObject({ role: z.enum(CLUB_ROLES) });

export interface ClubMember {
  readonly userId: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly joinedAt: Date;
}

/** A club as it is stored, its members from the longest-standing on. */
export interface Club extends ClubDetails {
  readonly id: string;
  readonly slug: string;
  readonly createdAt: Date;
  readonly members: readonly ClubMember[];
  /** The living invitation; null where there is none. */
  readonly invitation: Invitation | null;
}
