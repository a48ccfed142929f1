import { TERRAIN } from "@/lib/rules/bogowie-wojny/tables/terrain";
import type { Box } from "@/lib/terrain/box";
import { type Outline, outlineOf } from "@/lib/terrain/chord";
import { ringsMeet } from "@/lib/terrain/ring";
import type { Outlined } from "./outline";

/** The kinds of ground that hide what is behind or in them [2.6, 3.5]. */
export const HIDING_KINDS = ["hill", "wood", "built-up", "redoubt"] as const;
export type HidingKind = (typeof HIDING_KINDS)[number];

/** Ends nearer than this to an edge are on it. */
export const EDGE_CM = 1e-6;

/** How deep into woods, and out of them, units see, in cm [3.5]. */
export const WOOD_CM = TERRAIN.wood.sight.kind === "edge" ? TERRAIN.wood.sight.cm : 0;

/** One area that hides, ready for many looks across it. */
export interface HidingArea {
  readonly id: string;
  readonly kind: HidingKind;
  readonly box: Box;
  readonly outline: Outline;
}

/** Areas that touch one another, which the rules take as one [3.5]. */
export interface HidingGroup {
  readonly areas: readonly HidingArea[];
  /** All of them together. */
  readonly outline: Outline;
}

/** The ground that hides, by the way it does so. */
export interface Hiding {
  readonly woods: readonly HidingGroup[];
  /** Built-up areas, and each redoubt by itself. */
  readonly blocks: readonly HidingGroup[];
  readonly hills: readonly HidingGroup[];
}

/** Kept while the ground is: many looks cross the same one. */
const KNOWN = new WeakMap<readonly Outlined[], Hiding>();

/** What of a battlefield's ground hides [2.6, 3.5]. */
export function hidingIn(ground: readonly Outlined[]): Hiding {
  const known = KNOWN.get(ground);
  if (known) return known;
  const of = (kind: HidingKind) => ground.filter((each) => each.kind === kind);
  const hiding = {
    woods: touching(of("wood")).map(groupOf),
    blocks: [...touching(of("built-up")), ...of("redoubt").map((each) => [each])].map(groupOf),
    hills: touching(of("hill")).map(groupOf),
  };
  KNOWN.set(ground, hiding);
  return hiding;
}

function groupOf(group: readonly Outlined[]): HidingGroup {
  const areas = group.map(({ id, kind, box, area }) => ({
    id,
    kind: kind as HidingKind,
    box,
    outline: area,
  }));
  const [only] = areas;
  if (only && areas.length === 1) return { areas, outline: only.outline };
  return { areas, outline: outlineOf(group.map(({ outline }) => outline)) };
}

/** Areas by which of them touch one another. */
function touching(areas: readonly Outlined[]): readonly (readonly Outlined[])[] {
  const groups: Outlined[][] = [];
  for (const area of areas) {
    const touched = groups.filter((group) =>
      group.some((each) => ringsMeet(each.outline, area.outline)),
    );
    const rest = groups.filter((group) => !touched.includes(group));
    groups.splice(0, groups.length, ...rest, [...touched.flat(), area]);
  }
  return groups;
}
