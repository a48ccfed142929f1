import { z } from "zod";
import { clubDetailsSchema, clubSlugSchema } from "@/lib/domain/people/club";
import { CLUB_ROLES } from "@/lib/domain/people/club-words";
import { instantSchema } from "../answer-schemas";

export const clubParams = z.object({ slug: clubSlugSchema });

export const invitationSchema = z.object({
  code: z.string(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  url: z.url().describe("Where people join"),
});

export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(CLUB_ROLES),
  joinedAt: instantSchema,
  isSelf: z.boolean(),
});

/** A club as far as the reader may see it. */
export const clubSchema = z.object({
  ...clubDetailsSchema.shape,
  id: z.string(),
  slug: z.string(),
  role: z
    .enum(CLUB_ROLES)
    .nullable()
    .describe("What the caller is in it; null for who is no member"),
  mayLeave: z.boolean().describe("False for the only organiser of others"),
  members: z.array(memberSchema).describe("Empty for anyone who may not see them"),
  invitation: invitationSchema.nullable().describe("For organisers"),
});

/** A club in a member's list of clubs. */
export const ownClubSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  place: z.string(),
  role: z.enum(CLUB_ROLES),
  joinedAt: instantSchema,
  memberCount: z.int(),
});
