/** Small arms by the names table 13 uses. */
export const WEAPONS = ["musket", "rifle", "carbine"] as const;
export type Weapon = (typeof WEAPONS)[number];
