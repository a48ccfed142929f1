import type { CatalogueFacts } from "../../document/catalogue-facts";
import { type Battlefield, FIELD_PLAYERS } from "./battlefield";

/** A battlefield in lists and searches. Its size is its pieces. */
export function battlefieldFacts(field: Battlefield): CatalogueFacts {
  const { title, seed, pieces, roads, fieldWorks, notes } = field;
  const sides = field.sides ?? [];
  const named = [...pieces, ...roads, ...fieldWorks].map(({ name }) => name);
  const armies = sides.flatMap(({ name, army }) => [name, army?.title ?? ""]);
  return {
    players: field.sides ? FIELD_PLAYERS : null,
    year: null,
    nations: [...new Set(sides.flatMap(({ army }) => army?.nation ?? []))].sort(),
    size: pieces.length,
    table: field.table,
    place: "",
    summary: notes,
    words: [title, seed ?? "", ...named, ...armies, notes],
  };
}
