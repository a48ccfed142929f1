import type { Feature } from "@/lib/domain/scenario/feature";
import {
  BUILDING_MATERIALS,
  CROSSING_KINDS,
  FENCE_KINDS,
  FIELD_WORK_KINDS,
  GROUND_KINDS,
  HEDGE_KINDS,
  ROAD_SURFACES,
  WALL_HEIGHTS,
} from "@/lib/domain/scenario/feature-kinds";
import { wantsName } from "@/lib/domain/scenario/feature-name";

/** One of a few answers a kind of shape asks for: the field it is kept in and what may stand there. */
export interface FeatureQuestion {
  readonly field:
    | "ground"
    | "material"
    | "surface"
    | "crossing"
    | "height"
    | "hedge"
    | "fence"
    | "work";
  readonly choices: readonly string[];
  readonly answer: string | null;
  /** A road has a surface from the start; all else may be left open, which is a finding. */
  readonly mayStayOpen: boolean;
}

/** What a shape's kind asks; null for those that ask nothing or ask for a number. */
export function questionOf(feature: Feature): FeatureQuestion | null {
  const open = { mayStayOpen: true };
  switch (feature.kind) {
    case "ground":
      return { field: "ground", choices: GROUND_KINDS, answer: feature.ground, ...open };
    case "building":
      return { field: "material", choices: BUILDING_MATERIALS, answer: feature.material, ...open };
    case "road":
      return {
        field: "surface",
        choices: ROAD_SURFACES,
        answer: feature.surface,
        mayStayOpen: false,
      };
    case "crossing":
      return { field: "crossing", choices: CROSSING_KINDS, answer: feature.crossing, ...open };
    case "wall":
      return { field: "height", choices: WALL_HEIGHTS, answer: feature.height, ...open };
    case "hedge":
      return { field: "hedge", choices: HEDGE_KINDS, answer: feature.hedge, ...open };
    case "fence":
      return { field: "fence", choices: FENCE_KINDS, answer: feature.fence, ...open };
    case "field-work":
      return { field: "work", choices: FIELD_WORK_KINDS, answer: feature.work, ...open };
    default:
      return null;
  }
}

/** Whether something is asked right after drawing: a choice, a stream's width or a place's name. */
export function hasQuestion(feature: Feature): boolean {
  return (
    questionOf(feature) !== null ||
    feature.kind === "stream" ||
    feature.kind === "hill" ||
    feature.kind === "place"
  );
}

/** Whether the rules still wait for an answer, or the map for a name. */
export function isOpen(feature: Feature): boolean {
  if (feature.kind === "place") return wantsName(feature);
  if (feature.kind === "stream") return feature.widthCm === null;
  return questionOf(feature)?.answer === null;
}
