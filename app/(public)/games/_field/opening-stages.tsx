"use client";

import { Dices } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { BATTLE_AREAS, type BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { useField } from "./use-field";

const MOST = { widthCm: 480, depthCm: 240 } as const;
const LEAST_CM = 120;

/** The size of the table, as usual for the format unless the players choose another. */
export function BeginStage() {
  const t = useTranslations("fieldSetUp.begin");
  const { view, move, isMoving } = useField();
  const [table, setTable] = useState(view.usualTable ?? TABLE_SIZES[0]);
  const [wide, deep] = [table.widthCm, table.depthCm];
  return (
    <>
      <p>{view.usualTable ? t("usual", { width: wide, depth: deep }) : t("choose")}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(36),1fr))] gap-2">
        {TABLE_SIZES.map((size) => (
          <Button
            key={size.id}
            aria-pressed={size.widthCm === wide && size.depthCm === deep}
            onPress={() => setTable(size)}
          >
            {t("size", { width: size.widthCm, depth: size.depthCm })}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(30),1fr))] items-start gap-x-3 gap-y-2">
        {(["widthCm", "depthCm"] as const).map((key) => (
          <NumberField
            key={key}
            label={t(key)}
            value={table[key]}
            minValue={LEAST_CM}
            maxValue={MOST[key]}
            step={1}
            unit="cm"
            onCommit={(cm) => setTable({ widthCm: wide, depthCm: deep, [key]: cm ?? LEAST_CM })}
          />
        ))}
      </div>
      <Button
        look="primary"
        isPending={isMoving}
        onPress={() => void move({ move: "begin", table: { widthCm: wide, depthCm: deep } })}
      >
        {t("begin")}
      </Button>
    </>
  );
}

/** The winner of the initiative takes one of two edges [14.2]. */
export function EdgeStage() {
  const t = useTranslations("fieldSetUp.edge");
  const { move, isMoving } = useField();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {TABLE_EDGES.map((edge) => (
        <Button
          key={edge}
          look="primary"
          isPending={isMoving}
          onPress={() => void move({ move: "choose-edge", edge })}
        >
          {t(edge)}
        </Button>
      ))}
    </div>
  );
}

/** The area is decided by the die or by agreement [14.3]. */
export function AreaStage() {
  const t = useTranslations("fieldSetUp.area");
  const areas = useTranslations("battlefield.areas");
  const { move, isMoving } = useField();
  const [area, setArea] = useState<BattleArea | null>(null);
  return (
    <>
      <Button
        look="primary"
        icon={<Dices aria-hidden />}
        isPending={isMoving}
        onPress={() => void move({ move: "roll-area" })}
      >
        {t("roll")}
      </Button>
      <p>{t("or")}</p>
      <Select
        label={t("choose")}
        placeholder={t("placeholder")}
        value={area}
        choices={BATTLE_AREAS.map((each, i) => ({
          value: each,
          label: `${i + 1}. ${areas(each)}`,
        }))}
        onChange={setArea}
      />
      <Button
        isPending={isMoving}
        {...(area ? {} : { offBecause: t("chooseFirst") })}
        onPress={() => area && void move({ move: "propose-area", area })}
      >
        {t("propose")}
      </Button>
    </>
  );
}

/** The other player accepts or declines the proposed area. */
export function AgreementStage() {
  const t = useTranslations("fieldSetUp.area");
  const areas = useTranslations("battlefield.areas");
  const { view, move, isMoving } = useField();
  return (
    <>
      <p>{t("proposed", { area: view.proposedArea ? areas(view.proposedArea) : "" })}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          isPending={isMoving}
          onPress={() => void move({ move: "agree-area" })}
        >
          {t("agree")}
        </Button>
        <Button isPending={isMoving} onPress={() => void move({ move: "decline-area" })}>
          {t("decline")}
        </Button>
      </div>
    </>
  );
}
