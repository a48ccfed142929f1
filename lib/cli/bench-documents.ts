/** The largest shipped scenario, and an army list, by their ids. */
export const SHIPPED_SCENARIO = "la-haye-sainte-1815";
export const SHIPPED_ARMY_LIST = "duchy-of-warsaw-32-8";
