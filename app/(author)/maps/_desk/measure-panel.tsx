"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { Chosen } from "@/app/(author)/_map-desk/chosen";
import { fireBars } from "@/lib/domain/bogowie-wojny/field/measure/fire";
import { lookBetween } from "@/lib/domain/bogowie-wojny/field/measure/look";
import { type Outlined, outlinesOn } from "@/lib/domain/bogowie-wojny/field/measure/outline";
import { METRES_PER_CM } from "@/lib/rules/bogowie-wojny/tables/reach";
import type { Point } from "@/lib/terrain/point";
import { roundedCm, snappedToGrid } from "@/lib/terrain/snap";
import { FieldGroup } from "./field-group";
import { MeasuredFire } from "./measured-fire";
import { MeasuredSight } from "./measured-sight";
import { MeasuredUnit } from "./measured-unit";
import { MeasuredWay } from "./measured-way";
import type { FieldDeskState, MeasuringDesk } from "./use-field-desk";
import { MEASURED } from "./use-measure";

/** What lies between two places of the battlefield, or before a unit: each answer with its paragraph. */
export default function MeasurePanel({ desk }: { readonly desk: MeasuringDesk }) {
  const t = useTranslations("fieldMeasure");
  const { field, measure } = desk;
  const ground = useMemo(() => outlinesOn(field), [field]);
  return (
    <Chosen label={t("title")}>
      <InspectorHead title={t("title")} />
      <InspectorBody>
        <Segmented
          label={t("measured.label")}
          full
          segments={MEASURED.map((value) => ({ value, label: t(`measured.${value}`) }))}
          value={measure.measured}
          onChange={measure.setMeasured}
        />
        {measure.measured === "places" ? (
          <BetweenPlaces desk={desk} ground={ground} />
        ) : (
          <MeasuredUnit desk={desk} ground={ground} />
        )}
      </InspectorBody>
    </Chosen>
  );
}

interface BetweenPlacesProps {
  readonly desk: MeasuringDesk;
  readonly ground: readonly Outlined[];
}

function BetweenPlaces({ desk, ground }: BetweenPlacesProps) {
  const t = useTranslations("fieldMeasure");
  const { measure, titleOf } = desk;
  const [from, to] = measure.places;
  return (
    <>
      {!to && <p className="hint">{t("how")}</p>}
      {ENDS.map((end, index) => (
        <PlaceFields key={end} end={end} index={index} desk={desk} />
      ))}
      {from && to ? (
        <Answers {...{ from, to, ground, measure, titleOf }} />
      ) : (
        <p role="status" className="text-sm">
          {t(from ? "second" : "first")}
        </p>
      )}
      {from && <Button onPress={measure.clear}>{t("clear")}</Button>}
    </>
  );
}

const ENDS = ["from", "to"] as const;

interface PlaceFieldsProps {
  readonly end: (typeof ENDS)[number];
  readonly index: number;
  readonly desk: MeasuringDesk;
}

/** One end in numbers; the other coordinate of an end not yet set is that of the map's middle. */
function PlaceFields({ end, index, desk }: PlaceFieldsProps) {
  const t = useTranslations("fieldMeasure");
  const { measure, centre, field } = desk;
  const place = measure.places[index];
  const set = (axis: 0 | 1, cm: number | null) => {
    if (cm === null) return;
    const [x, y] = place ?? snappedToGrid(centre(), 1);
    measure.put(index, axis === 0 ? [cm, y] : [x, cm]);
  };
  return (
    <FieldGroup title={t(end)}>
      <div className="grid grid-cols-2 gap-2">
        {(["east", "north"] as const).map((name, axis) => (
          <NumberField
            key={name}
            label={t(name)}
            unit="cm"
            minValue={0}
            maxValue={axis === 0 ? field.table.widthCm : field.table.depthCm}
            step={0.1}
            isWheelDisabled
            isDisabled={index > measure.places.length}
            value={place ? roundedCm(place[axis as 0 | 1]) : null}
            onCommit={(cm) => set(axis as 0 | 1, cm)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface AnswersProps extends Pick<FieldDeskState, "measure" | "titleOf"> {
  readonly from: Point;
  readonly to: Point;
  readonly ground: readonly Outlined[];
}

function Answers({ from, to, ground, measure, titleOf }: AnswersProps) {
  const t = useTranslations("fieldMeasure");
  const format = useFormatter();
  const { hillSight, setHillSight } = measure;
  const look = lookBetween(from, to, { ground, hillSight });
  const cm = format.number(look.distanceCm, { maximumFractionDigits: 1 });
  const metres = format.number(look.distanceCm * METRES_PER_CM, { maximumFractionDigits: 0 });
  return (
    <>
      <p role="status" className="font-semibold text-sm">
        {t(look.visible ? "summary.seen" : "summary.hidden", { cm, metres })}
      </p>
      <MeasuredSight
        look={look}
        hillSight={hillSight}
        onHillSight={setHillSight}
        titleOf={titleOf}
      />
      <MeasuredFire look={look} bars={fireBars(from, to, ground)} titleOf={titleOf} />
      <MeasuredWay line={[from, to]} ground={ground} titleOf={titleOf} />
    </>
  );
}
