import { z } from "zod";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An address through which whoever has it joins, until it expires. */
export interface Invitation {
  readonly code: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** How long a new invitation holds. */
export const newInvitationSchema = z.strictObject({ days: z.int().min(1).max(90).default(14) });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** The instant at which an invitation made at `now` ends. */
export function expiryOf({ days }: NewInvitation, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Where an invitation leads, below the service's address. */
export function pathOfInvitation(code: string): string {
  return `/clubs/join/${code}`;
}
