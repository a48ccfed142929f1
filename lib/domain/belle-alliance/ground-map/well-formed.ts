import type { Issue } from "../../document/error-code";
import { repeatedIds } from "../scenario/well-formed";
import type { GroundMap } from "./ground-map";

/** Faults of a map that its schema cannot express: a repeated id, or a shape hidden from a side it does not have. */
export function issuesOfGroundMap({ map: { features } }: GroundMap): Issue[] {
  return [
    ...repeatedIds(features.map(({ id }, i) => ({ id, path: `/map/features/${i}` }))),
    ...features.flatMap(({ hiddenFrom }, i) =>
      hiddenFrom.length > 0 ? [issueOfHidden(`/map/features/${i}/hiddenFrom`)] : [],
    ),
  ];
}

function issueOfHidden(path: string): Issue {
  const message = "A map has no sides to hide ground from; leave the list empty.";
  return { path, code: "hidden-on-map", message };
}
