import type { PointCm } from "../../../document/primitives";
import type { Objective, ObjectiveWhat, Victory, VictoryLevel } from "./victory";

type What<Kind extends ObjectiveWhat["kind"]> = Extract<ObjectiveWhat, { readonly kind: Kind }>;

/** What an objective is about, as far as its reader knows of the ground and the troops. */
export type ObjectiveWhatView =
  | Readonly<What<"point" | "line" | "losses" | "exit" | "words">>
  | {
      readonly kind: "feature" | "building";
      /** Its name and its middle, empty and null if the reader does not know of it. */
      readonly name: string;
      readonly at: PointCm | null;
      readonly radiusCm: number;
    }
  | {
      readonly kind: "formation";
      /** Empty if the reader does not know of it. */
      readonly name: string;
    }
  | {
      readonly kind: "time";
      /** Null where the length of the game is secret. */
      readonly bound: number | null;
    };

/** An objective that its reader may know. */
export interface ObjectiveView extends Pick<Objective, "id" | "name" | "note" | "counts"> {
  readonly what: ObjectiveWhatView;
  readonly worth: readonly { readonly side: string; readonly points: number }[];
  /** Who else knows of it, for the umpire and the side whose secret it is. */
  readonly knownTo: Objective["knownTo"];
}

/** What decides the game, as far as a reader may know. */
export interface VictoryView extends Pick<Victory, "levelsBy"> {
  readonly objectives: readonly ObjectiveView[];
  readonly levels: readonly (Pick<VictoryLevel, "id" | "name" | "threshold"> & {
    /** The only side that can reach it; null: any. */
    readonly sideId: string | null;
  })[];
}

/** An objective on the map: a place with the circle around it that counts, a line, or a stretch of the edge. */
export type MapObjective = {
  readonly id: string;
  readonly name: string;
  /** Its number among those that the reader knows, from 1. */
  readonly n: number;
} & (
  | {
      readonly shape: "place";
      readonly at: PointCm;
      /** 0 for a place that is itself drawn. */
      readonly radiusCm: number;
    }
  | { readonly shape: "line" | "exit"; readonly points: readonly PointCm[] }
);
