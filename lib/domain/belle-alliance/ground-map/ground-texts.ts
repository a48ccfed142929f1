import type { Say } from "../../document/translations/text-place";
import { withMapTexts } from "../scenario/scenario-texts";
import type { GroundMap } from "./ground-map";

/** A map of Belle Alliance with every text replaced by what `say` returns for it. */
export function withGroundTexts(ground: GroundMap, say: Say): GroundMap {
  return {
    ...ground,
    title: say({ key: "title", kind: "name" }, ground.title),
    place: say({ key: "place", kind: "line" }, ground.place),
    notes: say({ key: "notes", kind: "markdown" }, ground.notes),
    credits: say({ key: "credits", kind: "markdown" }, ground.credits),
    map: withMapTexts(ground.map, say),
  };
}
