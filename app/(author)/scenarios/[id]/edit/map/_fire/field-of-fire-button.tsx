"use client";

import { Crosshair } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { UnitTool } from "../unit-tool";
import type { MapDeskState } from "../use-map-desk";

const FieldOfFire = lazyPart(async () => (await import("./field-of-fire")).FieldOfFire, {
  place: "within",
});

interface FieldOfFireButtonProps {
  readonly unit: Unit;
  readonly desk: MapDeskState;
}

/** Shows what the unit can fire at, here and on the map; stays on while other units are selected. */
export function FieldOfFireButton({ unit, desk }: FieldOfFireButtonProps) {
  const t = useTranslations("fieldOfFire");
  return (
    <UnitTool name="map.fieldOfFire" icon={<Crosshair aria-hidden />} title={t("title")}>
      {(isAsked) => <FieldOfFire unit={unit} desk={desk} isAsked={isAsked} />}
    </UnitTool>
  );
}
