"use client";

import { BadgeCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import type { BoughtUpgrade } from "@/lib/domain/army-list/army-list";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import { regimentTitle, upgradeCount } from "@/lib/domain/army-list/roster-text";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { boughtStatusPoints, upgradePoints } from "@/lib/rules/bogowie-wojny/points";
import { isChosen, useChosen } from "./choice";
import { Notes } from "./notes";
import { findingsWithin } from "./places";
import { UpgradeSign } from "./upgrade-sign";
import { useArmyList, useReport, useRuleWords } from "./use-army-list";

/** Everything bought from the upgrade points: statuses of regiments, then what the army as a whole bought. */
export function UpgradesCard({ findings }: { readonly findings: readonly ArmyListFinding[] }) {
  const t = useTranslations("armyList.list");
  const list = useArmyList();
  const { points } = useReport().summary;
  const isBad = findings.some(({ severity }) => severity === "error");
  const isHollow = points.upgrades === 0 && list.upgrades.length === 0;
  return (
    <section className={classNames("division", isBad && "bad")} aria-labelledby="upgrades-title">
      <header>
        <div className="divb">
          <h3 className="title" id="upgrades-title">
            {t("upgrades")}
          </h3>
          <span className="gen">{t("upgradesRule")}</span>
        </div>
        <span className="num" />
        <b>
          {t("number", { n: points.upgrades })}
          <span className="sr"> {t("pointsWord")}</span>
        </b>
      </header>
      {isHollow ? (
        <p className="hollow">{t("upgradesHollow")}</p>
      ) : (
        <ul className="regs">
          <StatusRows />
          {list.upgrades.map((upgrade, i) => (
            <UpgradeRow
              key={upgrade.id}
              bought={upgrade}
              findings={findingsWithin(findings, `/upgrades/${i}`)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function StatusRows() {
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const { open } = useChosen();
  const regiments = regimentsOf(useArmyList()).filter(
    ({ veteran, elite }) => veteran === "bought" || elite,
  );
  return regiments.map((regiment) => (
    <li key={regiment.id} className="reg">
      <button
        type="button"
        className="regb"
        data-list-item={regiment.id}
        onClick={() => open({ is: "regiment", id: regiment.id })}
      >
        <BadgeCheck className="ic" aria-hidden />
        <span className="rn">
          {[regiment.veteran === "bought" && t("veteranStatus"), regiment.elite && t("eliteStatus")]
            .filter(Boolean)
            .join(" + ")}
          <span className="quiet">{regimentTitle(regiment, words)}</span>
        </span>
        <span />
        <span className="num" />
        <b>{t("number", { n: boughtStatusPoints(regiment) })}</b>
      </button>
    </li>
  ));
}

interface UpgradeRowProps {
  readonly bought: BoughtUpgrade;
  readonly findings: readonly ArmyListFinding[];
}

function UpgradeRow({ bought, findings }: UpgradeRowProps) {
  const t = useTranslations("armyList.list");
  const words = useRuleWords();
  const { choice, open } = useChosen();
  const isSelected = isChosen(choice, "upgrade", bought.id);
  const points = upgradePoints(bought);
  return (
    <li className={classNames("reg", isSelected && "sel")}>
      <button
        type="button"
        className="regb"
        data-list-item={bought.id}
        aria-current={isSelected || undefined}
        onClick={() => open({ is: "upgrade", id: bought.id })}
      >
        <UpgradeSign upgrade={bought.upgrade} />
        <span className="rn">
          {words(`upgrades.${bought.upgrade}`)}
          <span className="quiet">{upgradeCount({ ...bought, points }, words)}</span>
        </span>
        <span />
        <span className="num" />
        <b>
          {t("number", { n: points })}
          <span className="sr"> {t("pointsWord")}</span>
        </b>
      </button>
      <Notes findings={findings} />
    </li>
  );
}
