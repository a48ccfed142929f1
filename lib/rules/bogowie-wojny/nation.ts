/** The nations with a generic army book. */
export const ARMY_NATIONS = [
  "duchy-of-warsaw",
  "france",
  "austria",
  "russia",
  "prussia",
  "britain",
] as const;
export type ArmyNation = (typeof ARMY_NATIONS)[number];
