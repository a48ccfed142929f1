import type { Level } from "./level";
import type { Nation } from "./nation";

/** Staff figures that accompany each commander [1.1.4]. */
export const ADJUTANTS_PER_COMMANDER = 2;

const LEVELS_WITH_COMMANDER: readonly Level[] = ["army", "wing", "corps", "division", "brigade"];

/**
 * Armies whose regiment takes the place of the brigade. The rules speak of "the Prussian model" without naming
 * armies; applying it to Prussia and to the legion in its pay is our reading.
 */
const PRUSSIAN_MODEL: readonly Nation[] = ["prussia", "russo-german-legion"];

/** A unit farther than this from its direct commander needs an ordering roll for every order [1.1.3]. */
export const COMMAND_REACH_CM = 30;

/** A staff figure this near to an enemy unit may be intercepted, unless it is in contact with a unit of its own [1.1.4]. */
export const INTERCEPTION_CM = 5;

/** The grades of a commander's efficiency [1.1.3, table 17]. */
export const EFFICIENCIES = ["very-efficient", "normal", "very-inefficient"] as const;

/**
 * Whether a formation of this level has a commander figure: brigades, divisions, corps and higher bodies do; under
 * the Prussian model the regiment does too, since it takes the place of the brigade [1.1.4].
 */
export function holdsCommander(level: Level, nation: Nation | null): boolean {
  if (LEVELS_WITH_COMMANDER.includes(level)) return true;
  return level === "regiment" && nation !== null && PRUSSIAN_MODEL.includes(nation);
}

/** The staff figures of a side with this many commanders [1.1.4]. */
export function staffFigures(commanders: number): {
  readonly commanders: number;
  readonly adjutants: number;
} {
  return { commanders, adjutants: commanders * ADJUTANTS_PER_COMMANDER };
}

/**
 * A unit's direct commander: that of the nearest formation above it that has one [1.1.4]. `above` starts with the
 * topmost formation. Null if none has a commander; by the rules such a unit has no orders until it is given one
 * [1.1.4, 1.1.5].
 */
export function directCommander<Formation extends { readonly commander: unknown }>(
  above: readonly Formation[],
): Formation | null {
  return above.findLast(({ commander }) => commander !== null) ?? null;
}
