import { fieldKindOf, type ListedThing } from "../../ground/bogowie-wojny/field-kinds";
import type { Feature } from "../../scenario/feature";
import type { Battlefield } from "../battlefield";
import { thingsOf } from "../things";

/** In which order things lie over one another within a stratum. */
const UPWARDS = ["pieces", "roads", "crossings", "fieldWorks"] as const;

/** A battlefield's terrain as the features the house's maps are drawn from; lakes and marshes are drawn apart. */
export function battlefieldFeatures(field: Battlefield): Feature[] {
  const level = ({ list }: ListedThing) => UPWARDS.indexOf(list);
  return thingsOf(field)
    .toSorted((a, b) => level(a) - level(b))
    .flatMap((found) => fieldKindOf(found).features(found.thing));
}
