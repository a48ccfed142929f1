/** Why two rows cannot apply at the same time, as the cited paragraph says. */
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

/** Rows of one party, each of which contradicts every row in a second set, of the same party or its opponent. */
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
 * Tables 6 and 7. A unit in FD flees as a line, without flank or rear [5.4.1]. Square, mass and huddle have neither
 * flank nor rear [1.3.1], and a skirmish line has no flanks [1.3.2]. Canister is fired only in zone 1 [3.4.4].
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
 * Table 8, by the same rules as tables 6 and 7. A row that describes the meeting by the defender's formation is
 * ticked for the attacker. Infantry in cover does not count as uncovered [4.3.2].
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

/** Rows that cannot apply if both parties attack: a unit met in flank or rear only defends [4.1.1]. */
export const NOT_WHERE_BOTH_ATTACK: readonly string[] = ["flank-attack", "rear-attack"];

/** Table 9: a unit in FD is not in a column [5.4.1]. */
export const ROUT_CONTRADICTIONS: readonly Contradiction<"routing" | "defender">[] = [
  {
    code: "flight",
    one: of("defender", "full-disorder"),
    other: of("defender", "column-of-march"),
  },
];
