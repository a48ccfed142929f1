import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type {
  Objective,
  ObjectiveWhat,
} from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";

/** An id that nothing has: what an objective names until its author chooses. */
const NOT_CHOSEN = "none";
const RADIUS_CM = 10;

/** What an objective of this kind is about to begin with: the first fitting thing of the scenario. */
export function newWhat(kind: ObjectiveWhat["kind"], scenario: Scenario): ObjectiveWhat {
  const { sides, bounds, map } = scenario;
  const { widthCm, depthCm, features } = map;
  const [middle, half]: [[number, number], number] = [[widthCm / 2, depthCm / 2], widthCm / 4];
  switch (kind) {
    case "point":
      return { kind, at: middle, radiusCm: RADIUS_CM };
    case "feature": {
      const first = features.find((each) => each.kind === "place") ?? features[0];
      return { kind, featureId: first?.id ?? NOT_CHOSEN, radiusCm: RADIUS_CM };
    }
    case "building": {
      const first = features.find((each) => each.kind === "building");
      return { kind, featureId: first?.id ?? NOT_CHOSEN, radiusCm: 0 };
    }
    case "line": {
      const [x, y] = middle;
      return {
        kind,
        act: "held",
        points: [
          [x - half, y],
          [x + half, y],
        ],
      };
    }
    case "losses":
      return { kind, sideId: sides[0]?.id ?? NOT_CHOSEN, least: 50, as: "percent" };
    case "formation": {
      const [first] = sides.flatMap(({ formations }) => formationsUnder(formations));
      return { kind, formationId: first?.id ?? NOT_CHOSEN };
    }
    case "exit":
      return {
        kind,
        points: [
          [middle[0] - 15, depthCm],
          [middle[0] + 15, depthCm],
        ],
      };
    case "time":
      return { kind, bound: bounds ?? 1 };
    case "words":
      return { kind };
  }
}

/** An objective to begin with, worth a point to each side. */
export function newObjective(id: string, name: string, scenario: Scenario): Objective {
  const { sides, map } = scenario;
  return {
    id,
    name,
    what: newWhat(
      map.features.some(({ kind }) => kind === "place") ? "feature" : "words",
      scenario,
    ),
    note: "",
    worth: sides.map((side) => ({ side: side.id, points: 1 })),
    counts: "end",
    knownTo: "all",
  };
}
