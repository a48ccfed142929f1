"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { WITHIN_CM } from "./cm-input";
import { useFieldRun } from "./field-run";

interface Place {
  readonly xCm: number;
  readonly yCm: number;
}

interface PlaceFieldsProps {
  readonly place: Place;
  /** Receives the change, and a name for the edits since the field was entered. */
  readonly onCommit: (change: Partial<Place>, run: string) => void;
}

/** A position on the table as two numbers. */
export function PlaceFields({ place, onCommit }: PlaceFieldsProps) {
  const t = useTranslations("map.corner");
  const run = useFieldRun();
  const field = { ...WITHIN_CM, unit: "cm", step: 0.5, onFocus: run.begin } as const;
  return (
    <>
      <NumberField
        label={t("x")}
        {...field}
        value={place.xCm}
        onCommit={(xCm) => xCm !== null && onCommit({ xCm }, run.name())}
      />
      <NumberField
        label={t("y")}
        {...field}
        value={place.yCm}
        onCommit={(yCm) => yCm !== null && onCommit({ yCm }, run.name())}
      />
    </>
  );
}
