import { notFound, redirect } from "next/navigation";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import { forkDocument } from "@/lib/usecases/documents/fork-document";
import type { DocumentKey } from "@/lib/usecases/guard";

/**
 * Copies a document into the reader's own and opens the copy for writing. `pages` is where documents of its kind
 * stand; who is not signed in opens an account or signs in, and comes back to its page afterwards.
 */
export async function copyToOwn(key: DocumentKey, pages: string): Promise<never> {
  const context = await currentContext();
  const page = `${pages}/${String(key.id)}`;
  if (!context.actor) redirect(`/sign-up?next=${encodeURIComponent(page)}`);
  const copy = await forkDocument(requireMember(context), key).catch(toDeskOrNotFound);
  redirect(`${pages}/${copy.id}/edit`);
}

/** Leads whoever may keep no more documents to his desk, which says so; any other fault stays one. */
export function toFullDesk(error: unknown): never {
  if (error instanceof GrundlagError && error.code === "too-many-documents") redirect("/desk");
  throw error;
}

function toDeskOrNotFound(error: unknown): never {
  if (error instanceof GrundlagError && error.code === "not-found") notFound();
  return toFullDesk(error);
}
