"use client";

import { useTranslations } from "next-intl";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { Checkbox } from "@/app/_ui/checkbox";
import type { Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { Bar } from "@/lib/domain/bogowie-wojny/list/bar";
import { editRegiment } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { eliteBar, veteranBar } from "@/lib/domain/bogowie-wojny/list/upgrade-bar";
import { isVeteranByKind } from "@/lib/rules/bogowie-wojny/limits";
import { statusPoints } from "@/lib/rules/bogowie-wojny/points";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { EntryRow } from "../../_parts/entry-row";
import { useEditor } from "../list-editor";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";

/** Veteran and elite status with their price, or why they are unavailable [2.3, 13.3]. */
export function StatusRows({ regiment }: { readonly regiment: Regiment }) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const list = useArmyList();
  const { summary } = useReport();
  const change = (changes: Partial<Pick<Regiment, "veteran" | "elite" | "mayBecomeElite">>) =>
    editor.apply(editRegiment, { id: regiment.id, changes });
  const counted = { list, summary };
  const { readings } = list.format;
  const veteran = regiment.veteran !== "no";
  const bringsVeteran = isVeteranByKind(regiment.unitKind, readings);
  return (
    <>
      <StatusRow
        label={t("veteran")}
        isOn={veteran}
        bar={veteran && !bringsVeteran ? null : veteranBar(counted, regiment)}
        points={regiment.veteran === "own" ? 0 : statusPoints(regiment, readings)}
        onChange={(isOn) => change({ veteran: isOn ? "bought" : "no" })}
      />
      {!bringsVeteran && WAGOMIAR[regiment.unitKind].arm !== "artillery" && (
        <TraitRow
          label={t("ownVeteran")}
          isOn={regiment.veteran === "own"}
          isOff={WAGOMIAR[regiment.unitKind].traits.includes("militia")}
          onChange={(isOn) => change({ veteran: isOn ? "own" : "no" })}
        />
      )}
      <StatusRow
        label={t("elite")}
        isOn={regiment.elite}
        bar={regiment.elite ? null : eliteBar(counted, regiment)}
        points={statusPoints(regiment, readings)}
        onChange={(isOn) => change({ elite: isOn })}
      />
      <TraitRow
        label={t("mayBecomeElite")}
        isOn={regiment.mayBecomeElite}
        onChange={(isOn) => change({ mayBecomeElite: isOn, ...(isOn ? {} : { elite: false }) })}
      />
    </>
  );
}

interface StatusRowProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Why it cannot be changed. */
  readonly bar: Bar | null;
  readonly points: number;
  readonly onChange: (isOn: boolean) => void;
}

function StatusRow({ label, isOn, bar, points, onChange }: StatusRowProps) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  return (
    <EntryRow>
      <Checkbox isSelected={isOn} isDisabled={bar !== null} onChange={onChange}>
        {label}
      </Checkbox>
      {bar === null ? (
        <span className="num">{t("upgradePoints", { n: points })}</span>
      ) : (
        <span className="hint max-w-51 py-1 text-end">
          {words(`bars.${bar.code}`, { ...bar.params })} <ChapterNo chapter={bar.rule} />
        </span>
      )}
    </EntryRow>
  );
}

interface TraitRowProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A trait that only the army's statistics can give: the owner confirms it. */
function TraitRow({ label, isOn, isOff = false, onChange }: TraitRowProps) {
  return (
    <EntryRow>
      <Checkbox isSelected={isOn} isDisabled={isOff} onChange={onChange}>
        <span className="text-ink-3">{label}</span>
      </Checkbox>
    </EntryRow>
  );
}
