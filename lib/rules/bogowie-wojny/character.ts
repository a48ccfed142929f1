/** How a general of division behaves after a failed order [6.3]. */
export const CHARACTERS = ["aggressive", "neutral", "cautious"] as const;
export type Character = (typeof CHARACTERS)[number];

/** The character that goes with a command value from −2 to +3 [6.3]; a special rule may override it. */
export function characterOfValue(commandValue: number): Character {
  if (commandValue >= 1) return "aggressive";
  return commandValue <= -1 ? "cautious" : "neutral";
}
