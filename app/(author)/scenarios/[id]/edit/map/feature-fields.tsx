"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import {
  type FeatureFields as Fields,
  setFeatureFields,
} from "@/lib/domain/belle-alliance/scenario/commands/features";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { featureName, wantsName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import { KindFields } from "./kind-fields";
import type { MapDeskState } from "./use-map-desk";

interface FeatureFieldsProps {
  readonly feature: Feature;
  readonly editor: MapDeskState["editor"];
}

/** Kind and name of a shape: table 5's distinctions are always shown. */
export function FeatureFields({ feature, editor }: FeatureFieldsProps) {
  const set = (fields: Fields) => {
    editor.apply(setFeatureFields, { featureId: feature.id, fields });
  };
  return (
    <div className="grid gap-3">
      <KindFields feature={feature} set={set} />
      <NameField feature={feature} editor={editor} />
    </div>
  );
}

/** A shape may have no name; a place must have one. */
export function NameField({ feature, editor }: FeatureFieldsProps) {
  const t = useTranslations("map");
  const set = (name: string) => {
    if (feature.kind === "place" && name === "") return;
    editor.apply(setFeatureFields, { featureId: feature.id, fields: { name } });
  };
  return (
    <DraftTextField
      label={t("shape.name")}
      value={featureName(feature)}
      maxLength={200}
      {...(wantsName(feature) ? { hint: t("shape.nameNeeded") } : {})}
      onCommit={(name) => set(name.trim())}
    />
  );
}
