import type { DrawnWork } from "./drawn-work";
import type { CoverClass, ObstacleClass } from "./tables/table-4";
import { TABLE_5, type Table5Row, type Table5RowId } from "./tables/table-5";
import { TERRAIN_READINGS, type TerrainReadings } from "./terrain-readings";
import type { Ground, TerrainSubject } from "./terrain-subject";

/** What more a reader should be told about a feature. */
export const TERRAIN_REMARKS = [
  /** A field the rules need is not filled in. */
  "question-open",
  /** Passed only by bridge or ford [2.3.6]. */
  "crossing-needed",
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
export type TerrainRemark = (typeof TERRAIN_REMARKS)[number];

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

/** The rules' meaning of a drawn feature [table 5, 1.1.6, 2.3.6, 2.3.7, 3.4.5, 6.1.0, 6.2.0, 6.3.0]. */
export function terrainEffect(
  subject: TerrainSubject,
  readings: TerrainReadings = TERRAIN_READINGS,
): TerrainEffect {
  switch (subject.kind) {
    case "hill":
      return hillBandEffect(subject.bandWidthCm ?? null);
    case "wood":
      return effect("wood", { noRicochet: true, sightLayers: 1, remarks: ["wood-edge"] });
    case "ground":
      return groundEffect(subject.ground);
    case "building":
      return buildingEffect(subject);
    case "road":
      return NO_EFFECT;
    case "stream":
      return streamEffect(subject.widthCm);
    case "crossing":
      return crossingEffect(subject.crossing);
    case "wall":
      return byKind(subject.height, WALL_ROWS);
    case "hedge":
      return byKind(subject.hedge, HEDGE_ROWS);
    case "fence":
      return byKind(subject.fence, FENCE_ROWS);
    case "field-work":
      return workEffect(subject.work, readings);
  }
}

/** Bands narrower than this are difficult and stop ricochet [2.3.7, 3.4.5]. */
const NARROW_BAND_CM = 10;

/** The strip between two edges of a hill; its width, where known, decides [2.3.7, table 5]. */
function hillBandEffect(widthCm: number | null): TerrainEffect {
  if (widthCm === null || widthCm >= NARROW_BAND_CM) return { ...NO_EFFECT, sightLayers: 1 };
  const narrow = { difficult: true, noRicochet: true, sightLayers: 1 };
  if (widthCm < 1) return effect("hill-band-under-1", narrow);
  if (widthCm < 2) return effect("hill-band-under-2", narrow);
  if (widthCm < 5) return effect("hill-band-under-5", narrow);
  return { ...NO_EFFECT, ...narrow };
}

/**
 * Difficult ground [2.3.7]; shot does not ricochet on orchards and ploughed fields and on what the
 * scenario adds for itself [3.4.5]. Scrub is an area here; a row of shrubs is a fence.
 */
function groundEffect(ground: Ground): TerrainEffect {
  if (ground === null) return OPEN_QUESTION;
  switch (ground) {
    case "orchard":
    case "ploughed":
      return { ...NO_EFFECT, difficult: true, noRicochet: true };
    case "overgrown":
    case "scrub":
      return { ...NO_EFFECT, difficult: true };
    case "garden":
    case "marsh":
    case "pit":
      return { ...NO_EFFECT, difficult: true, noRicochet: true, remarks: ["scenario-ground"] };
  }
}

type Building = Extract<TerrainSubject, { kind: "building" }>;

function buildingEffect({ material, reinforced = false }: Building): TerrainEffect {
  if (material === null) {
    return { ...OPEN_QUESTION, sightLayers: 1, remarks: ["question-open", "building"] };
  }
  const plain = effect(`building-${material}`, { sightLayers: 1, remarks: ["building"] });
  if (!reinforced) return plain;
  const cover = plain.cover && NEXT_COVER[plain.cover];
  const remark = cover === null ? "reinforced-beyond" : "reinforced";
  return { ...plain, cover: cover ?? plain.cover, remarks: ["building", remark] };
}

/** A reinforced building covers by one class more [table 20]; table 5 knows none above III. */
const NEXT_COVER: Readonly<Record<CoverClass, CoverClass | null>> = {
  I: "II",
  II: "III",
  III: null,
};

/** Exactly 1 and exactly 5 cm are class II, our reading of "between 1 and 5" [2.3.6, table 5]. */
function streamEffect(widthCm: number | null): TerrainEffect {
  if (widthCm === null) return OPEN_QUESTION;
  if (widthCm < 1) return effect("watercourse-under-1");
  if (widthCm <= 5) return effect("watercourse-1-to-5");
  return { ...NO_EFFECT, impassable: true, remarks: ["crossing-needed"] };
}

function crossingEffect(crossing: "wood-bridge" | "stone-bridge" | "ford" | null): TerrainEffect {
  if (crossing === null) return OPEN_QUESTION;
  if (crossing === "ford") return effect("watercourse-under-1", { remarks: ["ford"] });
  return { ...NO_EFFECT, remarks: ["bridge"] };
}

const WALL_ROWS = {
  "under-1m": "wall-under-1",
  "1-2m": "wall-1-to-2",
  "over-2m": "wall-over-2",
} as const satisfies Record<string, Table5RowId>;

const HEDGE_ROWS = {
  "hedge-row": "shrubs-fences-hedge-rows",
  hedge: "wood-edge-hedge-dyke",
  "holstein-hedge": "holstein-hedge",
} as const satisfies Record<string, Table5RowId>;

/** Ditches count as watercourses under 1 cm [2.3.6]. */
const FENCE_ROWS = {
  fence: "shrubs-fences-hedge-rows",
  shrubs: "shrubs-fences-hedge-rows",
  dyke: "wood-edge-hedge-dyke",
  ditch: "watercourse-under-1",
} as const satisfies Record<string, Table5RowId>;

/** Abatis and chevaux-de-frise are one row of table 5; a barricade's cover is as the scenario reads it. */
function workEffect(
  work: DrawnWork | null,
  { barricadesWithoutCover }: TerrainReadings,
): TerrainEffect {
  switch (work) {
    case null:
      return OPEN_QUESTION;
    case "abatis":
    case "chevaux-de-frise":
      return effect("abatis-chevaux-de-frise", { remarks: ["field-work-silent"] });
    case "emplacement":
      return effect("emplacement", { remarks: ["emplacement", "field-work-silent"] });
    case "barricade": {
      const remarks = ["cover-unclear", "field-work-silent"] as const;
      return effect("barricade", {
        ...(barricadesWithoutCover ? { cover: null } : {}),
        remarks,
      });
    }
  }
}

function byKind<Kind extends string>(
  kind: Kind | null,
  rows: Readonly<Record<Kind, Table5RowId>>,
): TerrainEffect {
  return kind === null ? OPEN_QUESTION : effect(rows[kind]);
}

const NO_EFFECT: TerrainEffect = {
  row: null,
  obstacle: null,
  cover: null,
  impassable: false,
  difficult: false,
  noRicochet: false,
  sightLayers: 0,
  remarks: [],
};

const OPEN_QUESTION: TerrainEffect = { ...NO_EFFECT, remarks: ["question-open"] };

function effect(id: Table5RowId, rest: Partial<TerrainEffect> = {}): TerrainEffect {
  const { obstacle, cover }: Table5Row = TABLE_5[id];
  return { ...NO_EFFECT, row: id, obstacle, cover, ...rest };
}
