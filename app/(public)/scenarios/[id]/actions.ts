"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { forkDocument } from "@/lib/usecases/fork-document";

/** Copies the scenario to the reader's own desk and opens the copy there. */
export async function copyToDesk(form: FormData): Promise<void> {
  const id = z.string().max(64).parse(form.get("id"));
  const context = requireMember(await currentContext());
  const copy = await forkDocument(context, { kind: "scenario", id });
  redirect(`/scenarios/${copy.id}/edit`);
}
