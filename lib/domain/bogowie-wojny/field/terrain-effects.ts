import { type AnyFieldKind, FIELD_KINDS, fieldKindOf } from "../ground/field-kinds";
import type { ThingList } from "../ground/thing-kind";
import type { Battlefield } from "./battlefield";
import { thingsOf } from "./things";

/** A kind of ground with the figures of 3.5 used in its message (`battlefield.effects`). */
export type TerrainEffect = Required<Pick<AnyFieldKind, "kind" | "effectFigures">>;

/** Every kind of ground described in 3.5, in the catalogue's order. */
export const TERRAIN_EFFECTS: readonly TerrainEffect[] = FIELD_KINDS.flatMap(
  ({ kind, effectFigures }) => (effectFigures ? [{ kind, effectFigures }] : []),
);

/** The effects of the kinds of ground that occur on a field [3.5]. */
export function effectsOn(field: Pick<Battlefield, ThingList>): TerrainEffect[] {
  const kinds = new Set(thingsOf(field).map((found) => fieldKindOf(found).kind));
  return TERRAIN_EFFECTS.filter(({ kind }) => kinds.has(kind));
}
