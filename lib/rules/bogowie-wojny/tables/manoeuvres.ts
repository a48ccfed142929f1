/** How much of a unit's movement a manoeuvre or a kind of terrain costs [7.6]. */
type ManoeuvreCost =
  | { readonly kind: "times"; readonly times: number }
  | { readonly kind: "cm"; readonly cm: number }
  /** This many cm in addition to the distance covered. */
  | { readonly kind: "plus"; readonly cm: number }
  | { readonly kind: "in-and-out"; readonly inCm: number; readonly outCm: number }
  /** Costs `inCm` to enter, where the unit stays for the rest of the turn, and `outCm` to leave. */
  | { readonly kind: "stops"; readonly inCm: number; readonly outCm: number };

interface ManoeuvreRow {
  readonly id: string;
  readonly group: "manoeuvres" | "terrain";
  readonly cost: ManoeuvreCost;
}

/** The table of manoeuvres [7.6]. */
// biome-ignore format: a table is easiest to read with one row per line
export const MANOEUVRES: readonly ManoeuvreRow[] = [
  { id: "backwards", group: "manoeuvres", cost: { kind: "times", times: 2 } },
  { id: "turn", group: "manoeuvres", cost: { kind: "cm", cm: 5 } },
  { id: "about-turn", group: "manoeuvres", cost: { kind: "cm", cm: 1 } },
  { id: "change-formation", group: "manoeuvres", cost: { kind: "cm", cm: 5 } },
  { id: "through-own", group: "manoeuvres", cost: { kind: "plus", cm: 5 } },
  { id: "limber", group: "manoeuvres", cost: { kind: "cm", cm: 5 } },
  { id: "difficult", group: "terrain", cost: { kind: "times", times: 2 } },
  { id: "wood-infantry", group: "terrain", cost: { kind: "times", times: 2 } },
  { id: "wood-cavalry", group: "terrain", cost: { kind: "times", times: 4 } },
  { id: "gully", group: "terrain", cost: { kind: "plus", cm: 5 } },
  { id: "fence", group: "terrain", cost: { kind: "plus", cm: 5 } },
  { id: "built-up", group: "terrain", cost: { kind: "in-and-out", inCm: 5, outCm: 5 } },
  { id: "works", group: "terrain", cost: { kind: "plus", cm: 5 } },
  { id: "stream", group: "terrain", cost: { kind: "plus", cm: 5 } },
  { id: "river", group: "terrain", cost: { kind: "stops", inCm: 5, outCm: 5 } },
];

/** How many bases wide a line of cavalry may be [2.4]. */
export const CAVALRY_LINE_WIDEST_BASES = 2;
