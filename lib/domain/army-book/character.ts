import type { BookCommander } from "./army-book";

/** How a general behaves without an order [6.3]. */
export type Character = "aggressive" | "neutral" | "cautious";

/** The character of a commander: by his trait, else by his command value; `null` where neither is known [6.3]. */
export function characterOf({
  commandValue,
  traits,
}: Pick<BookCommander, "commandValue" | "traits">): Character | null {
  if (traits.includes("insubordinate")) return "aggressive";
  if (traits.includes("passive")) return "cautious";
  if (commandValue === null) return null;
  if (commandValue === 0) return "neutral";
  return commandValue > 0 ? "aggressive" : "cautious";
}
