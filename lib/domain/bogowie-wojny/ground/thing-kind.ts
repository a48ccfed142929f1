import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { PointCm } from "../../document/primitives";
import type { Shape, ShapeKind } from "../../table/looks/look";
import type { BattlefieldFinding } from "../field/finding";
import type { Laying } from "./laying";

/** The lists of things on a battlefield that have an outline. */
export const THING_LISTS = ["pieces", "crossings", "fieldWorks", "roads"] as const;
export type ThingList = (typeof THING_LISTS)[number];

/** The fields of nearly everything a player lays; its corners are a closed ring for areas, otherwise a line. */
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
      /** The default if a document leaves it out. */
      readonly usual: string;
    }
  /** The ways in and out of a gully; the desk does not ask for them. */
  | { readonly type: "ways" }
  | { readonly type: "grove" }
  | { readonly type: "width" }
  | { readonly type: "level" }
  /** Whether it is a bridge or a ford. */
  | { readonly type: "crossing"; readonly choices: readonly [string, ...string[]] }
  /** What gave the right to build the bridge or ford. */
  | { readonly type: "right"; readonly choices: readonly [string, ...string[]] }
  /** The water a bridge or ford crosses; the desk does not ask for it. */
  | { readonly type: "water" };

/**
 * Everything specific to one kind of thing on a battlefield [3.5, 14.4]. Its words are under its name in the message
 * files.
 */
export interface ThingParticulars<Kind extends string, Each> {
  readonly kind: Kind;
  /** The list of the document that contains it. */
  readonly list: ThingList;
  readonly shape: "area" | "line";
  /** The side of its square, if the rules fix its outline. */
  readonly squareCm?: number;
  /** Set if its things have no names. */
  readonly isNameless?: true;
  /** The key of its tool. */
  readonly toolKey: string;
  /** The shape whose tool draws it; null for things of a fixed size, which are placed by a click. */
  readonly drawnAs: ShapeKind | null;
  /** Initial corners, relative to the place where it is put. */
  readonly start: readonly PointCm[];
  readonly controls: readonly ThingControl[];
  /** The figures of 3.5 used in its description; left out if 3.5 says nothing about it. */
  readonly effectFigures?: Readonly<Record<string, number>>;
  /** Its word in running text, as a key in the namespace `battlefield`; the kind's own word if left out. */
  word?(thing: Each): { readonly key: string; readonly level?: number };
  /** Checks it against the measures given in the rules. */
  check?(thing: Each, path: string): BattlefieldFinding[];
  /** How players lay it by measurements; left out if it is laid in another way, or not at all. */
  readonly laying?: Laying;
  /** The shapes it is drawn as. */
  shapes(thing: Each): readonly Shape[];
}

/** The common fields of a shape that draws a thing: the thing's id and points; its name is written apart. */
export function basics({ id, points }: { readonly id: string; readonly points: PointCm[] }) {
  return { name: "", id, points };
}
