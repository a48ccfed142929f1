import { redirect } from "next/navigation";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { canEditDocument } from "@/lib/domain/people/permissions";
import { readDocument } from "@/lib/usecases/document/read-document";

/** The scenario whose desk is asked for, read once a request; who may not edit it is sent elsewhere. */
export const openedScenario = cache(async (id: string) => {
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=${encodeURIComponent(`/scenarios/${id}/edit`)}`);
  const stored = await readDocument(context, { kind: "scenario", id }).catch((error) => {
    if (error instanceof GrundlagError && error.code === "forbidden") redirect(`/scenarios/${id}`);
    return notFoundPage(error);
  });
  if (!canEditDocument({ reader: context.actor, document: stored })) redirect(`/scenarios/${id}`);
  return stored;
});
