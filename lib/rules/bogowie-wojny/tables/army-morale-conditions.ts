/** The conditions that lower an army's morale, two of them by one level [11.10]. */
export const MORALE_CONDITIONS = [
  "greater-losses-this-turn",
  "greater-losses-in-battle",
  "main-objective-taken",
  "both-secondary-objectives-taken",
  "operational-base-taken",
  "half-lost",
  "commander-in-chief-dead",
] as const;

/**
 * Percentages of the bases lost: from the first, conditions begin to count; the second is a condition itself [11.10].
 */
export const LOSS_PERCENTS = { conditionsCount: 25, halfLost: 50 } as const;

/** How many conditions cost the first level; each further one costs another level [11.10]. */
export const CONDITIONS_FOR_A_LEVEL = 2;
