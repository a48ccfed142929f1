import type { CoverClass, ObstacleClass } from "./table-4";

/** A row of table 5; null for a printed "-". */
export interface Table5Row {
  readonly id: string;
  readonly obstacle: ObstacleClass | null;
  readonly cover: CoverClass | null;
  /** The print gives "-/I" and explains neither value. */
  readonly coverUnclear: boolean;
}

const row = (id: string, obstacle: ObstacleClass | null, cover: CoverClass | null): Table5Row => ({
  id,
  obstacle,
  cover,
  coverUnclear: false,
});
const unclear = (id: string, obstacle: ObstacleClass): Table5Row => ({
  id,
  obstacle,
  cover: "I",
  coverUnclear: true,
});

/** Table 5: obstacles and cover, in printed order. */
export const TABLE_5 = {
  "hill-band-under-5": row("hill-band-under-5", "I", null),
  "hill-band-under-2": row("hill-band-under-2", "II", null),
  "hill-band-under-1": row("hill-band-under-1", "III", null),
  "shrubs-fences-hedge-rows": row("shrubs-fences-hedge-rows", "I", null),
  "watercourse-under-1": row("watercourse-under-1", "I", null),
  "watercourse-1-to-5": row("watercourse-1-to-5", "II", null),
  "wood-edge-hedge-dyke": row("wood-edge-hedge-dyke", "I", "I"),
  wood: row("wood", null, "I"),
  "fired-at-from-wood": row("fired-at-from-wood", null, "II"),
  "holstein-hedge": row("holstein-hedge", "II", "I"),
  "wall-under-1": row("wall-under-1", "I", "I"),
  "wall-1-to-2": row("wall-1-to-2", "II", "II"),
  "wall-over-2": row("wall-over-2", "III", "III"),
  "building-wood": row("building-wood", null, "I"),
  "building-stone": row("building-stone", null, "II"),
  "building-strong-stone": row("building-strong-stone", null, "III"),
  "unlimbered-artillery": row("unlimbered-artillery", null, null),
  "other-materiel": unclear("other-materiel", "I"),
  "abatis-chevaux-de-frise": row("abatis-chevaux-de-frise", "I", null),
  barricade: unclear("barricade", "I"),
  emplacement: row("emplacement", "II", "II"),
} as const satisfies Readonly<Record<string, Table5Row>>;
export type Table5RowId = keyof typeof TABLE_5;
