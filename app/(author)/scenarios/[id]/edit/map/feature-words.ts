import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import { featureName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import { questionFields } from "./feature-question";

/** Looks up words of the namespace `map`. */
type Words = (key: string, values?: Record<string, string | number>) => string;

/** A feature's name, or its kind if it has none. */
export function featureTitle(feature: Feature, t: Words): string {
  return featureName(feature) || t(`kind.${feature.kind}`);
}

/** A feature's subtype for the list: `level 2`, `stone`, `1.7 cm`; empty while undecided. */
export function featureDetail(feature: Feature, t: Words): string {
  const [asked] = feature.kind === "place" ? [] : questionFields(feature);
  if (asked === undefined || asked.value === null) return "";
  const value = asked.value as string | number;
  switch (asked.control.type) {
    case "layer":
      return t("shape.level", { level: value });
    case "width":
    case "asked-width":
      return t("shape.width", { width: value });
    case "choice":
      return t(`choice.${asked.name}.${value}`);
    case "flag":
      return "";
  }
}
