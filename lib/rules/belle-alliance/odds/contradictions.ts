/** Why two rows cannot hold at once, by the paragraph that says so. */
const CONTRADICTIONS = [
  "two-arms",
  "one-formation",
  "flight",
  "no-flank",
  "in-cover",
  "canister",
  "defends",
] as const;
export type ContradictionCode = (typeof CONTRADICTIONS)[number];

/** Rows of a party, of which each contradicts each of some other rows of a party. */
export interface Contradiction<PartyName extends string> {
  readonly code: ContradictionCode;
  readonly one: RowsOf<PartyName>;
  readonly other: RowsOf<PartyName>;
}

interface RowsOf<PartyName> {
  readonly party: PartyName;
  readonly rows: readonly string[];
}

const of = <PartyName extends string>(party: PartyName, ...rows: string[]) => ({ party, rows });

/**
 * Tables 6 and 7. FD: stands in flight as a line and has neither flank nor rear [5.4.1]; nor have square, mass and
 * huddle [1.3.1], and a skirmish line has no flanks [1.3.2]. Canister fires at zone 1 alone [3.4.4].
 */
export const FIRE_CONTRADICTIONS: readonly Contradiction<"firer" | "target">[] = [
  {
    code: "flight",
    one: of("target", "full-disorder"),
    other: of("target", "column-effect", "square-mass-huddle", "skirmish-line"),
  },
  {
    code: "no-flank",
    one: of("target", "square-mass-huddle", "full-disorder"),
    other: of("target", "flank-fire", "rear-fire"),
  },
  { code: "no-flank", one: of("target", "skirmish-line"), other: of("target", "flank-fire") },
  {
    code: "canister",
    one: of("firer", "canister-zone-1"),
    other: of("firer", "split-fire-zone-2-3", "no-ricochet-zone-2-3", "ranging-zone-2-3"),
  },
];

const SQUARE_OR_MASS = ["cavalry-against-square", "cavalry-against-mass"];
const SQUARE_BEFORE_FOOT = "square-mass-huddle-against-infantry";
const SIDES_MET = ["flank-attack", "rear-attack", "overreaching"];

/**
 * Table 8. As in tables 6 and 7; a row of the meeting that says how the defender stands counts as the attacker's here.
 * Infantry in cover does not count as uncovered [4.3.2].
 */
export const MELEE_CONTRADICTIONS: readonly Contradiction<"attacker" | "defender">[] = [
  ...(["attacker", "defender"] as const).map((party) => ({
    code: "one-formation" as const,
    one: of(party, SQUARE_BEFORE_FOOT),
    other: of(party, "column-of-march", "skirmish-line"),
  })),
  {
    code: "one-formation",
    one: of("attacker", ...SQUARE_OR_MASS),
    other: of("defender", "column-of-march", "skirmish-line", "artillery-work-rest"),
  },
  {
    code: "flight",
    one: of("defender", "full-disorder"),
    other: of("defender", "column-of-march", "skirmish-line", SQUARE_BEFORE_FOOT),
  },
  {
    code: "flight",
    one: of("attacker", ...SQUARE_OR_MASS),
    other: of("defender", "full-disorder"),
  },
  {
    code: "no-flank",
    one: of("defender", SQUARE_BEFORE_FOOT, "full-disorder"),
    other: of("attacker", ...SIDES_MET),
  },
  { code: "no-flank", one: of("attacker", ...SQUARE_OR_MASS), other: of("attacker", ...SIDES_MET) },
  {
    code: "no-flank",
    one: of("defender", "skirmish-line"),
    other: of("attacker", "flank-attack", "overreaching"),
  },
  {
    code: "no-flank",
    one: of("attacker", SQUARE_BEFORE_FOOT, "skirmish-line"),
    other: of("defender", "overreaching"),
  },
  {
    code: "in-cover",
    one: of("attacker", "against-cover-1", "against-cover-2", "against-cover-3"),
    other: of("defender", "uncovered-infantry"),
  },
];

/** Rows that cannot hold where both attack: a unit met in flank or rear only defends [4.1.1]. */
export const NOT_WHERE_BOTH_ATTACK: readonly string[] = ["flank-attack", "rear-attack"];

/** Table 9: a unit in FD stands in no column [5.4.1]. */
export const ROUT_CONTRADICTIONS: readonly Contradiction<"routing" | "defender">[] = [
  {
    code: "flight",
    one: of("defender", "full-disorder"),
    other: of("defender", "column-of-march"),
  },
];
