import { getTranslations } from "next-intl/server";

const SYSTEMS = ["belle-alliance", "bogowie-wojny"] as const;

/** The two rule books, the one being read marked. */
export async function SystemNav({ current }: { readonly current: (typeof SYSTEMS)[number] }) {
  const t = await getTranslations("rules");
  const common = await getTranslations("common");
  return (
    <nav className="seg rulesystems" aria-label={t("books")}>
      {SYSTEMS.map((system) => (
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
