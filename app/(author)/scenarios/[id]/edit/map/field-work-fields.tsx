"use client";

import { FlipVertical2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { RuleRef } from "@/app/_ui/rule-no";
import { useFieldRun } from "@/app/(author)/_map-desk/field-run";
import { hasFront } from "@/lib/domain/belle-alliance/ground/field-work";
import {
  reshapeFeature,
  turnFeature,
} from "@/lib/domain/belle-alliance/scenario/commands/features";
import {
  type FieldWorkFeature,
  modelGunsFor,
} from "@/lib/domain/belle-alliance/scenario/field-work";
import { workLengths } from "@/lib/rules/belle-alliance/work-lengths";
import { facingOfLine, lengthCm } from "@/lib/terrain/polyline";
import type { MapDeskState } from "./use-map-desk";

interface FieldWorkFieldsProps {
  readonly feature: FieldWorkFeature;
  readonly desk: Pick<MapDeskState, "editor" | "scenario">;
}

/** What the length of a field work amounts to by table 20, and the facing of its front. */
export function FieldWorkFields({ feature, desk }: FieldWorkFieldsProps) {
  const { work } = feature;
  if (work === null) return null;
  return (
    <>
      <Extent feature={feature} desk={desk} />
      {hasFront(work) && <Front feature={feature} desk={desk} />}
    </>
  );
}

/** The guns an emplacement has room for, or how many times the labour of table 20 a length represents. */
function Extent({ feature, desk }: FieldWorkFieldsProps) {
  const t = useTranslations("map.work");
  const guns = modelGunsFor(feature, desk.scenario.settings);
  const lengths = workLengths(feature.work, lengthCm(feature.points));
  return (
    <p className="hint mt-1.5">
      {lengths === null ? t("room", { guns }) : t("lengths", { ...lengths })} <RuleRef rule="T20" />
    </p>
  );
}

function Front({ feature, desk }: FieldWorkFieldsProps) {
  const t = useTranslations("map.work");
  const turning = useFieldRun();
  const { id: featureId, points } = feature;
  const facingDeg = Math.round(facingOfLine(points)) % 360;
  return (
    <fieldset
      disabled={feature.locked}
      className="mt-3 grid min-w-0 disabled:text-ink-3 justify-items-start gap-2"
    >
      <NumberField
        label={t("facing")}
        hint={t("facingHint")}
        unit="°"
        step={5}
        value={facingDeg}
        onFocus={turning.begin}
        onCommit={(next) =>
          next !== null &&
          desk.editor.apply(turnFeature, { featureId, byDeg: next - facingDeg }, turning.name())
        }
      />
      <Button
        icon={<FlipVertical2 aria-hidden />}
        onPress={() =>
          desk.editor.apply(reshapeFeature, { featureId, points: points.toReversed() })
        }
      >
        {t("turnAbout")}
      </Button>
    </fieldset>
  );
}
