"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { fieldsForArm } from "@/lib/domain/belle-alliance/scenario/fields-for-arm";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { ARMS, type Arm } from "@/lib/rules/belle-alliance/arm";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TYPES_OF_ARM, type UnitType, WEAPONS } from "@/lib/rules/belle-alliance/unit-type";
import { InspectorSection } from "../_inspector/inspector-section";
import { fieldsForType } from "../_inspector/unit-kind-block";
import { type EditMany, type ManyBlockProps, useFitLabel } from "./many-block";
import { commonOf, HAS } from "./values-of-units";

/** Nation, arm, type, weapon and skirmishing skill of several units. */
export function ManyKind({ units, edit }: ManyBlockProps) {
  const t = useTranslations("orderOfBattle");
  const armed = units.filter(HAS.weapon);
  const able = units.filter(HAS.light);
  return (
    <InspectorSection title={t("many.kind")}>
      <div className="grid grid-cols-1 gap-3">
        <NationAndArm units={units} edit={edit} />
        {armed.length > 0 && <Weapon armed={armed} units={units} edit={edit} />}
        {able.length > 0 && (
          <div className="grid gap-1.5">
            <Tick field="light" able={able} units={units} edit={edit} />
            <Tick field="marksmen" able={able} units={units} edit={edit} />
          </div>
        )}
      </div>
    </InspectorSection>
  );
}

function useChoices() {
  const rules = useTranslations<string>("belleAlliance");
  return <Code extends string>(codes: readonly Code[], group: string) =>
    codes.map((value) => ({ value, label: rules(`${group}.${value as string}`) }));
}

function NationAndArm({ units, edit }: ManyBlockProps) {
  const t = useTranslations("orderOfBattle");
  const choices = useChoices();
  const arm = commonOf(units, (unit) => unit.arm);
  return (
    <>
      <Select
        label={t("kind.nation")}
        choices={choices(NATIONS, "nation")}
        value={commonOf(units, ({ nation }) => nation) ?? null}
        placeholder={t("many.various")}
        onChange={(nation) => edit(units, () => ({ nation }))}
      />
      <div className="grid items-end gap-2 tablet:grid-cols-2">
        <Select
          label={t("kind.arm")}
          choices={choices(ARMS, "arm")}
          value={arm ?? null}
          placeholder={t("many.various")}
          onChange={(chosen) => edit(units, (unit) => fieldsForArm(unit, chosen))}
        />
        {arm && <TypeChoice arm={arm} units={units} edit={edit} />}
      </div>
      {!arm && <p className="hint">{t("many.typeOff")}</p>}
    </>
  );
}

/** The types of an arm; a type undecided in all units is shown as such. */
function TypeChoice({ arm, units, edit }: ManyBlockProps & { readonly arm: Arm }) {
  const t = useTranslations("orderOfBattle");
  const rules = useTranslations("belleAlliance");
  const choices = useChoices();
  const type = commonOf(units, (unit) => unit.type);
  return (
    <Select<UnitType>
      label={t("kind.type")}
      choices={choices(TYPES_OF_ARM[arm], "type")}
      value={type ?? null}
      placeholder={type === null ? rules("type.open") : t("many.various")}
      onChange={(chosen) => edit(units, (unit) => fieldsForType(unit, chosen))}
    />
  );
}

interface WeaponProps extends ManyBlockProps {
  /** The units that carry small arms. */
  readonly armed: readonly Unit[];
}

function Weapon({ armed, units, edit }: WeaponProps) {
  const t = useTranslations("orderOfBattle");
  const choices = useChoices();
  const label = useFitLabel(units);
  const weapon = commonOf(armed, (unit) => unit.weapon);
  return (
    <div className="grid gap-1">
      <Segmented
        label={label(t("kind.weapon"), armed)}
        full
        value={weapon ?? null}
        onChange={(chosen) => edit(armed, () => ({ weapon: chosen }))}
        segments={choices(WEAPONS, "weapon")}
      />
      {weapon === undefined && <p className="hint">{t("many.differ")}</p>}
    </div>
  );
}

interface TickProps {
  readonly field: "light" | "marksmen";
  /** The units that have the field. */
  readonly able: readonly Unit[];
  readonly units: readonly Unit[];
  readonly edit: EditMany;
}

function Tick({ field, able, units, edit }: TickProps) {
  const t = useTranslations("orderOfBattle.kind");
  const label = useFitLabel(units);
  const value = commonOf(able, (unit) => unit[field]);
  return (
    <Checkbox
      isSelected={value ?? false}
      isIndeterminate={value === undefined}
      onChange={(isTicked) => edit(able, () => ({ [field]: isTicked }))}
    >
      {label(t(field), able)}
    </Checkbox>
  );
}
