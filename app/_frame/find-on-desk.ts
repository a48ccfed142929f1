import { foldText } from "@/lib/domain/fold-text";
import type { DeskThing } from "./desk-things";

/**
 * The things whose words begin with those of the text, limited in number, by how well the name fits; troops named so
 * go before all else, and equals are in the desk's own order. The desk's parts where the text is empty.
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
        : [{ thing, rank: fit + (thing.isTroops && fit < BESIDE ? 0 : BEHIND) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ thing }) => thing);
}

/** Of a thing that is found by its detail, not by its name alone. */
const BESIDE = 3;
/** Puts things behind all troops that are named so. */
const BEHIND = 10;

/** How well the words of a text fit: 0 for the name itself, then its beginning, its words, its detail; null not at all. */
function fitOf({ title, detail }: DeskThing, asked: readonly string[]): number | null {
  const name = wordsOf(title).filter(Boolean);
  const text = asked.join(" ");
  const whole = name.join(" ");
  if (whole === text) return 0;
  if (whole.startsWith(text)) return 1;
  const isAmong = (words: readonly string[]) =>
    asked.every((each) => words.some((word) => word.startsWith(each)));
  if (isAmong(name)) return 2;
  return isAmong([...name, ...wordsOf(detail)]) ? BESIDE : null;
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u);
}
