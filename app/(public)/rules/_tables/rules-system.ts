/** The games with rule book pages. */
export const RULES_SYSTEMS = ["belle-alliance", "bogowie-wojny"] as const;
export type RulesSystem = (typeof RULES_SYSTEMS)[number];
