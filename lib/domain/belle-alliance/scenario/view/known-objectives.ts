import type { PointCm } from "../../../document/primitives";
import type { Feature } from "../feature";
import { middleOfFeature } from "../named-places";
import type { Scenario } from "../scenario";
import type { Objective } from "../victory/victory";
import type { MapObjective } from "../victory/victory-view";
import { knowsWholeSides, type Reader, sidesKnown } from "./reader";

/** The objectives this reader may know; none where it does not know the sides that gain by them. */
export function knownObjectives(scenario: Scenario, reader: Reader): readonly Objective[] {
  const { victory, sides } = scenario;
  if (sidesKnown(scenario, reader).length < sides.length) return [];
  return (victory?.objectives ?? []).filter(({ knownTo }) => {
    if (reader.for === "umpire" || knownTo === "all") return true;
    return (
      reader.for !== "public" && knowsWholeSides(reader) && knownTo === `side:${reader.sideId}`
    );
  });
}

/** Those that have a place on the map, among the `features` that the reader knows of. */
export function objectivesOnMap(
  scenario: Scenario,
  reader: Reader,
  features: readonly Feature[],
): MapObjective[] {
  return knownObjectives(scenario, reader).flatMap(({ id, name, what }, i): MapObjective[] => {
    const told = { id, name, n: i + 1 };
    switch (what.kind) {
      case "point":
        return [{ ...told, shape: "place", at: what.at, radiusCm: what.radiusCm }];
      case "feature":
      case "building": {
        const feature = features.find((each) => each.id === what.featureId);
        if (!feature) return [];
        // The circle around the middle of a shape is not what counts as near it.
        const radiusCm = feature.kind === "place" ? what.radiusCm : 0;
        return [{ ...told, shape: "place", at: middleAt(feature), radiusCm }];
      }
      case "line":
      case "exit":
        return [{ ...told, shape: what.kind, points: what.points }];
      default:
        return [];
    }
  });
}

/** The middle of a feature as a document's point. */
export function middleAt(feature: Feature): PointCm {
  const [x, y] = middleOfFeature(feature);
  return [x, y];
}
