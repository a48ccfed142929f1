import type { BogowieWojnyWords } from "./finding-text";
import type { Leader } from "./leader";

/** What a roster tells of who leads, each in words: his value in command, his character, his rule [6.2, 6.3]; nothing of one who is not known. */
export function leaderFacts(
  leader: Leader | null,
  { book, roster }: { readonly book: BogowieWojnyWords; readonly roster: BogowieWojnyWords },
): string[] {
  if (leader === null) return [];
  const { commandValue, character, specialRule } = leader;
  return [
    ...(commandValue === null ? [] : [roster("commander.command", { n: commandValue })]),
    ...(character === null ? [] : [book(`character.${character}`)]),
    ...(specialRule === "" ? [] : [`${roster("commander.rule")}: ${specialRule}`]),
  ];
}
