import type { Audience } from "../scenario-view";
import { PACK_PARTS, type PackPart } from "./pack-options";

/** What the umpire alone may know. */
const UMPIRES: readonly PackPart[] = ["sight", "running-sheet"];

/** What everybody may print, which names no side's own papers. */
const EVERYBODYS: readonly PackPart[] = ["book", "order-of-battle", "map"];

/** The parts a pack for this audience can have, in printing order. */
export function partsFor({ for: reader }: Pick<Audience, "for">): readonly PackPart[] {
  if (reader === "public") return EVERYBODYS;
  return reader === "umpire" ? PACK_PARTS : PACK_PARTS.filter((part) => !UMPIRES.includes(part));
}
