"use client";

import { Crosshair, Plus, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Button } from "@/app/_ui/button";
import { buttonLook } from "@/app/_ui/button-look";
import { NumberField } from "@/app/_ui/number-field";
import { WITHIN_CM } from "@/app/(author)/_map-desk/cm-input";
import type { Point } from "@/lib/terrain/point";

interface PlaceFieldsProps {
  /** Empty while none is chosen. */
  readonly places: readonly Point[];
  readonly onPlaces: (places: readonly Point[]) => void;
  /** Puts one more place, to be moved by keyboard. */
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
}

const FIELD = { ...WITHIN_CM, unit: "cm", step: 0.5 } as const;

/** Where the march goes last, typed or stepped with the arrow keys; and more places, put on the map or by keyboard. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { places, onPlaces, onNext, onBack, isPicking, onPicking } = props;
  const t = useTranslations("unitMarch");
  const corner = useTranslations("map.corner");
  // Of two fields the first is filled alone for a while.
  const [half, setHalf] = useState<{ x: number | null; y: number | null }>({ x: null, y: null });
  const goal = places.at(-1) ?? null;
  const x = goal?.[0] ?? half.x;
  const y = goal?.[1] ?? half.y;
  const change = (next: { x: number | null; y: number | null }) => {
    if (next.x !== null && next.y !== null) {
      onPlaces([...places.slice(0, -1), [next.x, next.y]]);
      setHalf({ x: null, y: null });
    } else if (goal === null) setHalf(next);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold text-sm">{t("goal")}</legend>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label={corner("x")}
          {...FIELD}
          value={x}
          onCommit={(cm) => change({ x: cm, y })}
        />
        <NumberField
          label={corner("y")}
          {...FIELD}
          value={y}
          onCommit={(cm) => change({ x, y: cm })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <ToggleButton isSelected={isPicking} onChange={onPicking} className={buttonLook({})}>
          <Crosshair aria-hidden />
          {goal === null ? t("pick") : t("pickMore")}
        </ToggleButton>
        <Button icon={<Plus aria-hidden />} onPress={onNext}>
          {t("next")}
        </Button>
        <Button icon={<Undo2 aria-hidden />} isDisabled={goal === null} onPress={onBack}>
          {t("back")}
        </Button>
      </div>
      <p className="hint">{isPicking ? t("press") : t("hint")}</p>
    </fieldset>
  );
}
