import { lineStart } from "./starts";
import { basics, type NewThing, type ThingParticulars } from "./thing-kind";

export type Road = NewThing & { widthCm: number };

const USUAL_WIDTH_CM = 1.4;

/** A road, given by its middle line. */
export const road: ThingParticulars<"road", Road> & { blank(road: NewThing): Road } = {
  kind: "road",
  list: "roads",
  shape: "line",
  toolKey: "O",
  drawnAs: "road",
  start: lineStart(20),
  controls: [{ type: "width" }],
  effectFigures: {},
  blank: ({ id, name, placedBy, points }) => ({
    id,
    name,
    placedBy,
    widthCm: USUAL_WIDTH_CM,
    points,
  }),
  shapes: (each) => [{ ...basics(each), kind: "road", widthCm: each.widthCm, surface: "earth" }],
};
