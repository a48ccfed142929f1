import type { Level } from "./level";
import type { Nation } from "./nation";

/** Staff figures beside each commander [1.1.4]. */
export const ADJUTANTS_PER_COMMANDER = 2;

const LEVELS_WITH_COMMANDER: readonly Level[] = ["army", "wing", "corps", "division", "brigade"];

/**
 * Armies whose regiment stands for the brigade. The rules speak of "the Prussian model" and name none;
 * that it is Prussia's own and that of the legion in its pay is our reading.
 */
const PRUSSIAN_MODEL: readonly Nation[] = ["prussia", "russo-german-legion"];

/** A unit farther than this from its direct commander needs an ordering roll for every order [1.1.3]. */
export const COMMAND_REACH_CM = 30;

/** How efficient a commander is [1.1.3, table 17]. */
export const EFFICIENCIES = ["very-efficient", "normal", "very-inefficient"] as const;

/**
 * Whether a formation of this level has a commander figure: each brigade, division, corps and higher
 * body, and under the Prussian model the regiment too, which stands for the brigade [1.1.4].
 */
export function holdsCommander(level: Level, nation: Nation | null): boolean {
  if (LEVELS_WITH_COMMANDER.includes(level)) return true;
  return level === "regiment" && nation !== null && PRUSSIAN_MODEL.includes(nation);
}

/** The staff figures of a side with that many commanders [1.1.4]. */
export function staffFigures(commanders: number): {
  readonly commanders: number;
  readonly adjutants: number;
} {
  return { commanders, adjutants: commanders * ADJUTANTS_PER_COMMANDER };
}

/**
 * A unit's direct commander: the one of the nearest formation above it that has one, the topmost
 * formation first [1.1.4]. Null where none has; the rules leave such a unit without orders until it is
 * given one [1.1.4, 1.1.5].
 */
export function directCommander<Formation extends { readonly commander: unknown }>(
  above: readonly Formation[],
): Formation | null {
  return above.findLast(({ commander }) => commander !== null) ?? null;
}
