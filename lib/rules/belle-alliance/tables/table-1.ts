/** A phase of the bound and its sub-phases, in the order they are played. */
interface PhaseRow {
  readonly id: string;
  readonly subPhases: readonly string[];
}

/** Table 1: the phases of the bound [1.1.1]; each sub-phase ends before the next begins. */
export const TABLE_1: readonly PhaseRow[] = [
  { id: "orders", subPhases: ["orders-writing", "ordering-roll", "orders-retreat"] },
  {
    id: "announcement",
    subPhases: [
      "announce-attack",
      "announce-field-work",
      "announce-transfer",
      "replacement",
      "reorganisation",
      "announcement-retreat",
    ],
  },
  { id: "continued-fire", subPhases: ["continued-fire-fire", "continued-fire-retreat"] },
  {
    id: "movement",
    subPhases: ["splitting", "change-of-formation", "field-work-start", "march"],
  },
  { id: "firing", subPhases: ["fire", "fire-retreat"] },
  {
    id: "melee",
    subPhases: [
      "announced-attacks",
      "melee-retreat",
      "write-decisions",
      "announce-continued-attack",
      "continued-advance",
      "continued-attack",
      "continued-attack-retreat",
    ],
  },
  { id: "termination", subPhases: ["incineration", "remove-batteries", "staff-movement"] },
];
