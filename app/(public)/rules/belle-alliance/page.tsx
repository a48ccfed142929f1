import "../rules.css";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { RulesFrame } from "../_tables/rules-frame";
import { TABLE_NUMBERS } from "../_tables/table-numbers";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("tables") };
}

/** All tables of Belle Alliance. */
export default async function BelleAlliancePage() {
  const t = await getTranslations("rules");
  return (
    <RulesFrame current="overview">
      <div className="rulehead">
        <div>
          <p className="quiet">{t("edition")}</p>
          <h1>{t("tables")}</h1>
        </div>
      </div>
      <ol className="tablelist">
        {TABLE_NUMBERS.map((n) => (
          <li key={n}>
            <Link href={`/rules/belle-alliance/tables/${n}`} prefetch={false}>
              <span className="tn">{n}</span> {t(`short.t${n}`)}
            </Link>
          </li>
        ))}
      </ol>
    </RulesFrame>
  );
}
