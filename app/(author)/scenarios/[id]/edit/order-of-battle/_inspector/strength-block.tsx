"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Checkbox } from "@/app/_ui/checkbox";
import { fieldLook } from "@/app/_ui/field-look";
import { NumberField } from "@/app/_ui/number-field";
import { unitStrength } from "@/lib/domain/belle-alliance/scenario/derive";
import { modelGunRange } from "@/lib/rules/belle-alliance/scale";
import { useUnitWords } from "../use-words";
import { FieldSpot } from "./field-spot";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";

/** The number of men and the resulting strength on the table, showing the rounding [1.1.7]. */
export function StrengthBlock(block: UnitBlockProps) {
  const t = useTranslations("orderOfBattle.strength");
  const { unit, edit } = block;
  return (
    <InspectorSection title={t("title")} rule="1.1.7">
      {unit.arm === "artillery" && <Guns {...block} />}
      {unit.arm === "train" && <Wagons {...block} />}
      {unit.arm !== "artillery" && unit.arm !== "train" && <Troops {...block} />}
      <EstimateTick isEstimate={unit.estimate} edit={edit} />
    </InspectorSection>
  );
}

function Troops({ unit, settings, edit }: UnitBlockProps) {
  const t = useTranslations("orderOfBattle.strength");
  const { number } = useUnitWords();
  const { figures } = unitStrength(unit, settings);
  const { menPerFigure } = settings;
  return (
    <div>
      <div className="grid grid-cols-3 gap-2">
        <MenField unit={unit} edit={edit} />
        <Out label={t("figures")}>{figures === null ? "–" : <b>{number(figures)}</b>}</Out>
        {unit.arm === "engineers" ? null : (
          <PartsField arm={unit.arm} value={unit.battalionsOrSquadrons} edit={edit} />
        )}
      </div>
      <p className="hint tabular-nums">
        {unit.men === null
          ? t("unknown")
          : t("sum", {
              men: number(unit.men),
              menPerFigure,
              exact: number(unit.men / menPerFigure, 2),
              figures: number(figures ?? 0),
            })}
      </p>
    </div>
  );
}

interface PartsFieldProps extends Pick<UnitBlockProps, "edit"> {
  readonly arm: UnitBlockProps["unit"]["arm"];
  readonly value: number | null;
}

const PartsField = memo(function PartsField({ arm, value, edit }: PartsFieldProps) {
  const t = useTranslations("orderOfBattle.strength");
  return (
    <FieldSpot field="battalionsOrSquadrons">
      <NumberField
        label={t(arm === "cavalry" ? "squadrons" : "battalions")}
        value={value}
        minValue={1}
        maxValue={40}
        onCommit={(battalionsOrSquadrons) => edit({ battalionsOrSquadrons })}
      />
    </FieldSpot>
  );
});

interface EstimateTickProps extends Pick<UnitBlockProps, "edit"> {
  readonly isEstimate: boolean;
}

const EstimateTick = memo(function EstimateTick({ isEstimate, edit }: EstimateTickProps) {
  const t = useTranslations("orderOfBattle.strength");
  return (
    <div className="grid gap-1.5">
      <Checkbox isSelected={isEstimate} onChange={(estimate) => edit({ estimate })}>
        {t("estimate")}
      </Checkbox>
    </div>
  );
});

function Guns({ unit, settings, edit }: UnitBlockProps) {
  const t = useTranslations("orderOfBattle.strength");
  const { gunners, modelGuns } = unitStrength(unit, settings);
  const range = modelGunRange(unit.guns ?? 1);
  return (
    <div>
      <div className="grid grid-cols-3 gap-2">
        <FieldSpot field="guns">
          <NumberField
            label={t("guns")}
            value={unit.guns}
            minValue={1}
            maxValue={200}
            onCommit={(guns) => edit({ guns, modelGuns: null, ...howitzersWithin(unit, guns) })}
          />
        </FieldSpot>
        <NumberField
          label={t("howitzers")}
          value={unit.howitzers ?? null}
          minValue={0}
          maxValue={unit.guns ?? 0}
          isDisabled={unit.guns === null}
          onCommit={(howitzers) => edit({ howitzers })}
        />
        <FieldSpot field="calibrePd">
          <NumberField
            label={t("calibre")}
            value={unit.calibrePd}
            minValue={1}
            maxValue={48}
            onCommit={(calibrePd) => edit({ calibrePd })}
          />
        </FieldSpot>
      </div>
      <div className="mt-2 grid grid-cols-3 gap-2">
        <FieldSpot field="modelGuns">
          <NumberField
            label={t("modelGuns")}
            look="stepper"
            value={modelGuns}
            minValue={range.least}
            maxValue={range.most}
            cap={t("modelGunsCap")}
            isDisabled={unit.guns === null}
            onCommit={(value) => edit({ modelGuns: value === range.least ? null : value })}
          />
        </FieldSpot>
        <Out label={t("gunners")}>{gunners === null ? "–" : <b>{gunners}</b>}</Out>
        <MenField unit={unit} edit={edit} />
      </div>
      <p className="hint tabular-nums">
        {unit.guns === null ? t("gunsUnknown") : t("gunsSum", { guns: unit.guns, ...range })}
      </p>
    </div>
  );
}

/** Reduces the howitzers of a battery to its number of guns if this is smaller. */
function howitzersWithin(
  { howitzers }: UnitBlockProps["unit"],
  guns: number | null,
): Pick<UnitBlockProps["unit"], "howitzers"> {
  return howitzers ? { howitzers: guns === null ? null : Math.min(howitzers, guns) } : {};
}

function Wagons({ unit, edit }: UnitBlockProps) {
  const t = useTranslations("orderOfBattle.strength");
  return (
    <NumberField
      label={t("wagons")}
      look="stepper"
      value={unit.modelGuns ?? 1}
      minValue={1}
      maxValue={40}
      onCommit={(modelGuns) => edit({ modelGuns })}
    />
  );
}

function MenField({ unit, edit }: Pick<UnitBlockProps, "unit" | "edit">) {
  const t = useTranslations("orderOfBattle.strength");
  return (
    <FieldSpot field="men">
      <NumberField
        label={t("men")}
        value={unit.men}
        minValue={1}
        maxValue={50_000}
        onCommit={(men) => edit({ men })}
      />
    </FieldSpot>
  );
}

function Out({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const looks = fieldLook();
  return (
    <div className={looks.field()}>
      <span className={looks.label()}>{label}</span>
      <output
        className="flex min-h-control items-center justify-end rounded-md border border-rule bg-inset px-2 text-sm tabular-nums [&_b]:text-lg"
        aria-label={label}
      >
        {children}
      </output>
    </div>
  );
}
