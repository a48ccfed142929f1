import { battlefieldRequestSchema } from "@/lib/domain/bogowie-wojny/field/battlefield-request";
import type { BattlefieldOptions } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { TABLE_SIZES } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { type SearchParams, textOf } from "../_tables/search-params";

export const OWN_TABLE = "own";

/** The form's fields as given in the address. */
export interface BattlefieldFields {
  readonly seed: string;
  /** The name of a size, or `own`. */
  readonly table: string;
  readonly width: string;
  readonly depth: string;
  /** Empty if the die decides. */
  readonly area: string;
}

export type FieldFault = "seed" | "table" | "area";

export interface BattlefieldParams {
  readonly fields: BattlefieldFields;
  /** `null` if the query has faults. */
  readonly options: BattlefieldOptions | null;
  readonly faults: readonly FieldFault[];
}

/** Reads the address by the API's schema; without a table, the smallest is used. */
export function readBattlefieldParams(params: SearchParams): BattlefieldParams {
  const fields: BattlefieldFields = {
    seed: textOf(params.seed).trim(),
    table: textOf(params.table) || TABLE_SIZES[0].id,
    width: textOf(params.width),
    depth: textOf(params.depth),
    area: textOf(params.area),
  };
  const parsed = battlefieldRequestSchema.safeParse({
    seed: fields.seed,
    table: fields.table === OWN_TABLE ? `${fields.width}x${fields.depth}` : fields.table,
    area: fields.area || null,
  });
  if (parsed.success) return { fields, options: parsed.data, faults: [] };
  const places = parsed.error.issues.map(({ path }) => path[0]);
  const faults = (["seed", "table", "area"] as const).filter((place) => places.includes(place));
  return { fields, options: null, faults };
}

/** The page's query for a battlefield. Without its seed, a new one is drawn. */
export function queryOf({ seed, ...rest }: BattlefieldFields, keep: "seed" | "no-seed"): string {
  const own = rest.table === OWN_TABLE;
  const entries = Object.entries({
    ...(keep === "seed" ? { seed } : {}),
    table: rest.table,
    ...(own ? { width: rest.width, depth: rest.depth } : {}),
    ...(rest.area ? { area: rest.area } : {}),
  });
  return new URLSearchParams(entries).toString();
}

/** The API's query for a battlefield. */
export function apiQueryOf({ seed, table, area }: BattlefieldOptions): string {
  const size = `${table.widthCm}x${table.depthCm}`;
  return new URLSearchParams({ seed, table: size, ...(area ? { area } : {}) }).toString();
}
