"use client";

import { BadgeCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { classNames } from "@/app/_ui/class-names";
import type { BoughtUpgrade, Regiment } from "@/lib/domain/army-list/army-list";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import {
  hasSecretStatus,
  isSecretUpgrade,
  listForOthers,
} from "@/lib/domain/army-list/list-for-others";
import { regimentTitle, upgradeCount } from "@/lib/domain/army-list/roster-text";
import { regimentsOf, summarize } from "@/lib/domain/army-list/totals";
import { boughtStatusPoints, upgradePoints } from "@/lib/rules/bogowie-wojny/points";
import { isChosen, useChosen } from "../choice";
import { Notes } from "../findings/notes";
import { findingsWithin, UPGRADES_TITLE } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { RowDrop, RowGrip } from "./dragging";
import type { ListItem } from "./list-item";
import { ListRow } from "./list-row";
import { UpgradeSign } from "./upgrade-sign";

interface UpgradesCardProps {
  readonly findings: readonly ArmyListFinding[];
}

/** Everything bought from the upgrade points: statuses of regiments, then what the army as a whole bought. */
export function UpgradesCard({ findings }: UpgradesCardProps) {
  const t = useTranslations("armyList.list");
  const { upgrades } = useArmyList();
  const { points } = useReport().summary;
  const isBad = findings.some(({ severity }) => severity === "error");
  const isHollow = points.upgrades === 0 && upgrades.length === 0;
  return (
    <section className={classNames("division", isBad && "bad")} aria-labelledby={UPGRADES_TITLE}>
      <UpgradesHead points={points.upgrades} />
      <SecretNote />
      <Notes findings={findings.filter(({ path }) => path === "/upgrades")} />
      {isHollow ? (
        <p className="hollow">{t("upgradesHollow")}</p>
      ) : (
        <ul className="regs">
          <StatusRows />
          {upgrades.map((upgrade, i) => (
            <UpgradeRow
              key={upgrade.id}
              bought={upgrade}
              index={i}
              findings={findingsWithin(findings, `/upgrades/${i}`)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function UpgradesHead({ points }: { readonly points: number }) {
  const t = useTranslations("armyList.list");
  return (
    <header>
      <div className="divb">
        <h3 className="title" id={UPGRADES_TITLE}>
          {t("upgrades")}
        </h3>
        <span className="gen">{t("upgradesRule")}</span>
      </div>
      <span className="num" />
      <b>
        {t("number", { n: points })}
        <span className="sr"> {t("pointsWord")}</span>
      </b>
    </header>
  );
}

/** What the others see less, in points: what is secret counts nowhere for them. */
function SecretNote() {
  const t = useTranslations("armyList.secret");
  const list = useArmyList();
  const { points } = useReport().summary;
  const isKept = list.upgrades.some(isSecretUpgrade) || regimentsOf(list).some(hasSecretStatus);
  if (!isKept) return null;
  const shown = summarize(listForOthers(list)).points.upgrades;
  return <p className="quiet secretnote">{t("points", { shown, spent: points.upgrades })}</p>;
}

function StatusRows() {
  const words = useRuleWords();
  const { open } = useChosen();
  const titleOf = useStatusTitle();
  const secret = useTranslations("armyList.secret");
  const list = useArmyList();
  const regiments = regimentsOf(list).filter(({ veteran, elite }) => veteran === "bought" || elite);
  return regiments.map((regiment) => (
    <ListRow
      key={regiment.id}
      item={{ is: "status", id: regiment.id }}
      sign={<BadgeCheck className="ic" aria-hidden />}
      title={titleOf(regiment)}
      detail={[regimentTitle(regiment, words), regiment.secretStatus && secret("tag")]
        .filter(Boolean)
        .join(" · ")}
      points={boughtStatusPoints(regiment, list.format.readings)}
      isSelected={false}
      onOpen={() => open({ is: "regiment", id: regiment.id })}
    />
  ));
}

function useStatusTitle(): (regiment: Regiment) => string {
  const t = useTranslations("armyList.list");
  return ({ veteran, elite }) =>
    [veteran === "bought" && t("veteranStatus"), elite && t("eliteStatus")]
      .filter(Boolean)
      .join(" + ");
}

interface UpgradeRowProps {
  readonly bought: BoughtUpgrade;
  readonly index: number;
  readonly findings: readonly ArmyListFinding[];
}

function UpgradeRow({ bought, index, findings }: UpgradeRowProps) {
  const words = useRuleWords();
  const { choice, open } = useChosen();
  const { id, upgrade } = bought;
  const item: ListItem = { is: "upgrade", id };
  const points = upgradePoints(bought);
  const name = words(`upgrades.${upgrade}`);
  const secret = useTranslations("armyList.secret");
  return (
    <ListRow
      item={item}
      sign={<UpgradeSign upgrade={upgrade} />}
      title={name}
      detail={[upgradeCount({ ...bought, points }, words), isSecretUpgrade(bought) && secret("tag")]
        .filter(Boolean)
        .join(" · ")}
      points={points}
      isSelected={isChosen(choice, "upgrade", id)}
      onOpen={() => open({ is: "upgrade", id })}
    >
      <RowGrip item={item} name={name} />
      <RowDrop item={item} name={name} place={{ is: "upgrade", to: index }} />
      <Notes findings={findings} />
    </ListRow>
  );
}
