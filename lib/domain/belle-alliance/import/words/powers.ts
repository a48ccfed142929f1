import { NATIONS, type Nation } from "@/lib/rules/belle-alliance/nation";

/** The nations that fielded armies of their own, each with those whose troops served with them and never against. */
const SERVED_WITH: Readonly<Partial<Record<Nation, readonly Nation[]>>> = {
  france: ["poland", "italy", "naples", "westphalia", "berg", "baden", "hesse", "illyria"],
  britain: ["kgl", "hanover", "brunswick", "nassau", "netherlands", "belgium", "portugal"],
  russia: ["russo-german-legion"],
  prussia: [],
  austria: [],
  sweden: [],
  denmark: [],
  spain: [],
};

const POWERS = NATIONS.filter((nation) => SERVED_WITH[nation] !== undefined);

/** Whether a nation fielded armies of its own. */
export function isPower(nation: Nation): boolean {
  return SERVED_WITH[nation] !== undefined;
}

/**
 * Whether a nation's troops fought with the French or against them; null for those who fought with either, such as the
 * Saxons.
 */
export function campOf(nation: Nation): "french" | "allied" | null {
  if (nation === "france" || isServantOf(nation, "france")) return "french";
  const isAllied = isPower(nation) || POWERS.some((power) => isServantOf(nation, power));
  return isAllied && nation !== "denmark" ? "allied" : null;
}

/** Whether a nation's troops served with that power and never against it. */
export function isServantOf(nation: Nation, power: Nation): boolean {
  return SERVED_WITH[power]?.includes(nation) ?? false;
}
