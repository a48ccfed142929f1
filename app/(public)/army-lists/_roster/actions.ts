"use server";

import { redirect } from "next/navigation";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { forkDocument } from "@/lib/usecases/fork-document";

/** Copies a list into one's own and opens it in the builder. */
export async function fork(id: string): Promise<void> {
  const context = requireMember(await currentContext());
  const copy = await forkDocument(context, { kind: "army-list", id });
  redirect(`/army-lists/${copy.id}/edit`);
}
