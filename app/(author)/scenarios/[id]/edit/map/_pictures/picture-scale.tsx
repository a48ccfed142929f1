"use client";

import { Ruler } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { toast } from "@/app/_ui/toasts";
import { WITHIN_CM } from "@/app/(author)/_map-desk/cm-input";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { pictureScaledByPoints } from "@/lib/terrain/picture-place";
import { distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import type { MapDeskState } from "../use-map-desk";
import { storedCm, storedWidthCm } from "./stored-cm";

/** The chosen picture, with the desk. */
export interface PictureFieldsProps {
  readonly picture: TracedPicture;
  readonly desk: MapDeskState;
}

const UNITS = ["m", "cm"] as const;
type Unit = (typeof UNITS)[number];

/** Derives a picture's scale from two points on it that are a known distance apart, on the ground or on the table. */
export function PictureScale({ picture, desk }: PictureFieldsProps) {
  const t = useTranslations("pictures.scale");
  const { tape, startTape } = desk.pictures;
  if (tape) return <TwoPoints picture={picture} desk={desk} tape={tape} />;
  return (
    <Button
      className="justify-self-start"
      icon={<Ruler aria-hidden />}
      offBecause={picture.isHidden ? t("isHidden") : undefined}
      onPress={startTape}
    >
      {t("begin")}
    </Button>
  );
}

function TwoPoints({ picture, desk, tape }: PictureFieldsProps & { readonly tape: Segment }) {
  const t = useTranslations("pictures.scale");
  const common = useTranslations("common.action");
  const format = useFormatter();
  const { metresPerCm } = desk.scenario.settings;
  const [unit, setUnit] = useState<Unit>("m");
  const [wanted, setWanted] = useState<number | null>(null);
  const { change, setTape } = desk.pictures;
  const isCm = distanceCm(...tape);
  // Always on: a field is committed only when it is left, and often this button is what it is left for.
  const scaleNow = () => {
    if (wanted === null) return toast({ text: t("noDistance") });
    if (isCm === 0) return toast({ text: t("onePlace") });
    const wantedCm = unit === "m" ? wanted / metresPerCm : wanted;
    const place = wantedCm > 0 && pictureScaledByPoints(picture, tape, wantedCm);
    if (!place) return;
    const { xCm, yCm, widthCm } = place;
    change(picture.id, {
      xCm: storedCm(xCm),
      yCm: storedCm(yCm),
      widthCm: storedWidthCm(widthCm),
    });
    setTape(null);
  };
  const numbered = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <fieldset className="relative grid gap-2 border-rule border-t pt-2">
      <legend className="sr-only">{t("begin")}</legend>
      <p className="hint">{t("hint")}</p>
      <EndFields number={1} end={tape[0]} onChange={(end) => setTape([end, tape[1]])} />
      <EndFields number={2} end={tape[1]} onChange={(end) => setTape([tape[0], end])} />
      <p className="text-sm tabular-nums" aria-live="polite">
        {t("now", { cm: numbered(isCm), m: numbered(isCm * metresPerCm) })}
      </p>
      <Segmented
        label={t("measuredIn")}
        segments={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        value={unit}
        onChange={setUnit}
      />
      <NumberField
        label={t("distance")}
        unit={unit}
        minValue={0.1}
        step={0.1}
        isWheelDisabled
        value={wanted}
        onCommit={setWanted}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onPress={scaleNow}>
          {t("apply")}
        </Button>
        <Button onPress={() => setTape(null)}>{common("cancel")}</Button>
      </div>
    </fieldset>
  );
}

interface EndFieldsProps {
  readonly number: 1 | 2;
  readonly end: Point;
  readonly onChange: (end: Point) => void;
}

/** One of the two points, for users without a pointer. */
function EndFields({ number, end, onChange }: EndFieldsProps) {
  const t = useTranslations("pictures.scale");
  const field = { unit: "cm", step: 0.1, ...WITHIN_CM, isWheelDisabled: true } as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberField
        label={t("x", { number })}
        {...field}
        value={end[0]}
        onCommit={(x) => x !== null && onChange([x, end[1]])}
      />
      <NumberField
        label={t("y", { number })}
        {...field}
        value={end[1]}
        onCommit={(y) => y !== null && onChange([end[0], y])}
      />
    </div>
  );
}
