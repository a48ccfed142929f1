"use server";

import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentContext, currentWorkCaller, requireMember } from "@/lib/auth/session-gate";
import { battlefieldRequestSchema } from "@/lib/domain/bogowie-wojny/field/battlefield-request";
import { makeBattlefield } from "@/lib/usecases/bogowie-wojny/field/make-battlefield";
import { createDocument } from "@/lib/usecases/document/create-document";
import { toFullDesk } from "../../_copying/copy-to-own";

const PAGE = "/rules/bogowie-wojny/battlefield";

/**
 * Saves a seed's field as a map of the user's own and opens it for editing; users who are not signed in return to the
 * same field afterwards. `options` is the query for the API, `page` the one for the page.
 */
export async function keepField(options: string, page: string): Promise<void> {
  const back = `${PAGE}?${page}`;
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-up?next=${encodeURIComponent(back)}`);
  const asked = battlefieldRequestSchema.safeParse(
    Object.fromEntries(new URLSearchParams(options)),
  );
  if (!asked.success) redirect(PAGE);
  const field = await makeBattlefield(asked.data, await currentWorkCaller());
  const t = await getTranslations("battlefield");
  const title = t("pictureOf", { seed: asked.data.seed });
  const json = { ...field, title, language: await getLocale() };
  const kept = createDocument(requireMember(context), { kind: "map", json });
  const { id } = await kept.catch(toFullDesk);
  redirect(`/maps/${id}/edit`);
}
