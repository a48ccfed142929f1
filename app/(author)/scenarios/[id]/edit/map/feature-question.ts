import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import type { FieldControl } from "@/lib/domain/belle-alliance/ground/terrain-field";
import type { Feature, ShapeFeature } from "@/lib/domain/belle-alliance/scenario/feature";
import { wantsName } from "@/lib/domain/belle-alliance/scenario/feature-name";
import { undecidedField } from "@/lib/domain/belle-alliance/scenario/terrain-meaning";

/** A field of a shape: its name, its control and its value; null means the question is still open. */
export interface QuestionField {
  readonly name: string;
  readonly control: FieldControl;
  readonly value: unknown;
}

/** The fields of a shape's kind, in order. */
export function questionFields(feature: ShapeFeature): readonly QuestionField[] {
  const values = new Map<string, unknown>(Object.entries(feature));
  return Object.entries(terrainKindOf(feature).fields).map(([name, { control }]) => ({
    name,
    control,
    value: values.get(name),
  }));
}

/** Whether there is a question right after drawing: a field of the kind, or a place's name. */
export function hasQuestion(feature: Feature): boolean {
  return feature.kind === "place" || questionFields(feature).length > 0;
}

/** Whether the rules still require an answer, or the map a name. */
export function isOpen(feature: Feature): boolean {
  return feature.kind === "place" ? wantsName(feature) : undecidedField(feature) !== null;
}
