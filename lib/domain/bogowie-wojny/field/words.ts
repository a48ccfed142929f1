import type { Battlefield } from "./battlefield";

/** The texts in which a battlefield is searched: title, seed, names of things and sides, and notes. */
export function battlefieldWords(field: Battlefield): string[] {
  const { title, seed, pieces, roads, fieldWorks, notes } = field;
  const named = [...pieces, ...roads, ...fieldWorks].map(({ name }) => name);
  const sides = (field.sides ?? []).flatMap(({ name, army }) => [name, army?.title ?? ""]);
  return [title, seed ?? "", ...named, ...sides, notes];
}
