import { foldText } from "@/lib/domain/document/fold-text";
import type { DeskThing } from "./desk-things";

/**
 * The things with words that begin with those of the text, limited in number, sorted by how well the name matches;
 * units that match by name come first, and equal matches keep the desk's order. Returns the desk's parts if the text is
 * empty.
 */
export function findOnDesk(
  things: readonly DeskThing[],
  text: string,
  most: number,
): readonly DeskThing[] {
  const asked = wordsOf(text).filter(Boolean);
  if (asked.length === 0) return things.filter(({ isPart }) => isPart).slice(0, most);
  return things
    .flatMap((thing) => {
      const fit = fitOf(thing, asked);
      return fit === null
        ? []
        : [
            {
              thing,
              rank: fit + (thing.isTroops && fit < DETAIL_MATCH_RANK ? 0 : NON_TROOP_OFFSET),
            },
          ];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ thing }) => thing);
}

/** The rank of a match that needs the detail in addition to the name. */
const DETAIL_MATCH_RANK = 3;
/** Added to a rank to put it after all units that match by name. */
const NON_TROOP_OFFSET = 10;

/** How well a text matches: 0 for the whole name, then its beginning, its words, its detail; null for no match. */
function fitOf({ title, detail }: DeskThing, asked: readonly string[]): number | null {
  const name = wordsOf(title).filter(Boolean);
  const text = asked.join(" ");
  const whole = name.join(" ");
  if (whole === text) return 0;
  if (whole.startsWith(text)) return 1;
  const isAmong = (words: readonly string[]) =>
    asked.every((each) => words.some((word) => word.startsWith(each)));
  if (isAmong(name)) return 2;
  return isAmong([...name, ...wordsOf(detail)]) ? DETAIL_MATCH_RANK : null;
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u);
}
