"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { selectLook } from "@/app/_ui/field-look";
import { capacityForBases } from "@/lib/domain/bogowie-wojny/list/capacity";
import { armyListFindingText, findingAt } from "@/lib/domain/bogowie-wojny/list/finding";
import { basePoints } from "@/lib/rules/bogowie-wojny/points";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { UNIT_KINDS, type UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";

interface Props {
  readonly name: string;
  /** The row of another regiment of the same entry. */
  readonly usual: UnitKind | null;
  readonly onChoose: (kind: UnitKind) => void;
}

/** Asks for the row of the Wagomiar that prices a unit for which its book names none; the rows are those of 13.2. */
export function RowOfWagomiar({ name, usual, onChoose }: Props) {
  const t = useTranslations("armyList.catalogue");
  const id = useId();
  const [kind, setKind] = useState<UnitKind | "">(usual ?? "");
  return (
    <fieldset className="relative z-1 col-span-full grid min-w-0 gap-2 pb-3">
      <legend className="sr-only">{t("addOpen", { name })}</legend>
      <p className="text-ink-3">
        {t("rowAsk")} <ChapterNo chapter="13.2" />
      </p>
      <label htmlFor={id} className="sr-only">
        {t("rowLabel", { name })}
      </label>
      <select
        id={id}
        className={selectLook()}
        value={kind}
        onChange={(event) => setKind(event.target.value as UnitKind | "")}
      >
        <option value="">{t("rowNone")}</option>
        <RowsByPoints />
      </select>
      {kind && <KindSays kind={kind} onChoose={() => onChoose(kind)} />}
    </fieldset>
  );
}

/** The kinds grouped by the price of a base, the cheapest first. */
function RowsByPoints() {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const { format } = useArmyList();
  const prices = [...new Set(UNIT_KINDS.map((kind) => basePoints(kind, format)))];
  return prices
    .sort((a, b) => a - b)
    .map((points) => (
      <optgroup key={points} label={t("rowPoints", { points })}>
        {UNIT_KINDS.filter((kind) => basePoints(kind, format) === points).map((kind) => (
          <option key={kind} value={kind}>
            {WAGOMIAR[kind].inferred ? `${words(`units.${kind}`)} *` : words(`units.${kind}`)}
          </option>
        ))}
      </optgroup>
    ));
}

/** A note that the price of a row is a reading, or that no more can be added; otherwise the button that adds it. */
function KindSays({ kind, onChoose }: { readonly kind: UnitKind; readonly onChoose: () => void }) {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const list = useArmyList();
  const { summary } = useReport();
  const { bases, bar } = capacityForBases({ list, summary }, kind);
  const points = basePoints(kind, list.format);
  return (
    <>
      {WAGOMIAR[kind].inferred && (
        <p className="text-ink-3">
          {armyListFindingText(findingAt("", "price-inferred", { unitKind: kind, points }), words)}
        </p>
      )}
      {bases === 0 && (
        <p className="text-ink-3">
          {words(`bars.${bar.code}`, { ...bar.params })} · {bar.rule}
        </p>
      )}
      <Button
        look="primary"
        className="justify-self-start"
        isDisabled={bases === 0}
        onPress={onChoose}
      >
        {t("rowTake", { points })}
      </Button>
    </>
  );
}
