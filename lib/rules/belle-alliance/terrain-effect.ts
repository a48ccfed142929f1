import type { CoverClass, ObstacleClass } from "./tables/table-4";
import { TABLE_5, type Table5Row, type Table5RowId } from "./tables/table-5";

/** Further notes about a terrain feature for the reader. */
export const TERRAIN_REMARKS = [
  /** A field that the rules need is not filled in. */
  "question-open",
  /** Can only be crossed by bridge or ford [2.3.6]. */
  "crossing-needed",
  /** Where it is over 5 cm wide, it can only be crossed by bridge or ford [2.3.6]. */
  "crossing-in-places",
  /** The rules only mention watercourses; it counts as one. */
  "standing-water",
  /** Counts as road, but only in column of march [2.3.6]. */
  "bridge",
  /** Can be crossed in any formation that its width allows [2.3.6]. */
  "ford",
  /** The rim is a class I obstacle; the edge is ordinary ground two ranks deep [6.2.0]. */
  "wood-edge",
  /** The rules name no such ground; it is difficult because the scenario draws it as such [2.3.7]. */
  "scenario-ground",
  /** Closed to cavalry and guns; holds as many figures as fit on its ground plan [6.1.1]. */
  "building",
  /** One class of cover higher, once only [table 20]. */
  "reinforced",
  /** One class higher than the highest of table 5: the umpire decides what that means. */
  "reinforced-beyond",
  /** Table 5 prints two covers and explains neither; the scenario's reading applies. */
  "cover-unclear",
  /** Built on open ground, for one model gun each [table 20]. */
  "emplacement",
  /** The rules give obstacle and cover, but do not mention fronts, removal or use by the enemy. */
  "field-work-silent",
] as const;
type TerrainRemark = (typeof TERRAIN_REMARKS)[number];

/** The effect of a terrain feature in play. */
export interface TerrainEffect {
  /** The row of table 5 it belongs to, or null if the table has none. */
  readonly row: Table5RowId | null;
  readonly obstacle: ObstacleClass | null;
  readonly cover: CoverClass | null;
  /** Whether it can only be crossed by bridge or ford. */
  readonly impassable: boolean;
  /** Whether it is difficult ground [2.3.7]. */
  readonly difficult: boolean;
  /** Whether shot does not ricochet if 5 cm of it lie in front of the target [3.4.5]. */
  readonly noRicochet: boolean;
  /** How many layers it rises above the ground, for sight [1.1.6]. */
  readonly sightLayers: number;
  readonly remarks: readonly TerrainRemark[];
}

/** Ordinary ground: no obstacle and no cover. */
export const NO_EFFECT: TerrainEffect = {
  row: null,
  obstacle: null,
  cover: null,
  impassable: false,
  difficult: false,
  noRicochet: false,
  sightLayers: 0,
  remarks: [],
};

/** The effect while a needed answer is missing: none, with a remark. */
export const OPEN_QUESTION: TerrainEffect = { ...NO_EFFECT, remarks: ["question-open"] };

/** The effect of a row of table 5, together with the other effects of a shape. */
export function effectOfRow(id: Table5RowId, rest: Partial<TerrainEffect> = {}): TerrainEffect {
  const { obstacle, cover }: Table5Row = TABLE_5[id];
  return { ...NO_EFFECT, row: id, obstacle, cover, ...rest };
}
