"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { Checkbox } from "@/app/_ui/checkbox";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import type { UnitFields } from "@/lib/domain/belle-alliance/scenario/commands/units";
import { ARM_FIELDS, fieldsForArm } from "@/lib/domain/belle-alliance/scenario/fields-for-arm";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { usuallyCarriesLance, usualWeight } from "@/lib/rules/belle-alliance/horse";
import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import {
  GUARD_GRADES,
  TYPES_OF_ARM,
  type UnitType,
  WEAPONS,
  WEIGHTS,
} from "@/lib/rules/belle-alliance/unit-type";
import { FieldSpot } from "./field-spot";
import { InspectorSection } from "./inspector-section";
import { type UnitBlockProps, usePicked } from "./unit-block";

const FIELDS = [...ARM_FIELDS, "name", "nation", "arm", "weapon", "guard", "guardGrade"] as const;

/** A unit's name and kind of troops. */
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
      <div className="grid grid-cols-1 gap-3">
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
  const rules = useTranslations<string>("belleAlliance");
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
      <div className="grid items-end gap-2 tablet:grid-cols-2">
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
            placeholder={rules("type.open")}
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

/** The fields that usually follow from a unit's type or weight. */
type KindFields = Pick<Unit, "nation" | "arm" | "type" | "weight" | "lance" | "light">;

/**
 * The fields that change with a unit's type: weight, lance and light, each only if it had the usual value of the
 * previous type.
 */
export function fieldsForType(unit: KindFields, type: UnitType): Partial<UnitFields> {
  if (unit.arm !== "cavalry") return { type, ...lightAfter(unit, { ...unit, type }) };
  const before = unit.type && usualWeight(unit.type, unit.nation);
  const usual = usualWeight(type, unit.nation);
  const isOwnWeight = unit.weight !== null && unit.weight !== before;
  const weight = isOwnWeight ? unit.weight : (usual ?? unit.weight);
  const carried = unit.type !== null && usuallyCarriesLance(unit.type);
  const lance = unit.lance === carried ? usuallyCarriesLance(type) : unit.lance;
  return { type, weight, lance, ...lightAfter(unit, { ...unit, type, weight }) };
}

/** The fields that change with the weight of cavalry: light, only if it had the usual value of the previous weight. */
export function fieldsForWeight(unit: KindFields, weight: Unit["weight"]): Partial<UnitFields> {
  return { weight, ...lightAfter(unit, { ...unit, weight }) };
}

function lightAfter(before: KindFields, after: KindFields): Pick<Unit, "light"> {
  const isUsual = before.light === isUsuallyLight(before);
  return { light: isUsual ? isUsuallyLight(after) : before.light };
}

function Ticks({ unit, edit }: KindProps) {
  const t = useTranslations("orderOfBattle.kind");
  return (
    <div className="grid gap-1.5">
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
