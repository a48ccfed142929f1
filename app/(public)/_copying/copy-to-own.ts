import { notFound, redirect } from "next/navigation";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { CopiedPart } from "@/lib/domain/kinds/copied-part";
import type { DocumentKey } from "@/lib/usecases/guard";
import { forkDocument } from "@/lib/usecases/kinds/fork-document";

/**
 * Copies a document to the user's account and opens the copy for editing. `pages` is the path of documents of its kind.
 * Users who are not signed in are first asked to sign in or sign up, and then return to the page.
 */
export async function copyToOwn(
  key: DocumentKey,
  pages: string,
  part: CopiedPart = "whole",
): Promise<never> {
  const context = await currentContext();
  const page = `${pages}/${String(key.id)}`;
  if (!context.actor) redirect(`/sign-up?next=${encodeURIComponent(page)}`);
  const copy = await forkDocument(requireMember(context), key, part).catch(toDeskOrNotFound);
  redirect(`${pages}/${copy.id}/edit`);
}

/** Redirects users who have reached the limit on documents to their desk, which tells them; rethrows other errors. */
export function toFullDesk(error: unknown): never {
  if (error instanceof GrundlagError && error.code === "too-many-documents") redirect("/desk");
  throw error;
}

function toDeskOrNotFound(error: unknown): never {
  const isHidden =
    error instanceof GrundlagError && ["not-found", "forbidden"].includes(error.code);
  if (isHidden) notFound();
  return toFullDesk(error);
}
