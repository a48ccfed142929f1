"use server";

import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { readFieldDocument } from "@/lib/usecases/bogowie-wojny/game/read-field";
import { createDocument } from "@/lib/usecases/document/create-document";
import { toFullDesk } from "../../_copying/copy-to-own";

/**
 * Saves a game's battlefield as a map of the user's own and opens it; users who are not signed in return to the field
 * after signing in.
 */
export async function keepGameField(gameId: string): Promise<void> {
  const context = await currentContext();
  const back = `/games/${gameId}/field`;
  if (!context.actor) redirect(`/sign-up?next=${encodeURIComponent(back)}`);
  const field = await readFieldDocument(context, { id: gameId });
  const json = { ...field, language: await getLocale() };
  const kept = createDocument(requireMember(context), { kind: "map", json });
  const { id } = await kept.catch(toFullDesk);
  redirect(`/maps/${id}`);
}
