/** A unit farther than this from its direct commander needs an ordering roll for every order [1.1.3]. */
export const COMMAND_REACH_CM = 30;
