import type { Audience } from "../scenario-view";
import { PACK_PARTS, type PackPart } from "./pack-options";

/** The parts a pack for this audience can have, in printing order; the running sheet is for the umpire only. */
export function partsFor({ for: reader }: Pick<Audience, "for">): readonly PackPart[] {
  return reader === "umpire" ? PACK_PARTS : PACK_PARTS.filter((part) => part !== "running-sheet");
}
