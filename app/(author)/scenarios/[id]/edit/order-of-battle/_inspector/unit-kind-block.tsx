"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { GUARD_GRADES } from "@/lib/rules/belle-alliance/guard-grade";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM } from "@/lib/rules/belle-alliance/unit-type";
import { WEAPONS } from "@/lib/rules/belle-alliance/weapon";
import { WEIGHTS } from "@/lib/rules/belle-alliance/weight";
import { FieldSpot } from "./field-spot";
import { ARM_FIELDS, fieldsForArm } from "./fields-for-arm";
import { fieldsForType, fieldsForWeight } from "./fields-for-type";
import { InspectorSection } from "./inspector-section";
import type { UnitBlockProps } from "./unit-block";
import { usePicked } from "./use-picked";

const FIELDS = [...ARM_FIELDS, "name", "nation", "arm", "weapon", "guard", "guardGrade"] as const;

/** What a unit is called and what kind of troops it is. */
export function UnitKindBlock({ unit, edit }: Pick<UnitBlockProps, "unit" | "edit">) {
  return <Kind unit={usePicked(unit, FIELDS)} edit={edit} />;
}

interface KindProps extends Pick<UnitBlockProps, "edit"> {
  readonly unit: Pick<UnitBlockProps["unit"], (typeof FIELDS)[number]>;
}

const Kind = memo(function Kind({ unit, edit }: KindProps) {
  const t = useTranslations("orderOfBattle.kind");
  return (
    <InspectorSection title={t("title")}>
      <div className="fields">
        <FieldSpot field="name">
          <DraftTextField
            label={t("name")}
            value={unit.name}
            onCommit={(name) => name.trim() !== "" && edit({ name: name.trim() })}
          />
        </FieldSpot>
        <NationAndArm unit={unit} edit={edit} />
        <WeaponAndWeight unit={unit} edit={edit} />
        <Ticks unit={unit} edit={edit} />
        {unit.guard && <Grade unit={unit} edit={edit} />}
      </div>
    </InspectorSection>
  );
});

function useChoices() {
  const rules = useTranslations("belleAlliance");
  return <Code extends string>(codes: readonly Code[], group: string) =>
    codes.map((value) => ({ value, label: rules(`${group}.${value as string}`) }));
}

function NationAndArm({ unit, edit }: KindProps) {
  const t = useTranslations("orderOfBattle.kind");
  const rules = useTranslations("belleAlliance");
  const choices = useChoices();
  return (
    <>
      <Select
        label={t("nation")}
        choices={choices(NATIONS, "nation")}
        value={unit.nation}
        onChange={(nation) => edit({ nation })}
      />
      <div className="pair">
        <Select
          label={t("arm")}
          choices={choices(ARMS, "arm")}
          value={unit.arm}
          onChange={(arm) => edit(fieldsForArm(unit, arm))}
        />
        <FieldSpot field="type">
          <Select
            label={t("type")}
            choices={choices(TYPES_OF_ARM[unit.arm], "type")}
            value={unit.type}
            placeholder={rules("typeOpen")}
            onChange={(type) => edit(fieldsForType(unit, type))}
          />
        </FieldSpot>
      </div>
    </>
  );
}

function WeaponAndWeight({ unit, edit }: KindProps) {
  const t = useTranslations("orderOfBattle.kind");
  const choices = useChoices();
  return (
    <>
      {(isTroops(unit) || unit.arm === "engineers") && (
        <FieldSpot field="weapon">
          <Segmented
            label={t("weapon")}
            full
            value={unit.weapon}
            onChange={(weapon) => edit({ weapon })}
            segments={choices(WEAPONS, "weapon")}
          />
        </FieldSpot>
      )}
      {unit.arm === "cavalry" && (
        <FieldSpot field="weight">
          <Segmented
            label={t("weight")}
            full
            value={unit.weight}
            onChange={(weight) => edit(fieldsForWeight(unit, weight))}
            segments={choices(WEIGHTS, "weight")}
          />
        </FieldSpot>
      )}
    </>
  );
}

function Ticks({ unit, edit }: KindProps) {
  const t = useTranslations("orderOfBattle.kind");
  return (
    <div className="ticks">
      {isTroops(unit) && (
        <Checkbox isSelected={unit.light} onChange={(light) => edit({ light })}>
          {t("light")}
        </Checkbox>
      )}
      {!unit.light && isUsuallyLight(unit) && <p className="hint">{t("usuallyLight")}</p>}
      {unit.arm === "cavalry" && (
        <Checkbox isSelected={unit.lance} onChange={(lance) => edit({ lance })}>
          {t("lance")}
        </Checkbox>
      )}
      {isTroops(unit) && (
        <Checkbox isSelected={unit.marksmen} onChange={(marksmen) => edit({ marksmen })}>
          {t("marksmen")}
        </Checkbox>
      )}
      <Checkbox
        isSelected={unit.guard}
        onChange={(guard) => edit({ guard, guardGrade: guard ? unit.guardGrade : null })}
      >
        {t("guard")}
      </Checkbox>
    </div>
  );
}

function Grade({ unit, edit }: KindProps) {
  const t = useTranslations("orderOfBattle.kind");
  const choices = useChoices();
  return (
    <Segmented
      label={t("grade")}
      full
      value={unit.guardGrade}
      onChange={(guardGrade) => edit({ guardGrade })}
      segments={choices(GUARD_GRADES, "guardGrade")}
    />
  );
}

function isTroops({ arm }: KindProps["unit"]): boolean {
  return arm === "infantry" || arm === "cavalry";
}
