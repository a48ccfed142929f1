import type { CoverClass, ObstacleClass } from "./tables/table-4";
import { TABLE_5, type Table5Row, type Table5RowId } from "./tables/table-5";

/** What else readers should know about a feature. */
export const TERRAIN_REMARKS = [
  /** A field the rules need is not filled in. */
  "question-open",
  /** Passed only by bridge or ford [2.3.6]. */
  "crossing-needed",
  /** Passed only by bridge or ford where it is over 5 cm wide [2.3.6]. */
  "crossing-in-places",
  /** The rules speak of watercourses only; read as one. */
  "standing-water",
  /** Counts as road, in column of march only [2.3.6]. */
  "bridge",
  /** Passed in whatever formation its width allows [2.3.6]. */
  "ford",
  /** The rim is an obstacle I, the edge is ordinary ground two ranks deep [6.2.0]. */
  "wood-edge",
  /** The rules name no such ground: difficult because the scenario draws it [2.3.7]. */
  "scenario-ground",
  /** Closed to cavalry and guns, holds the figures that stand on its ground plan [6.1.1]. */
  "building",
  /** One class of cover more, once only [table 20]. */
  "reinforced",
  /** One class more than the highest of table 5: the umpire decides what that is. */
  "reinforced-beyond",
  /** Table 5 prints two covers and explains neither; the scenario's reading counts. */
  "cover-unclear",
  /** Made for open ground, each for one model gun [table 20]. */
  "emplacement",
  /** The rules give obstacle and cover, and nothing about fronts, clearing away or the enemy's use. */
  "field-work-silent",
] as const;
type TerrainRemark = (typeof TERRAIN_REMARKS)[number];

/** What a feature means in play. */
export interface TerrainEffect {
  /** Row of table 5 it falls under, null where the table has none. */
  readonly row: Table5RowId | null;
  readonly obstacle: ObstacleClass | null;
  readonly cover: CoverClass | null;
  /** Not to be crossed but by bridge or ford. */
  readonly impassable: boolean;
  /** Difficult ground [2.3.7]. */
  readonly difficult: boolean;
  /** Shot does not ricochet where 5 cm of it lie before the target [3.4.5]. */
  readonly noRicochet: boolean;
  /** Layers it rises above its ground for sight [1.1.6]. */
  readonly sightLayers: number;
  readonly remarks: readonly TerrainRemark[];
}

/** Ordinary ground: nothing to cross, nothing to stand behind. */
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

/** Nothing is decided while a question is open. */
export const OPEN_QUESTION: TerrainEffect = { ...NO_EFFECT, remarks: ["question-open"] };

/** What a row of table 5 prints, and what else a shape means. */
export function effectOfRow(id: Table5RowId, rest: Partial<TerrainEffect> = {}): TerrainEffect {
  const { obstacle, cover }: Table5Row = TABLE_5[id];
  return { ...NO_EFFECT, row: id, obstacle, cover, ...rest };
}
