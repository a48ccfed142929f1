import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { keepVisit, type Visit } from "@/lib/db/document/visits";
import { canReadPeople } from "@/lib/domain/people/permissions";
import { type DocumentKey, guardedHead } from "@/lib/usecases/guard";

export const visitSchema = z.strictObject({
  part: z
    .string()
    .regex(/^[a-z-]{0,40}$/)
    .default(""),
});

/** The answer to an editor's page that says where it is. */
interface Visited {
  readonly version: number;
  readonly items: readonly Visit[];
}

/**
 * Says which part of a document the user has open, and returns its version and who else is in it. Errors: `not-found`,
 * `forbidden`.
 */
export async function visitDocument(
  context: MemberContext,
  { kind, id, part }: DocumentKey & z.infer<typeof visitSchema>,
): Promise<Visited> {
  const { actor, database, now } = context;
  const { version } = await guardedHead(context, { kind, id }, canReadPeople);
  const visit = { documentId: id, userId: actor.id, part, now: now() };
  return { version, items: await keepVisit(database, visit) };
}
