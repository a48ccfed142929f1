"use server";

import { notFound, redirect } from "next/navigation";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import { forkDocument } from "@/lib/usecases/fork-document";

/** Copies a map into one's own and opens the copy for editing. */
export async function fork(id: string): Promise<void> {
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=${encodeURIComponent(`/maps/${String(id)}`)}`);
  const key = { kind: "map", id } as const;
  const copy = await forkDocument(requireMember(context), key).catch(onlyFound);
  redirect(`/maps/${copy.id}/edit`);
}

function onlyFound(error: unknown): never {
  if (error instanceof GrundlagError && error.code === "not-found") notFound();
  throw error;
}
