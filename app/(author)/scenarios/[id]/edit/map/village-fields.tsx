"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { MATERIALS } from "@/lib/domain/belle-alliance/ground/building";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { VillageOptions } from "@/lib/domain/belle-alliance/scenario/village";

export const MAX_HOUSES = 60;

interface VillageFieldsProps {
  readonly options: VillageOptions;
  readonly change: (part: Partial<VillageOptions>) => void;
}

/** A village's name, its houses and their arrangement. */
export function VillageFields({ options, change }: VillageFieldsProps) {
  const t = useTranslations("map.village");
  const legend = useTranslations("legend");
  const { house } = options;
  const given = (put: (value: number) => Partial<VillageOptions>) => (value: number | null) =>
    value !== null && change(put(value));
  return (
    <>
      <TextField
        label={t("name")}
        value={options.name}
        maxLength={200}
        onChange={(name) => change({ name })}
        autoFocus
      />
      <Select
        label={t("material")}
        choices={(["open", ...MATERIALS] as const).map((value) => ({
          value,
          label: legend(`building-${value}`),
        }))}
        value={options.material ?? "open"}
        onChange={(value) => change({ material: value === "open" ? null : value })}
      />
      <div className="grid grid-cols-2 items-end gap-2">
        <NumberField
          label={t("houses")}
          look="stepper"
          minValue={1}
          maxValue={MAX_HOUSES}
          value={options.houses}
          onCommit={given((houses) => ({ houses }))}
        />
        <NumberField
          label={t("spread")}
          unit="%"
          minValue={0}
          maxValue={100}
          step={10}
          value={Math.round(options.spread * 100)}
          onCommit={given((percent) => ({ spread: percent / 100 }))}
        />
        <NumberField
          label={t("every")}
          unit="cm"
          minValue={1}
          maxValue={50}
          step={0.5}
          value={options.everyCm}
          onCommit={given((everyCm) => ({ everyCm }))}
        />
        <NumberField
          label={t("setBack")}
          unit="cm"
          minValue={0.5}
          maxValue={20}
          step={0.5}
          value={options.setBackCm}
          onCommit={given((setBackCm) => ({ setBackCm }))}
        />
        <NumberField
          label={t("length")}
          unit="cm"
          minValue={0.5}
          maxValue={30}
          step={0.5}
          value={house.lengthCm}
          onCommit={given((lengthCm) => ({ house: { ...house, lengthCm } }))}
        />
        <NumberField
          label={t("depth")}
          unit="cm"
          minValue={0.5}
          maxValue={30}
          step={0.5}
          value={house.depthCm}
          onCommit={given((depthCm) => ({ house: { ...house, depthCm } }))}
        />
      </div>
    </>
  );
}

/** The position of a village. */
export interface Street {
  readonly roadId: string;
  /** For a street without a road, clockwise from north. */
  readonly directionDeg: number;
}

interface StreetFieldsProps {
  readonly scenario: Scenario;
  readonly street: Street;
  readonly onStreet: (street: Street) => void;
}

/** The road along which it is built, or a direction if there is none. */
export function StreetFields({ scenario, street, onStreet }: StreetFieldsProps) {
  const t = useTranslations("map.village");
  const roads = roadsOf(scenario);
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <Select
        label={t("street")}
        choices={[
          ...roads.map(({ id, name }, at) => ({
            value: id,
            label: name || t("road", { n: at + 1 }),
          })),
          { value: NO_ROAD, label: t("straight") },
        ]}
        value={street.roadId}
        onChange={(roadId) => onStreet({ ...street, roadId })}
      />
      {street.roadId === NO_ROAD && (
        <NumberField
          label={t("direction")}
          unit="°"
          minValue={0}
          maxValue={359}
          step={15}
          value={street.directionDeg}
          onCommit={(directionDeg) =>
            directionDeg !== null && onStreet({ ...street, directionDeg })
          }
        />
      )}
    </div>
  );
}

/** The value for a street without a road. */
export const NO_ROAD = "none";

export type Road = Extract<Feature, { kind: "road" }>;

/** The roads along which a village can be built, in drawing order. */
export function roadsOf({ map }: Scenario): Road[] {
  return map.features.filter((feature) => feature.kind === "road");
}
