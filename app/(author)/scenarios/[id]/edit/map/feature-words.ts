import type { Feature } from "@/lib/domain/scenario/feature";
import { featureName } from "@/lib/domain/scenario/feature-name";
import { questionOf } from "./feature-question";

/** The map's own words. */
type Words = (key: string, values?: Record<string, string | number>) => string;

/** A feature's name, or its kind where it has none. */
export function featureTitle(feature: Feature, t: Words): string {
  return featureName(feature) || t(`kind.${feature.kind}`);
}

/** What kind of its kind a feature is, for the list: `level 2`, `stone`, `1.7 cm`; empty while open. */
export function featureDetail(feature: Feature, t: Words): string {
  if (feature.kind === "hill") return t("shape.level", { level: feature.level });
  if (feature.kind === "stream" && feature.widthCm !== null) {
    return t("shape.width", { width: feature.widthCm });
  }
  const question = questionOf(feature);
  return question?.answer ? t(`choice.${question.field}.${question.answer}`) : "";
}
