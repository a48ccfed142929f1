"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { useFieldRun } from "@/app/(author)/_map-desk/field-run";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import { moveThing, resizeThing } from "@/lib/domain/battlefield/commands/things";
import { isSquare } from "@/lib/domain/battlefield/things";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import { roundedCm } from "@/lib/terrain/snap";
import type { ThingFieldsProps } from "./thing-fields";

/** Where a thing's middle lies and how large it is, in cm from the south-west corner. */
export function ThingPlace({ found, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const { id, points } = found.thing;
  const box = boxAround(points);
  const [x, y] = boxCentre(box);
  const place = { xCm: roundedCm(x), yCm: roundedCm(y) };
  const move = ({ xCm = place.xCm, yCm = place.yCm }: Partial<typeof place>, run: string) =>
    desk.editor.apply(moveThing, { id, eastCm: xCm - place.xCm, northCm: yCm - place.yCm }, run);
  const size = {
    widthCm: roundedCm(box.maxX - box.minX),
    depthCm: roundedCm(box.maxY - box.minY),
  };
  return (
    <fieldset className="fieldedge">
      <legend className="label">{t("place")}</legend>
      <div className="two">
        <PlaceFields place={place} onCommit={move} />
        {!isSquare(found) && <SizeFields id={id} size={size} desk={desk} />}
      </div>
    </fieldset>
  );
}

interface SizeFieldsProps {
  readonly id: string;
  readonly size: { readonly widthCm: number; readonly depthCm: number };
  readonly desk: ThingFieldsProps["desk"];
}

function SizeFields({ id, size, desk }: SizeFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const run = useFieldRun();
  const field = {
    unit: "cm",
    minValue: 0.5,
    maxValue: 480,
    step: 0.5,
    onFocus: run.begin,
  } as const;
  const resize = (change: Partial<typeof size>) =>
    desk.editor.apply(resizeThing, { id, ...size, ...change }, run.name());
  return (
    <>
      <NumberField
        label={t("eastWest")}
        {...field}
        value={size.widthCm}
        onCommit={(widthCm) => widthCm !== null && resize({ widthCm })}
      />
      <NumberField
        label={t("southNorth")}
        {...field}
        value={size.depthCm}
        onCommit={(depthCm) => depthCm !== null && resize({ depthCm })}
      />
    </>
  );
}
