import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import type { RulesSystem } from "./_tables/rules-system";

/** The rules begin with the game that is written in the reader's language. */
export default async function RulesPage() {
  const system: RulesSystem = (await getLocale()) === "pl" ? "bogowie-wojny" : "belle-alliance";
  redirect(`/rules/${system}`);
}
