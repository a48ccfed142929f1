/** The list a general is drawn from [13.4]. */
export const GENERAL_KINDS = ["infantry", "cavalry"] as const;

/**
 * How a general joined the list: drawn before the battle, with their historical division, or bought as an upgrade
 * [13.2–13.4].
 */
export const GENERAL_SOURCES = ["drawn", "historical", "extra"] as const;

/** Bodies that have a general of their own [13.4]. */
export const FORMATION_LEVELS = ["division", "independent-brigade"] as const;
