import { terrainKindOf } from "@/lib/domain/ground/belle-alliance/kinds";
import type { FieldControl } from "@/lib/domain/ground/terrain-field";
import type { Feature, ShapeFeature } from "@/lib/domain/scenario/feature";
import { wantsName } from "@/lib/domain/scenario/feature-name";
import { openField } from "@/lib/domain/scenario/open-question";

/** A field of a shape: its name, how it is asked for, and what stands there; null is a question still open. */
export interface AskedField {
  readonly name: string;
  readonly control: FieldControl;
  readonly value: unknown;
}

/** What a shape's kind asks, in its order. */
export function askedFields(feature: ShapeFeature): readonly AskedField[] {
  const values = new Map<string, unknown>(Object.entries(feature));
  return Object.entries(terrainKindOf(feature).fields).map(([name, { control }]) => ({
    name,
    control,
    value: values.get(name),
  }));
}

/** Whether something is asked right after drawing: what its kind asks, or a place's name. */
export function hasQuestion(feature: Feature): boolean {
  return feature.kind === "place" || askedFields(feature).length > 0;
}

/** Whether the rules still wait for an answer, or the map for a name. */
export function isOpen(feature: Feature): boolean {
  return feature.kind === "place" ? wantsName(feature) : openField(feature) !== null;
}
