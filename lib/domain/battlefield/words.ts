import type { Battlefield } from "./battlefield";

/** The words a battlefield is found by: its title, its seed, what lies on it by name, who fights there, its notes. */
export function battlefieldWords(field: Battlefield): string[] {
  const { title, seed, pieces, roads, fieldWorks, notes } = field;
  const named = [...pieces, ...roads, ...fieldWorks].map(({ name }) => name);
  const sides = (field.sides ?? []).flatMap(({ name, army }) => [name, army?.title ?? ""]);
  return [title, seed ?? "", ...named, ...sides, notes];
}
