/** What brings an army's morale down, two of them by one level [11.10]. */
export const MORALE_CONDITIONS = [
  "greater-losses-this-turn",
  "greater-losses-in-battle",
  "main-objective-taken",
  "both-secondary-objectives-taken",
  "operational-base-taken",
  "half-lost",
  "commander-in-chief-dead",
] as const;

/** Share of the bases lost, in percent, from which conditions count; and the one that is a condition itself [11.10]. */
export const LOSS_PERCENTS = { conditionsCount: 25, halfLost: 50 } as const;

/** How many conditions cost the first level; every further one costs another [11.10]. */
export const CONDITIONS_FOR_A_LEVEL = 2;
