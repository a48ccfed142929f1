import type { MapJoints } from "@/app/_map/map-joints";
import { terrainKindOf } from "@/lib/domain/ground/belle-alliance/kinds";
import { layCrossing } from "@/lib/domain/scenario/commands/outlines";
import type { Feature } from "@/lib/domain/scenario/feature";
import { crossingSpan, jointTargets } from "@/lib/domain/scenario/joints";
import { type JointTargets, jointNear } from "@/lib/terrain/joint";
import { between, moved } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import type { ScenarioEditor } from "../_desk/scenario-editor";

/** How what a hand draws and drags is joined to the roads, streams and lines of a map. */
export function mapJoints(features: readonly Feature[], editor: ScenarioEditor): MapJoints {
  let targets: JointTargets | null = null;
  let of = "";
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
    catchOf: ({ id }, byCm, reachCm) => {
      const crossing = features.find((each) => each.id === id);
      if (crossing?.kind !== "crossing") return null;
      const middle = middleOf(crossing.points);
      const { widthCm } = crossing;
      const near = moved(middle, byCm);
      const span = crossingSpan(features, { near, reachCm, widthCm });
      if (span === null) return null;
      const at = between(...span, 0.5);
      return {
        at,
        byCm: [at[0] - middle[0], at[1] - middle[1]],
        letGo: () => editor.apply(layCrossing, { featureId: id, near, reachCm }),
      };
    },
  };
}

const NEW_WIDTH_CM = Number(terrainKindOf({ kind: "crossing" }).fields.widthCm?.blank);
