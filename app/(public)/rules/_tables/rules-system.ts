/** The games whose rule books have pages here. */
export const RULES_SYSTEMS = ["belle-alliance", "bogowie-wojny"] as const;
export type RulesSystem = (typeof RULES_SYSTEMS)[number];
