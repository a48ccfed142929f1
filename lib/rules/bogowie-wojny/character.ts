import type { Character } from "./tables/characters";

/** The character that goes with a command value from −2 to +3 [6.3]; a special rule may override it. */
export function characterOfValue(commandValue: number): Character {
  if (commandValue >= 1) return "aggressive";
  return commandValue <= -1 ? "cautious" : "neutral";
}
