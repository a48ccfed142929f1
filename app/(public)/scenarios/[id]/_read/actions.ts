"use server";

import { revalidatePath } from "next/cache";
import { notFound, redirect } from "next/navigation";
import { z } from "zod";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { stateUmpiring } from "@/lib/usecases/belle-alliance/scenario/state-umpiring";

/** Keeps that the reader umpires the scenario named in a form, and opens its umpire's part. */
export async function openAsUmpire(form: FormData): Promise<void> {
  const said = form instanceof FormData ? form : new FormData();
  const id = z.string().catch("").parse(said.get("id"));
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=${encodeURIComponent(`/scenarios/${id}`)}`);
  const which = { id: variantAddress(id).id };
  const isKept = await stateUmpiring(requireMember(context), which).then(() => true, refused);
  revalidatePath(`/scenarios/${id}`);
  redirect(isKept ? `/scenarios/${id}?whole=yes#umpire` : `/scenarios/${id}`);
}

/** False where the author has closed the edition in the meantime, which the page then says. */
function refused(error: unknown): boolean {
  if (!(error instanceof GrundlagError)) throw error;
  if (error.code === "not-found") notFound();
  if (error.code === "forbidden") return false;
  throw error;
}
