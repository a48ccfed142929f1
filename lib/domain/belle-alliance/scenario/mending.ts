import type { ScenarioFindingCode } from "./finding-codes";

/**
 * The findings that one clear edit settles, with the name of that edit; `commands/mend-finding.ts` makes it. Apart from
 * the command, so that a desk can offer the button without the tables.
 */
export const MENDINGS = {
  "lance-of-other-arm": "lance",
  "weight-of-other-arm": "weight",
  "weapon-of-other-arm": "weapon",
  "marksmen-of-other-arm": "marksmen",
  "light-of-other-arm": "light",
  "light-unlisted": "light",
  "howitzers-beyond-guns": "howitzers",
  "weight-against-type": "rightWeight",
  "supplies-of-train": "supplies",
  "ammunition-of-other-arm": "ammunition",
  "building-reinforced-beyond": "reinforced",
  "unit-over-building": "garrison",
  "formation-in-building": "garrison",
  "garrison-outside": "usualFormation",
  "crossing-over-nothing": "crossing",
  "place-off-table": "onTable",
  "commander-off-table": "onTable",
  "side-colour-twice": "colour",
  "hidden-from-unknown": "stray",
  "entry-off-edge": "edge",
} as const satisfies Readonly<Partial<Record<ScenarioFindingCode, string>>>;
export type MendableCode = keyof typeof MENDINGS;

export function isMendable(code: ScenarioFindingCode): code is MendableCode {
  return code in MENDINGS;
}
