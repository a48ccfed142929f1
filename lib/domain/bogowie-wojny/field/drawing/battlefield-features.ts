import type { Feature } from "../../../belle-alliance/scenario/feature";
import { fieldKindOf, type ListedThing } from "../../ground/field-kinds";
import type { Battlefield } from "../battlefield";
import { thingsOf } from "../things";

/** The drawing order of things within a stratum, from bottom to top. */
const UPWARDS = ["pieces", "roads", "crossings", "fieldWorks"] as const;

/** A battlefield's terrain as the features used for drawing maps; lakes and marshes are drawn separately. */
export function battlefieldFeatures(field: Battlefield): Feature[] {
  const level = ({ list }: ListedThing) => UPWARDS.indexOf(list);
  return thingsOf(field)
    .toSorted((a, b) => level(a) - level(b))
    .flatMap((found) => fieldKindOf(found).features(found.thing));
}
