import { useFormatter, useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { NativeTick } from "@/app/_ui/native-tick";
import { NumberField } from "@/app/_ui/number-field";
import {
  controlledGround,
  groundSeenBy,
  shareOfTable,
} from "@/lib/domain/bogowie-wojny/field/measure/control-zone";
import type { Outlined } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import {
  newPlacedUnit,
  type PlacedUnit,
  standingOf,
  viewDegOf,
} from "@/lib/domain/bogowie-wojny/field/measure/placed-unit";
import { arcsOf, REACHERS, type Reacher, zoneDepthOf } from "@/lib/rules/bogowie-wojny/reach";
import {
  FIELD_OF_VIEW_DEG,
  FRONT_ZONE_DEG,
  HILL_SIGHTS,
} from "@/lib/rules/bogowie-wojny/tables/reach";
import { areaCm2, type Ring } from "@/lib/terrain/ring";
import { roundedCm, snappedToGrid } from "@/lib/terrain/snap";
import { FieldGroup } from "./field-group";
import { NativeChoice } from "./native-choice";
import type { MeasuringDesk } from "./use-field-desk";
import { UNIT_LAYERS } from "./use-measure";

interface MeasuredUnitProps {
  readonly desk: MeasuringDesk;
  readonly ground: readonly Outlined[];
}

/** What a unit put down on the map sees, controls and reaches [2.6, 2.7, 8.4]. */
export function MeasuredUnit({ desk, ground }: MeasuredUnitProps) {
  const t = useTranslations("fieldMeasure.unit");
  const { measure } = desk;
  const { unit, changeUnit } = measure;
  const take = (reacher: Reacher) => {
    const { middle, facingDeg } = unit;
    changeUnit({ ...newPlacedUnit(reacher), middle, facingDeg });
  };
  return (
    <>
      {!unit.middle && <p className="hint">{t("how")}</p>}
      <NativeChoice
        label={t("kind")}
        value={unit.reacher}
        choices={REACHERS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={take}
      />
      <Stand desk={desk} />
      <Status desk={desk} ground={ground} />
      <Layers desk={desk} />
      <Distances unit={unit} />
      {unit.middle && <Button onPress={measure.clear}>{t("clear")}</Button>}
    </>
  );
}

/** Where the unit stands, how wide and deep it is, and how deep its zone, in numbers. */
function Stand({ desk }: Pick<MeasuredUnitProps, "desk">) {
  const t = useTranslations("fieldMeasure.unit");
  const ends = useTranslations("fieldMeasure");
  const { field, measure, centre } = desk;
  const { unit, changeUnit } = measure;
  const zone = zoneDepthOf(unit.reacher);
  const put = (axis: 0 | 1, cm: number) => {
    const [x, y] = unit.middle ?? snappedToGrid(centre(), 1);
    changeUnit({ middle: axis === 0 ? [cm, y] : [x, cm] });
  };
  const fixed = { isWheelDisabled: true } as const;
  return (
    <FieldGroup title={t("stand")}>
      <div className="grid grid-cols-2 gap-2">
        {(["east", "north"] as const).map((name, axis) => (
          <NumberField
            {...fixed}
            key={name}
            label={ends(name)}
            unit="cm"
            minValue={0}
            maxValue={axis === 0 ? field.table.widthCm : field.table.depthCm}
            step={0.1}
            value={unit.middle ? roundedCm(unit.middle[axis as 0 | 1]) : null}
            onCommit={(cm) => cm !== null && put(axis as 0 | 1, cm)}
          />
        ))}
        <NumberField
          {...fixed}
          label={t("facing")}
          unit="°"
          minValue={0}
          maxValue={359}
          step={1}
          value={unit.facingDeg}
          onCommit={(deg) => deg !== null && changeUnit({ facingDeg: deg })}
        />
        {zone && (
          <NumberField
            {...fixed}
            label={t("zone")}
            unit="cm"
            minValue={zone.leastCm}
            maxValue={zone.mostCm}
            step={0.5}
            isDisabled={zone.leastCm === zone.mostCm}
            value={unit.zoneCm}
            onCommit={(cm) => cm !== null && changeUnit({ zoneCm: cm })}
          />
        )}
        {(["widthCm", "depthCm"] as const).map((name) => (
          <NumberField
            {...fixed}
            key={name}
            label={t(name)}
            unit="cm"
            minValue={1}
            maxValue={60}
            step={0.5}
            value={unit[name]}
            onCommit={(cm) => cm !== null && changeUnit({ [name]: cm })}
          />
        ))}
      </div>
      {zone && (
        <NativeTick
          checked={unit.isAllRound}
          onChange={({ target }) => changeUnit({ isAllRound: target.checked })}
        >
          {t("allRound")}
        </NativeTick>
      )}
      <p className="hint">{t("sheltered")}</p>
    </FieldGroup>
  );
}

/** What is seen and controlled, in words and figures. */
function Status({ desk, ground }: MeasuredUnitProps) {
  const t = useTranslations("fieldMeasure.unit");
  const { field, measure } = desk;
  const { table } = field;
  const unit = useDeferredValue(measure.unit);
  const { hillSight } = measure;
  const areas = useMemo(() => {
    const standing = standingOf(unit, ground);
    if (!standing) return null;
    const around = { table, ground, hillSight };
    return {
      seen: shareOfTable(groundSeenBy(standing, viewDegOf(unit), around), { table }),
      zone: areaOf(controlledGround(standing, unit.zoneCm, around)),
      facing: unit.facingDeg,
    };
  }, [unit, ground, table, hillSight]);
  const format = useFormatter();
  if (!areas) return <p role="status">{t("none")}</p>;
  const seen = format.number(areas.seen, { style: "percent", maximumFractionDigits: 0 });
  const zone = format.number(areas.zone, { maximumFractionDigits: 0 });
  return (
    <p role="status" className="font-semibold text-sm">
      {t(zoneDepthOf(unit.reacher) ? "summary" : "commander", { ...areas, seen, zone })}
    </p>
  );
}

function areaOf(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + areaCm2(ring), 0);
}

/** What is drawn, and the choice for hills. */
function Layers({ desk: { measure } }: Pick<MeasuredUnitProps, "desk">) {
  const t = useTranslations("fieldMeasure");
  const { unit, layers, setLayer, hillSight, setHillSight } = measure;
  const shown = UNIT_LAYERS.filter((layer) => layer !== "zone" || zoneDepthOf(unit.reacher));
  return (
    <FieldGroup title={t("unit.shown")}>
      {shown.map((layer) => (
        <NativeTick
          key={layer}
          checked={layers.has(layer)}
          onChange={({ target }) => setLayer(layer, target.checked)}
        >
          {t(`unit.layers.${layer}`)}
        </NativeTick>
      ))}
      <NativeChoice
        label={t("sight.hills")}
        value={hillSight}
        choices={HILL_SIGHTS.map((value) => ({ value, label: t(`sight.hillSight.${value}`) }))}
        onChange={setHillSight}
      />
      <p className="hint">{t("sight.scope", FIELD_OF_VIEW_DEG)}</p>
    </FieldGroup>
  );
}

/** What each arc on the map means, and what the text leaves to statistics. */
function Distances({ unit: { reacher } }: { readonly unit: PlacedUnit }) {
  const t = useTranslations("fieldMeasure");
  return (
    <FieldGroup title={t("unit.arcs")}>
      <ul className="grid gap-1 text-sm">
        {arcsOf(reacher).map(({ what, cm, rule }) => (
          <li key={`${what} ${cm}`}>{t(`unit.arc.${what}`, { cm, rule })}</li>
        ))}
      </ul>
      <p className="hint">{t(`unit.silent.${reacher}`)}</p>
      {reacher !== "commander" && (
        <p className="hint">{t("fire.arc", { degrees: FRONT_ZONE_DEG })}</p>
      )}
    </FieldGroup>
  );
}
