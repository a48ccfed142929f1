import type { MapJoints, Snap } from "@/app/_map/map-joints";
import { terrainKindOf } from "@/lib/domain/belle-alliance/ground/kinds";
import { moveFeature } from "@/lib/domain/belle-alliance/scenario/commands/features";
import { layCrossing } from "@/lib/domain/belle-alliance/scenario/commands/outlines";
import type { Feature } from "@/lib/domain/belle-alliance/scenario/feature";
import {
  carriedToJoint,
  crossingSpan,
  jointTargets,
} from "@/lib/domain/belle-alliance/scenario/joints";
import { type JointTargets, jointNear } from "@/lib/terrain/joint";
import { between, moved, type Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import type { ScenarioEditor } from "../_desk/scenario-editor";

type Crossing = Extract<Feature, { kind: "crossing" }>;

/** How far a thing has been dragged, and within which distance of its proper place it snaps. */
interface Carried {
  readonly byCm: Point;
  readonly reachCm: number;
}

/** Joins what is drawn and dragged to the roads, streams and lines of a map. */
export function mapJoints(features: readonly Feature[], editor: ScenarioEditor): MapJoints {
  let targets: JointTargets | null = null;
  let of = "";
  const catchOfCrossing = (crossing: Crossing, { byCm, reachCm }: Carried): Snap | null => {
    const middle = middleOf(crossing.points);
    const near = moved(middle, byCm);
    const span = crossingSpan(features, { near, reachCm, widthCm: crossing.widthCm });
    if (span === null) return null;
    const at = between(...span, 0.5);
    return {
      at,
      byCm: [at[0] - middle[0], at[1] - middle[1]],
      onRelease: () => editor.apply(layCrossing, { featureId: crossing.id, near, reachCm }),
    };
  };
  return {
    jointAt: ({ kind, id, at, reachCm }) => {
      const key = `${kind} ${id}`;
      if (targets === null || key !== of) targets = jointTargets(kind, features, id);
      of = key;
      return jointNear(at, targets, reachCm);
    },
    laidAt: ({ kind, at, reachCm }) =>
      kind === "crossing"
        ? crossingSpan(features, { near: at, reachCm, widthCm: NEW_WIDTH_CM })
        : null,
    snapOf: ({ id }, byCm, reachCm) => {
      const shape = features.find((each) => each.id === id);
      if (!shape || shape.kind === "place") return null;
      if (shape.kind === "crossing") return catchOfCrossing(shape, { byCm, reachCm });
      const joint = carriedToJoint(shape, features, { byCm, reachCm });
      if (joint === null) return null;
      const [eastCm, northCm] = joint.byCm;
      const onRelease = () => editor.apply(moveFeature, { featureId: id, eastCm, northCm });
      return { ...joint, onRelease };
    },
  };
}

const NEW_WIDTH_CM = Number(terrainKindOf({ kind: "crossing" }).fields.widthCm?.blank);
