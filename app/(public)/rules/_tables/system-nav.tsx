import { getTranslations } from "next-intl/server";
import { RULES_SYSTEMS, type RulesSystem } from "./rules-system";

/** The two rule books, the one being read marked. */
export async function SystemNav({ current }: { readonly current: RulesSystem }) {
  const t = await getTranslations("rules");
  const common = await getTranslations("common");
  return (
    <nav className="seg rulesystems" aria-label={t("books")}>
      {RULES_SYSTEMS.map((system) => (
        <a
          key={system}
          href={`/rules/${system}`}
          aria-current={system === current ? "page" : undefined}
        >
          {common(`system.${system}`)}
        </a>
      ))}
    </nav>
  );
}
