"use server";

import { notFound, redirect } from "next/navigation";
import { z } from "zod";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/error-code";
import { forkDocument } from "@/lib/usecases/fork-document";

/** Copies the scenario to the reader's own desk and opens the copy there. */
export async function copyToDesk(form: FormData): Promise<void> {
  const id = z.string().catch("").parse(form.get("id"));
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=${encodeURIComponent(`/scenarios/${id}`)}`);
  const key = { kind: "scenario", id } as const;
  const copy = await forkDocument(requireMember(context), key).catch(onlyFound);
  redirect(`/scenarios/${copy.id}/edit`);
}

function onlyFound(error: unknown): never {
  if (error instanceof GrundlagError && error.code === "not-found") notFound();
  throw error;
}
