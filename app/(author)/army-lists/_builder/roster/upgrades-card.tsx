"use client";

import {
  BadgeCheck,
  Building2,
  Clock,
  Dices,
  EyeOff,
  Flag,
  House,
  type LucideIcon,
  Mountain,
  RefreshCw,
  Sparkles,
  Star,
  Swords,
  Trees,
  TrendingUp,
  Truck,
  UserPlus,
  Waypoints,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoughtUpgrade, Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { ArmyListFinding } from "@/lib/domain/bogowie-wojny/list/finding";
import {
  hasSecretStatus,
  isSecretUpgrade,
  listForOthers,
} from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { statusCost } from "@/lib/domain/bogowie-wojny/list/regiment-traits";
import { regimentTitle, upgradeCount } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { regimentsOf, summarize } from "@/lib/domain/bogowie-wojny/list/totals";
import { upgradePoints } from "@/lib/rules/bogowie-wojny/points";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { isChosen, useChosen } from "../choice";
import { Notes } from "../findings/notes";
import { findingsWithin, UPGRADES_TITLE } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { Card, CardHead } from "./card";
import { RowDrop, RowGrip } from "./dragging";
import type { ListItem } from "./list-item";
import { ListRow } from "./list-row";

interface UpgradesCardProps {
  readonly findings: readonly ArmyListFinding[];
}

/** Everything bought with upgrade points: statuses of regiments, then what the army as a whole has bought. */
export function UpgradesCard({ findings }: UpgradesCardProps) {
  const t = useTranslations("armyList.list");
  const { upgrades } = useArmyList();
  const { points } = useReport().summary;
  const isBad = findings.some(({ severity }) => severity === "error");
  const isHollow = points.upgrades === 0 && upgrades.length === 0;
  return (
    <Card titleId={UPGRADES_TITLE} isBad={isBad}>
      <CardHead
        title={t("upgrades")}
        titleId={UPGRADES_TITLE}
        detail={t("upgradesRule")}
        points={points.upgrades}
      />
      <SecretNote />
      <Notes findings={findings.filter(({ path }) => path === "/upgrades")} />
      {isHollow ? (
        <p className="p-3 text-ink-3 text-sm">{t("upgradesHollow")}</p>
      ) : (
        <ul>
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
    </Card>
  );
}

/** The points that others see, without secret upgrades and statuses. */
function SecretNote() {
  const t = useTranslations("armyList.secret");
  const list = useArmyList();
  const isKept = list.upgrades.some(isSecretUpgrade) || regimentsOf(list).some(hasSecretStatus);
  if (!isKept) return null;
  const { unitPoints, upgradePoints } = list.format;
  const shown = summarize(listForOthers(list)).points.upgrades;
  const limit = unitPoints + upgradePoints;
  return (
    <p className="border-rule border-b px-3 py-2 text-ink-3 text-sm">
      {t("points", { shown, limit })}
    </p>
  );
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
      sign={<BadgeCheck aria-hidden />}
      title={titleOf(regiment)}
      detail={[regimentTitle(regiment, words), regiment.secretStatus && secret("tag")]
        .filter(Boolean)
        .join(" · ")}
      points={statusCost(regiment, list)}
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

const SIGNS: Readonly<Record<Upgrade, LucideIcon>> = {
  "redraw-commander": RefreshCw,
  "extra-general": UserPlus,
  "army-morale-level": TrendingUp,
  "built-up-1": House,
  "built-up-2": Building2,
  "difficult-ground": Waypoints,
  wood: Trees,
  hill: Mountain,
  providence: Sparkles,
  "first-initiative": Dices,
  "seize-initiative": Flag,
  "delay-artillery": Clock,
  ambush: EyeOff,
  "linear-works": Swords,
  redoubt: Star,
  "ammunition-train": Truck,
};

/** An icon for an upgrade, next to its name. */
function UpgradeSign({ upgrade }: { readonly upgrade: Upgrade }) {
  const Sign = SIGNS[upgrade];
  return <Sign aria-hidden />;
}
