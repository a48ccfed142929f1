"use client";

import { useFormatter, useTranslations } from "next-intl";
import { memo } from "react";
import { Button } from "@/app/_ui/button";
import { Facts } from "@/app/_ui/facts";
import { NumberField } from "@/app/_ui/number-field";
import { Row, Rows } from "@/app/_ui/rows";
import { Select } from "@/app/_ui/select";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { useFieldRun } from "@/app/(author)/_map-desk/field-run";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import {
  formUnit,
  placeUnit,
  turnUnit,
} from "@/lib/domain/belle-alliance/scenario/commands/placement";
import { unitFootprint } from "@/lib/domain/belle-alliance/scenario/derive";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { formationsThere } from "@/lib/domain/belle-alliance/scenario/held-building";
import { narrowestUnder } from "@/lib/domain/belle-alliance/scenario/hill-bands";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Placement, Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { groundOf } from "@/lib/domain/belle-alliance/scenario/view/map-view";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { FieldOfFireButton } from "./_fire/field-of-fire-button";
import { MarchButton } from "./_march/march-button";
import { HeldBuilding } from "./held-building";
import { useBandWords, useHillPlaces } from "./hill-meaning";
import { LockButton } from "./lock-button";
import { NotPlaced } from "./not-placed";
import { removeSubject } from "./remove-subject";
import type { MapDeskState } from "./use-map-desk";

interface UnitInspectorProps {
  readonly unit: Unit;
  readonly side: Side;
  readonly parents: readonly FormationNode[];
  readonly desk: MapDeskState;
}

/** A unit's position and formation, with the ground it covers. */
export function UnitInspector({ unit, side, parents, desk }: UnitInspectorProps) {
  const { placement } = unit;
  return (
    <>
      <InspectorHead
        colour={side.colour}
        under={[side, ...parents].map(({ name }) => name)}
        title={unit.name}
      >
        <Strength unit={unit} />
      </InspectorHead>
      <InspectorBody>
        {placement ? (
          <Placed unit={unit} placement={placement} desk={desk} />
        ) : (
          <NotPlaced subject={{ kind: "unit", id: unit.id }} desk={desk} />
        )}
        <MarchButton of={unit} parents={parents} desk={desk} />
      </InspectorBody>
    </>
  );
}

function Strength({ unit }: { readonly unit: Unit }) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  return (
    <Facts>
      <span>{ba(`arm.${unit.arm}`)}</span>
      {unit.men !== null && <span>{t("unit.men", { men: unit.men })}</span>}
      {unit.guns !== null && <span>{t("unit.guns", { guns: unit.guns })}</span>}
    </Facts>
  );
}

interface PlacedProps extends Pick<UnitInspectorProps, "unit" | "desk"> {
  readonly placement: Placement;
}

function Placed({ unit, placement, desk }: PlacedProps) {
  return (
    <>
      <Formed
        unitId={unit.id}
        arm={unit.arm}
        formation={placement.formation}
        buildingId={placement.buildingId}
        frontFigures={placement.frontFigures}
        editor={desk.editor}
      />
      <Measures unit={unit} placement={placement} desk={desk} />
      <HillUnder unit={unit} placement={placement} desk={desk} />
      <HeldBuilding unit={unit} placement={placement} desk={desk} />
      <Stand unit={unit} placement={placement} desk={desk} />
      <div className="flex flex-wrap gap-2">
        {!placement.locked && (
          <TakeOff unitId={unit.id} editor={desk.editor} select={desk.select} />
        )}
        <LockButton
          piece={{ kind: "unit", id: unit.id }}
          editor={desk.editor}
          isLocked={desk.isLocked}
        />
      </div>
      <FieldOfFireButton unit={unit} desk={desk} />
    </>
  );
}

interface FormedProps
  extends Pick<Placement, "formation" | "frontFigures" | "buildingId">,
    Pick<Unit, "arm"> {
  readonly unitId: string;
  readonly editor: ScenarioEditor;
}

/** Rendered again only when the unit changes formation, not while it is moved. */
const Formed = memo(function Formed(props: FormedProps) {
  const { unitId, arm, formation, buildingId, frontFigures, editor } = props;
  const offered = formationsThere(arm, { buildingId });
  const choices = offered.includes(formation) ? offered : [formation, ...offered];
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <Select
        label={t("unit.formation")}
        value={formation}
        choices={choices.map((value) => ({
          value,
          label: ba(`formation.${value}`),
        }))}
        onChange={(chosen) => editor.apply(formUnit, { unitId, formation: chosen })}
      />
      <NumberField
        label={t("unit.front")}
        hint={t("unit.frontHint")}
        value={frontFigures}
        minValue={1}
        maxValue={400}
        step={1}
        onCommit={(front) =>
          editor.apply(formUnit, {
            unitId,
            formation,
            frontFigures: front === null ? null : Math.round(front),
          })
        }
      />
    </div>
  );
});

/** The footprint's measures, and anything unusual about it. */
function Measures({ unit, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  const ba = useTranslations("belleAlliance");
  const format = useFormatter();
  const ground = unitFootprint(unit, placement, desk.scenario.settings);
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <div>
      <Rows look="pairs">
        <Row name={t("unit.ground")}>
          <b>{t("unit.size", { width: cm(ground.widthCm), depth: cm(ground.depthCm) })}</b>
        </Row>
        <Row name={t("unit.files")}>
          <b>{t("unit.filesRanks", { files: ground.files, ranks: ground.ranks })}</b>
        </Row>
      </Rows>
      {ground.remarks.map((remark) => (
        <p key={remark} className="hint mt-1.5">
          {ba(`footprintRemark.${remark}`)}
        </p>
      ))}
    </div>
  );
}

/** The hill under the unit, if that is a band between two layers. */
function HillUnder({ unit, placement, desk }: PlacedProps) {
  const t = useTranslations("map");
  const bandAt = useHillPlaces(desk.scenario.map);
  const words = useBandWords();
  const { outline } = groundOf(unit, placement, desk.scenario);
  const place = narrowestUnder({ middle: [placement.xCm, placement.yCm], outline }, bandAt);
  if (place === null) return null;
  return (
    <Rows>
      <Row name={t("unit.hill")}>
        <b>{`${t("shape.level", { level: place.level })}, ${words(place)}`}</b>
      </Row>
    </Rows>
  );
}

function Stand({ unit, placement, desk }: PlacedProps) {
  const set = (change: Partial<Placement>, run: string) =>
    desk.editor.apply(placeUnit, { unitId: unit.id, ...placement, ...change }, run);
  return (
    <fieldset
      disabled={placement.locked}
      className="grid min-w-0 disabled:text-ink-3 grid-cols-3 gap-2"
    >
      <PlaceFields place={placement} onCommit={set} />
      <Facing unitId={unit.id} facingDeg={placement.facingDeg} editor={desk.editor} />
    </fieldset>
  );
}

interface FacingProps extends Pick<Placement, "facingDeg"> {
  readonly unitId: string;
  readonly editor: ScenarioEditor;
}

const Facing = memo(function Facing({ unitId, facingDeg, editor }: FacingProps) {
  const t = useTranslations("map.unit");
  const run = useFieldRun();
  return (
    <NumberField
      label={t("facing")}
      unit="°"
      step={5}
      value={facingDeg}
      onFocus={run.begin}
      onCommit={(facing) =>
        facing !== null && editor.apply(turnUnit, { unitId, facingDeg: facing }, run.name())
      }
    />
  );
});

interface TakeOffProps extends Pick<MapDeskState, "editor" | "select"> {
  readonly unitId: string;
}

const TakeOff = memo(function TakeOff({ unitId, editor, select }: TakeOffProps) {
  const t = useTranslations("map.unit");
  return (
    <Button onPress={() => removeSubject({ editor, select }, { kind: "unit", id: unitId })}>
      {t("takeOff")}
    </Button>
  );
});
