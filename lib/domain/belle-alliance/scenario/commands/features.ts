import { current } from "immer";
import { middleOf } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import { turned } from "@/lib/terrain/transform";
import { LIMITS } from "../../../document/limits";
import type { PointCm } from "../../../document/primitives";
import type { Feature } from "../feature";
import { findFeature } from "../find";
import { carryJoints } from "../joints";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/** The fields that can be set on a feature; each kind accepts only those it has. */
export type FeatureFields = Feature extends infer Each
  ? Each extends Feature
    ? Partial<Omit<Each, "id" | "kind">>
    : never
  : never;

export const addFeature: ScenarioCommand<{
  readonly feature: Feature;
  /** Position in the drawing order; on top if left out. */
  readonly index?: number;
}> = {
  name: "addFeature",
  run: (draft, { feature, index }) => {
    const { features } = draft.map;
    features.splice(index ?? features.length, 0, structuredClone(feature));
  },
};

/** Adds the houses of a village and its name on top of the drawing. */
export const addVillage: ScenarioCommand<{ readonly features: readonly Feature[] }> = {
  name: "addVillage",
  run: (draft, { features }) => {
    draft.map.features.push(...structuredClone([...features]));
  },
};

export const removeFeature: ScenarioCommand<{ readonly featureId: string }> = {
  name: "removeFeature",
  run: (draft, { featureId }) => {
    const { list, index } = findFeature(draft, featureId);
    list.splice(index, 1);
    forgetIds(draft, new Set([featureId]));
  },
};

/**
 * Gives a drawn shape new points, in cm. As with every command that moves one shape, the ends of lines joined to it
 * follow.
 */
export const reshapeFeature: ScenarioCommand<{
  readonly featureId: string;
  readonly points: readonly PointCm[];
}> = {
  name: "reshapeFeature",
  run: (draft, { featureId, points }) => {
    const { item } = findFeature(draft, featureId);
    if (item.kind === "place") throw new RangeError(`"${item.name}" is a name and has no shape.`);
    const before = current(item);
    item.points = points.map(([x, y]) => [x, y]);
    carryJoints(draft.map.features, before, item);
  },
};

/** Turns a drawn shape clockwise about the mean of its corners. */
export const turnFeature: ScenarioCommand<{
  readonly featureId: string;
  readonly byDeg: number;
}> = {
  name: "turnFeature",
  run: (draft, { featureId, byDeg }) => {
    const { item } = findFeature(draft, featureId);
    if (item.kind === "place") throw new RangeError(`"${item.name}" is a name and has no shape.`);
    const before = current(item);
    const corners = turned(item.points, middleOf(item.points), byDeg);
    item.points = corners.map(([x, y]) => [shiftedCm(x, 0), shiftedCm(y, 0)]);
    carryJoints(draft.map.features, before, item);
  },
};

/** Moves a feature by a distance in cm, east and north. */
export const moveFeature: ScenarioCommand<{
  readonly featureId: string;
  readonly eastCm: number;
  readonly northCm: number;
}> = {
  name: "moveFeature",
  run: (draft, { featureId, eastCm, northCm }) => {
    const { item } = findFeature(draft, featureId);
    const before = current(item);
    shiftFeature(item, { eastCm, northCm });
    if (before.kind !== "place" && item.kind !== "place")
      carryJoints(draft.map.features, before, item);
  },
};

/** Puts a copy on top, shifted by a distance in cm; the copy of a locked shape is not locked. */
export const duplicateFeature: ScenarioCommand<{
  readonly featureId: string;
  readonly newId: string;
  readonly eastCm: number;
  readonly northCm: number;
}> = {
  name: "duplicateFeature",
  run: (draft, { featureId, newId, eastCm, northCm }) => {
    const { item } = findFeature(draft, featureId);
    const copy = { ...structuredClone(current(item)), id: newId };
    delete copy.locked;
    shiftFeature(copy, { eastCm, northCm });
    draft.map.features.push(copy);
  },
};

/** Sets fields of a feature. Throws a RangeError for a field its kind does not have. */
export const setFeatureFields: ScenarioCommand<{
  readonly featureId: string;
  readonly fields: FeatureFields;
}> = {
  name: "setFeatureFields",
  run: (draft, { featureId, fields }) => {
    const { item } = findFeature(draft, featureId);
    const foreign = Object.keys(fields).find((key) => !(key in item));
    if (foreign) throw new RangeError(`A ${item.kind} has no field "${foreign}".`);
    Object.assign(item, fields);
  },
};

interface Shift {
  readonly eastCm: number;
  readonly northCm: number;
}

/** Moves a feature of a draft by cm east and north. */
export function shiftFeature(feature: Feature, by: Shift): void {
  if (feature.kind === "place") {
    shiftPlace(feature, by);
  } else {
    feature.points = feature.points.map(([x, y]) => [
      shiftedCm(x, by.eastCm),
      shiftedCm(y, by.northCm),
    ]);
  }
}

/** Moves a place of a draft by cm east and north. */
export function shiftPlace(place: { xCm: number; yCm: number }, by: Shift): void {
  place.xCm = shiftedCm(place.xCm, by.eastCm);
  place.yCm = shiftedCm(place.yCm, by.northCm);
}

/** A coordinate shifted by a number of cm, rounded to a tenth of a mm and clamped to the document's limits. */
export function shiftedCm(cm: number, byCm: number): number {
  return Math.min(LIMITS.mostCm, Math.max(LIMITS.leastCm, roundedCm(cm + byCm)));
}
