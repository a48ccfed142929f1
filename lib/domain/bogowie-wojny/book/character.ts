import { characterOfValue } from "@/lib/rules/bogowie-wojny/character";
import type { Character } from "@/lib/rules/bogowie-wojny/tables/characters";
import type { BookCommander } from "./army-book";

/** The character of a commander by trait, otherwise by command value; `null` if neither is known [6.3]. */
export function characterOf({
  commandValue,
  traits,
}: Pick<BookCommander, "commandValue" | "traits">): Character | null {
  if (traits.includes("insubordinate")) return "aggressive";
  if (traits.includes("passive")) return "cautious";
  return commandValue === null ? null : characterOfValue(commandValue);
}
