import { foldText } from "@/lib/domain/fold-text";
import type { DeskThing } from "./desk-things";

/**
 * The things whose words begin with those of the text, limited in number: first those whose name starts with it,
 * otherwise in the desk's own order. The desk's parts where the text is empty.
 */
export function findOnDesk(
  things: readonly DeskThing[],
  text: string,
  most: number,
): readonly DeskThing[] {
  const asked = foldText(text).split(" ").filter(Boolean);
  if (asked.length === 0) return things.filter(({ isPart }) => isPart).slice(0, most);
  const found = things.filter(({ title, detail }) => {
    const words = wordsOf(`${title} ${detail}`);
    return asked.every((each) => words.some((word) => word.startsWith(each)));
  });
  const first = asked[0] ?? "";
  const isNamedSo = ({ title }: DeskThing) => foldText(title).startsWith(first);
  return [...found.filter(isNamedSo), ...found.filter((each) => !isNamedSo(each))].slice(0, most);
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/[^\p{L}\p{N}]+/u);
}
