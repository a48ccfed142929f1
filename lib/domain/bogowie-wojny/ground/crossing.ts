import { lineStart } from "./starts";
import { basics, type NewThing, type ThingParticulars } from "./thing-kind";

/** The kinds of crossing over water. */
export const CROSSING_SORTS = ["bridge", "ford"] as const;
/** A crossing comes from a road laid over water, or is the free one of the player who placed no river [14.4]. */
export const CROSSING_RIGHTS = ["road", "right"] as const;

type NewCrossing = Pick<NewThing, "id" | "placedBy" | "points"> & {
  origin: (typeof CROSSING_RIGHTS)[number];
  waterId: string;
};
export type Crossing = NewCrossing & {
  crossing: (typeof CROSSING_SORTS)[number];
  widthCm: number;
};

/** The usual width of a bridge or ford. */
export const BRIDGE_WIDTH_CM = 2.4;

/** A bridge or a ford. */
export const crossing: ThingParticulars<"crossing", Crossing> & {
  blank(crossing: NewCrossing): Crossing;
} = {
  kind: "crossing",
  list: "crossings",
  shape: "line",
  isNameless: true,
  toolKey: "X",
  drawnAs: "crossing",
  start: lineStart(2.5),
  controls: [
    { type: "crossing", choices: CROSSING_SORTS },
    { type: "right", choices: CROSSING_RIGHTS },
    { type: "water" },
    { type: "width" },
  ],
  blank: ({ id, placedBy, origin, waterId, points }) => ({
    id,
    placedBy,
    crossing: "bridge",
    origin,
    waterId,
    widthCm: BRIDGE_WIDTH_CM,
    points,
  }),
  word: (each) => ({ key: `kinds.${each.crossing}` }),
  shapes: (each) => {
    const sort = each.crossing === "ford" ? "ford" : "wood-bridge";
    return [{ ...basics(each), kind: "crossing", widthCm: each.widthCm, crossing: sort }];
  },
};
