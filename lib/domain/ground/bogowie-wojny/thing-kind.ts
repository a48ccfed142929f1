import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BattlefieldFinding } from "../../battlefield/finding";
import type { PointCm } from "../../primitives";
import type { Feature, ShapeFeature } from "../../scenario/feature";
import type { Laying } from "./laying";

/** The lists of what lies on a battlefield by an outline of its own. */
export const THING_LISTS = ["pieces", "crossings", "fieldWorks", "roads"] as const;
export type ThingList = (typeof THING_LISTS)[number];

/** What nearly everything somebody lays has; its corners are a closed ring for areas, a line otherwise. */
export type NewThing = {
  id: string;
  name: string;
  placedBy: TableEdge;
  points: PointCm[];
};

/** A field of a thing: how it is stored, and how the desk asks for it. */
export type ThingControl =
  | {
      readonly type: "look";
      readonly choices: readonly [string, ...string[]];
      /** What a document may leave out. */
      readonly usual: string;
    }
  /** Where a gully is entered and left; nobody is asked. */
  | { readonly type: "ways" }
  | { readonly type: "grove" }
  | { readonly type: "width" }
  | { readonly type: "level" }
  /** A bridge or a ford. */
  | { readonly type: "crossing"; readonly choices: readonly [string, ...string[]] }
  /** By what right a bridge or ford stands there. */
  | { readonly type: "right"; readonly choices: readonly [string, ...string[]] }
  /** The water a bridge or ford leads over; nobody is asked. */
  | { readonly type: "water" };

/** All that is particular to a kind of thing on a battlefield [3.5, 14.4]. Its words stand under its name in the message files. */
export interface ThingParticulars<Kind extends string, Each> {
  readonly kind: Kind;
  /** The list of the document it stands in. */
  readonly list: ThingList;
  readonly shape: "area" | "line";
  /** The side of the square it is, where the rules fix its outline. */
  readonly squareCm?: number;
  /** Whether it has no name of its own. */
  readonly isNameless?: true;
  /** The letter of its tool. */
  readonly toolKey: string;
  /** The shape whose tool draws it; null for what has a size of its own and is put down by a click. */
  readonly drawnAs: ShapeFeature["kind"] | null;
  /** Corners to begin with, about the place it is put at. */
  readonly start: readonly PointCm[];
  readonly controls: readonly ThingControl[];
  /** Figures of 3.5 its sentence names; none for what 3.5 says nothing of. */
  readonly effectFigures?: Readonly<Record<string, number>>;
  /** Its word in running text, of the namespace `battlefield`; the kind's own where left out. */
  word?(thing: Each): { readonly key: string; readonly level?: number };
  /** The measures the rules give of it. */
  check?(thing: Each, path: string): BattlefieldFinding[];
  /** How players lay it by its measures; none for what they lay otherwise, or not at all. */
  readonly laying?: Laying;
  /** What the house's maps draw for it. */
  features(thing: Each): readonly Feature[];
}

/** A shape of the house's maps that stands for a thing: by the thing's id, known to everybody. */
export function common({ id, points }: { readonly id: string; readonly points: PointCm[] }) {
  return { name: "", hiddenFrom: [] as string[], id, points };
}
