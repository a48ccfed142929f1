import "../rules.css";
import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { DataTable } from "@/app/_ui/data-table";
import type { Language } from "@/lib/domain/language";
import { formatNumber } from "@/lib/i18n/formats";
import { UPGRADE_POINTS, UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { SystemNav } from "../_tables/system-nav";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules");
  return { title: t("bogowieWojny.title") };
}

/** The Wagomiar Rafałowa: what bases and upgrades cost [13.2, 13.3]. */
export default async function BogowieWojnyPage() {
  const t = await getTranslations("rules");
  return (
    <main id="main" className="page rulepage">
      <SystemNav current="bogowie-wojny" />
      <h1>{t("wagomiar.title")}</h1>
      <p className="quiet">{t("wagomiar.intro")}</p>
      <div className="vcols">
        <UnitPrices />
        <UpgradePrices />
      </div>
      <Footer />
    </main>
  );
}

async function UnitPrices() {
  const t = await getTranslations("rules");
  const words = await getTranslations("bogowieWojny");
  const language = (await getLocale()) as Language;
  return (
    <section>
      <h2 className="vh">
        {t("wagomiar.units")} <span className="rule-no">13.2</span>
      </h2>
      <DataTable
        label={t("wagomiar.units")}
        rows={UNIT_KINDS}
        rowKey={(kind) => kind}
        columns={[
          { id: "kind", head: t("wagomiar.kind"), cell: (kind) => words(`units.${kind}`) },
          {
            id: "arm",
            head: t("wagomiar.arm"),
            cell: (kind) => words(`arms.${WAGOMIAR[kind].arm}`),
          },
          {
            id: "points",
            head: t("wagomiar.points"),
            kind: "number",
            cell: (kind) => {
              const { points, inferred } = WAGOMIAR[kind];
              const price = formatNumber(language, points, points % 1 === 0 ? 0 : 1);
              return inferred ? `${price} *` : price;
            },
          },
        ]}
      />
      <p className="hint">{t("wagomiar.inferred")}</p>
    </section>
  );
}

async function UpgradePrices() {
  const t = await getTranslations("rules");
  const words = await getTranslations("bogowieWojny");
  return (
    <section>
      <h2 className="vh">
        {t("wagomiar.upgrades")} <span className="rule-no">13.3</span>
      </h2>
      <DataTable
        label={t("wagomiar.upgrades")}
        rows={UPGRADES}
        rowKey={(upgrade) => upgrade}
        columns={[
          {
            id: "upgrade",
            head: t("wagomiar.upgrade"),
            cell: (upgrade) => (
              <>
                {words(`upgrades.${upgrade}`)} <small>{words(`upgradeEffects.${upgrade}`)}</small>
              </>
            ),
          },
          {
            id: "points",
            head: t("wagomiar.points"),
            kind: "number",
            cell: (upgrade) => UPGRADE_POINTS[upgrade],
          },
        ]}
      />
      <p className="hint">{t("wagomiar.status")}</p>
    </section>
  );
}
