"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { formUnit, placeUnit } from "@/lib/domain/scenario/commands/placement";
import { unitFootprint } from "@/lib/domain/scenario/derive";
import type { FormationNode } from "@/lib/domain/scenario/formation";
import type { Side } from "@/lib/domain/scenario/side";
import type { Placement, Unit } from "@/lib/domain/scenario/unit";
import { formationsOfArm } from "@/lib/rules/belle-alliance/formations-of-arm";
import { useFieldRun } from "./field-run";
import { HeldBuilding } from "./held-building";
import { NotPlaced } from "./not-placed";
import { PlaceFields } from "./place-fields";
import { removeSubject } from "./remove-subject";
import type { MapDeskState } from "./use-map-desk";

interface UnitInspectorProps {
  readonly unit: Unit;
  readonly side: Side;
  readonly parents: readonly FormationNode[];
  readonly desk: MapDeskState;
}

/** Where a unit stands and how it is formed, with the ground it covers. */
export function UnitInspector({ unit, side, parents, desk }: UnitInspectorProps) {
  const { placement } = unit;
  return (
    <section className="chosen" aria-label={unit.name}>
      <div className={`insp-h side-${side.colour}`}>
        <p className="crumb">{[side.name, ...parents.map(({ name }) => name)].join(" › ")}</p>
        <h2>{unit.name}</h2>
        <Strength unit={unit} />
      </div>
      <div className="insp-b">
        {placement ? (
          <Placed unit={unit} placement={placement} desk={desk} />
        ) : (
          <NotPlaced subject={{ kind: "unit", id: unit.id }} desk={desk} />
        )}
      </div>
    </section>
  );
}

function Strength({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  return (
    <p className="facts">
      <span>{ba(`arm.${unit.arm}`)}</span>
      {unit.men !== null && <span>{t("unit.men", { men: unit.men })}</span>}
      {unit.guns !== null && <span>{t("unit.guns", { guns: unit.guns })}</span>}
    </p>
  );
}

interface PlacedProps extends Pick<UnitInspectorProps, "unit" | "desk"> {
  readonly placement: Placement;
}

function Placed({ unit, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  return (
    <>
      <Formed unit={unit} placement={placement} desk={desk} />
      <Measures unit={unit} placement={placement} desk={desk} />
      <HeldBuilding unit={unit} placement={placement} desk={desk} />
      <Stand unit={unit} placement={placement} desk={desk} />
      <div className="actions">
        <Button onPress={() => removeSubject(desk, { kind: "unit", id: unit.id })}>
          {t("unit.takeOff")}
        </Button>
      </div>
    </>
  );
}

function Formed({ unit, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  return (
    <div className="two">
      <Select
        label={t("unit.formation")}
        value={placement.formation}
        choices={formationsOfArm(unit.arm).map((value) => ({
          value,
          label: ba(`formation.${value}`),
        }))}
        onChange={(formation) => desk.editor.apply(formUnit, { unitId: unit.id, formation })}
      />
      <NumberField
        label={t("unit.front")}
        hint={t("unit.frontHint")}
        value={placement.frontFigures}
        minValue={1}
        maxValue={400}
        step={1}
        onCommit={(front) =>
          desk.editor.apply(formUnit, {
            unitId: unit.id,
            formation: placement.formation,
            frontFigures: front === null ? null : Math.round(front),
          })
        }
      />
    </div>
  );
}

/** The footprint's measures, and what is odd about it. */
function Measures({ unit, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  const format = useFormatter();
  const ground = unitFootprint(unit, placement, desk.scenario.settings);
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <div>
      <dl className="rows means">
        <div>
          <dt>{t("unit.ground")}</dt>
          <dd>
            <b>{t("unit.size", { width: cm(ground.widthCm), depth: cm(ground.depthCm) })}</b>
          </dd>
        </div>
        <div>
          <dt>{t("unit.files")}</dt>
          <dd>
            <b>{t("unit.filesRanks", { files: ground.files, ranks: ground.ranks })}</b>
          </dd>
        </div>
      </dl>
      {ground.remarks.map((remark) => (
        <p key={remark} className="hint">
          {ba(`footprintRemark.${remark}`)}
        </p>
      ))}
    </div>
  );
}

function Stand({ unit, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  const turning = useFieldRun();
  const set = (change: Partial<Placement>, run: string) =>
    desk.editor.apply(placeUnit, { unitId: unit.id, ...placement, ...change }, run);
  return (
    <div className="three">
      <PlaceFields place={placement} onCommit={set} />
      <NumberField
        label={t("unit.facing")}
        unit="°"
        step={5}
        value={placement.facingDeg}
        onFocus={turning.begin}
        onCommit={(facingDeg) => facingDeg !== null && set({ facingDeg }, turning.name())}
      />
    </div>
  );
}
