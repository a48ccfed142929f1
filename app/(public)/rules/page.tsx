import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { listDocuments } from "@/lib/usecases/document/list-documents";
import { RULES_SYSTEMS, type RulesSystem } from "./_tables/rules-system";

/**
 * Redirects to the rules of the reader's own game: that of their latest work, otherwise the one written in their
 * language.
 */
export default async function RulesPage() {
  redirect(`/rules/${(await systemOfLatestWork()) ?? (await systemOfLanguage())}`);
}

async function systemOfLatestWork(): Promise<RulesSystem | undefined> {
  const context = await currentContext();
  if (!context.actor) return undefined;
  const { items } = await listDocuments(context, {
    filter: { mine: true },
    sort: "updated",
    after: null,
    limit: 1,
  });
  return RULES_SYSTEMS.find((system) => system === items[0]?.system);
}

async function systemOfLanguage(): Promise<RulesSystem> {
  return (await getLocale()) === "pl" ? "bogowie-wojny" : "belle-alliance";
}
