/** The phases of a turn with their steps, and whether players act in turns or at the same time [4.2]. */
export const TURN_PHASES = [
  {
    id: "orders",
    played: "alternately",
    steps: ["initiative", "place-markers", "reveal-markers"],
  },
  {
    id: "movement",
    played: "alternately",
    steps: ["attacks", "other-moves", "ready-manoeuvres", "commanders"],
  },
  {
    id: "fire",
    played: "at-once",
    steps: ["declare-targets", "fire", "fire-results"],
  },
  { id: "melee", played: "at-once", steps: ["melee", "melee-results"] },
  {
    id: "organisation",
    played: "at-once",
    steps: ["rally", "reduce-disorder", "army-morale", "remove-markers"],
  },
] as const;
