/** How far from the player's own edge an ambush may be placed [15.1]. */
export const AMBUSH_WITHIN_CM = 60;

/** Levels of disorder for a unit that enters an ambusher's zone of control and fails its morale test [15.1]. */
export const AMBUSH_DISORDER = 1;
