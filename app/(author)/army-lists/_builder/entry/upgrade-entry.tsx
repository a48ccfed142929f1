"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Row, Rows } from "@/app/_ui/rows";
import type { BoughtUpgrade } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  keepUpgradeSecret,
  noteUpgrade,
  removeUpgrade,
  setUpgradeCount,
} from "@/lib/domain/bogowie-wojny/list/commands/upgrades";
import { canBeSecret, isAlwaysSecret } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { upgradeBar, upgradePointsBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { upgradePoints } from "@/lib/rules/bogowie-wojny/points";
import { UPGRADE_POINTS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { EntryRow } from "../../_parts/entry-row";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { Notes } from "../findings/notes";
import { ReadingNotes } from "../findings/reading-notes";
import { readingsOfUpgrade } from "../findings/readings-of";
import { useEditor } from "../list-editor";
import { findingsWithin } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";

interface Props {
  readonly bought: BoughtUpgrade;
}

/** One upgrade: its effect, number and price [13.3]. */
export function UpgradeEntry({ bought }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const { upgrades } = useArmyList();
  const { findings } = useReport();
  const { id, upgrade } = bought;
  return (
    <>
      <ColumnHead look="entry" title={words(`upgrades.${upgrade}`)} chapter="13.3" />
      <p>{words(`upgradeEffects.${upgrade}`)}</p>
      <Notes findings={findingsWithin(findings, `/upgrades/${upgrades.indexOf(bought)}`)} />
      <div className="border-rule-2 border-t">
        <CountRow bought={bought} />
      </div>
      <ReadingNotes of={readingsOfUpgrade(upgrade)} />
      <Rows>
        <Row name={t("price")}>
          {t.rich("upgradeSum", {
            count: bought.count,
            each: UPGRADE_POINTS[upgrade],
            points: upgradePoints(bought),
            b: (sum) => <b>{sum}</b>,
          })}
        </Row>
      </Rows>
      <DraftTextField
        label={t("note")}
        rows={2}
        value={bought.notes}
        maxLength={1000}
        onCommit={(notes) => editor.apply(noteUpgrade, { id, notes })}
      />
      <SecretRow bought={bought} />
      <RemoveUpgrade id={id} />
    </>
  );
}

function CountRow({ bought }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { summary } = useReport();
  const isTrain = bought.upgrade === "ammunition-train";
  const step = isTrain && bought.count < 8 ? 2 : 1;
  const price = step * UPGRADE_POINTS[bought.upgrade];
  const counted = { list, summary };
  const bar = isTrain ? upgradePointsBar(counted, price) : upgradeBar(counted, bought.upgrade);
  return (
    <EntryRow>
      <NumberField
        layout="row"
        label={t(isTrain ? "loads" : "count")}
        look="stepper"
        value={bought.count}
        step={isTrain && list.format.readings.trainLoads === "even" ? 2 : step}
        minValue={isTrain ? 2 : 1}
        maxValue={bar === null ? bought.count + step : bought.count}
        {...(bar ? { cap: `${words(`bars.${bar.code}`, { ...bar.params })} · ${bar.rule}` } : {})}
        onCommit={(count) =>
          count !== null && editor.apply(setUpgradeCount, { id: bought.id, count })
        }
      />
    </EntryRow>
  );
}

/** Whether others see the upgrade: ambushes never, extra generals always, the others as the owner chooses. */
function SecretRow({ bought }: Props) {
  const t = useTranslations("armyList.secret");
  const editor = useEditor();
  const { id, upgrade } = bought;
  if (isAlwaysSecret(upgrade)) return <p className="text-ink-3">{t("always")}</p>;
  if (!canBeSecret(upgrade)) return null;
  return (
    <Checkbox
      isSelected={bought.secret}
      onChange={(secret) => editor.apply(keepUpgradeSecret, { id, secret })}
    >
      {t("upgrade")}
    </Checkbox>
  );
}

function RemoveUpgrade({ id }: { readonly id: string }) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const { mark, show } = useChosen();
  const remove = () => {
    editor.apply(removeUpgrade, { id });
    mark({ is: "list" });
    show("list");
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Trash2 aria-hidden />} look="danger" onPress={remove}>
        {t("removeUpgrade")}
      </Button>
    </div>
  );
}
