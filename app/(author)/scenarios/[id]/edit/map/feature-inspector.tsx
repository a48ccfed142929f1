"use client";

import { Copy, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { isAreaKind } from "@/app/_map/map-tool";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Facts } from "@/app/_ui/facts";
import { fieldLook } from "@/app/_ui/field-look";
import { lazyPart } from "@/app/_ui/lazy-part";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { newId } from "@/app/(author)/_editor/new-id";
import { CornerTable } from "@/app/(author)/_map-desk/corner-table";
import { Warning } from "@/app/(author)/_map-desk/warning";
import {
  duplicateFeature,
  reshapeFeature,
  setFeatureFields,
} from "@/lib/domain/belle-alliance/scenario/commands/features";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import type { PointCm } from "@/lib/domain/document/primitives";
import type { Point } from "@/lib/terrain/point";
import { lengthCm } from "@/lib/terrain/polyline";
import { areaCm2, crossesItself, perimeterCm } from "@/lib/terrain/ring";
import { FeatureFields } from "./feature-fields";
import { FeatureMeaning } from "./feature-meaning";
import { featureTitle } from "./feature-words";
import { FieldWorkFields } from "./field-work-fields";
import { LockButton } from "./lock-button";
import { OutlineActions } from "./outline-actions";
import { removeSubject } from "./remove-subject";
import type { MapDeskState } from "./use-map-desk";

/** Loaded when an area is chosen, because computing with areas needs a separate library. */
const CombineMenu = lazyPart(async () => (await import("./combine-menu")).CombineMenu, {
  place: "within",
});

interface FeatureInspectorProps {
  readonly feature: Feature;
  readonly desk: MapDeskState;
}

/** A shape's kind, meaning and corners, and the sides it is hidden from. */
export function FeatureInspector({ feature, desk }: FeatureInspectorProps) {
  const t = useTranslations("map");
  return (
    <>
      <InspectorHead under={[t(`kind.${feature.kind}`)]} title={featureTitle(feature, t)}>
        <FeatureFacts feature={feature} />
      </InspectorHead>
      <InspectorBody>
        <div>
          <FeatureFields feature={feature} editor={desk.editor} />
          <FeatureMeaning feature={feature} desk={desk} />
          {feature.kind === "field-work" && <FieldWorkFields feature={feature} desk={desk} />}
        </div>
        {feature.locked && <p className="hint">{t("shape.locked")}</p>}
        {feature.kind !== "place" && (
          <fieldset disabled={feature.locked} className="min-w-0 disabled:text-ink-3">
            <CornerTable
              points={feature.points}
              isArea={isAreaKind(feature.kind)}
              onReshape={(points, run) => reshape(desk.editor, feature.id, points, run)}
            />
          </fieldset>
        )}
        <HiddenFrom feature={feature} desk={desk} />
        <Actions feature={feature} desk={desk} />
      </InspectorBody>
    </>
  );
}

function reshape(
  editor: MapDeskState["editor"],
  featureId: string,
  points: readonly Point[],
  run?: string,
): void {
  const corners = points.map(([x, y]): PointCm => [x, y]);
  editor.apply(reshapeFeature, { featureId, points: corners }, run);
}

function FeatureFacts({ feature }: { readonly feature: Feature }) {
  const t = useTranslations("map");
  const format = useFormatter();
  if (feature.kind === "place") return null;
  const { points } = feature;
  const isArea = isAreaKind(feature.kind);
  const cm = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <>
      <Facts>
        <span>{t("shape.corners", { corners: points.length })}</span>
        <span>
          {isArea
            ? t("shape.round", { length: cm(perimeterCm(points)) })
            : t("shape.long", { length: cm(lengthCm(points)) })}
        </span>
        {isArea && <span>{t("shape.area", { area: Math.round(areaCm2(points)) })}</span>}
      </Facts>
      {isArea && crossesItself(points) && (
        <p>
          <Warning>{t("shape.crossesItself")}</Warning>
        </p>
      )}
    </>
  );
}

/** Sides from which it is hidden: neither their maps nor their other papers show it. */
function HiddenFrom({ feature, desk }: FeatureInspectorProps) {
  const t = useTranslations("map");
  const { sides } = desk.scenario;
  const look = fieldLook();
  if (sides.length === 0) return null;
  const set = (hiddenFrom: string[]) =>
    desk.editor.apply(setFeatureFields, { featureId: feature.id, fields: { hiddenFrom } });
  return (
    <fieldset className={look.field()}>
      <legend className={look.label()}>{t("shape.hiddenFrom")}</legend>
      {sides.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={feature.hiddenFrom.includes(id)}
          onChange={(isHidden) =>
            set(
              isHidden
                ? [...feature.hiddenFrom, id]
                : feature.hiddenFrom.filter((each) => each !== id),
            )
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

const COPY_STEP_CM = 3;

function Actions({ feature, desk }: FeatureInspectorProps) {
  const t = useTranslations("map");
  const duplicate = () => {
    const id = newId();
    desk.editor.apply(duplicateFeature, {
      featureId: feature.id,
      newId: id,
      eastCm: COPY_STEP_CM,
      northCm: -COPY_STEP_CM,
    });
    desk.select({ kind: "feature", id });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Copy aria-hidden />} onPress={duplicate}>
        {t("shape.duplicate")}
      </Button>
      {!feature.locked && feature.kind !== "place" && (
        <OutlineActions shape={feature} desk={desk} />
      )}
      {!feature.locked && isAreaKind(feature.kind) && <CombineMenu feature={feature} desk={desk} />}
      <LockButton
        piece={{ kind: "feature", id: feature.id }}
        editor={desk.editor}
        isLocked={desk.isLocked}
      />
      {!feature.locked && (
        <Button
          look="danger"
          icon={<Trash2 aria-hidden />}
          onPress={() => removeSubject(desk, { kind: "feature", id: feature.id })}
        >
          {t("shape.remove")}
        </Button>
      )}
    </div>
  );
}
