import type { Character } from "@/lib/rules/bogowie-wojny/tables/characters";
import { characterOf } from "../book/character";
import type { ArmyList, PinnedCommander } from "./army-list";
import type { BogowieWojnyWords } from "./finding";

/** The details of a leader on a roster: command value, behaviour without an order, special rule [6.2, 6.3]. */
export interface Leader {
  readonly commandValue: number | null;
  readonly character: Character | null;
  readonly specialRule: string;
}

/** A commander drawn in a game for a post, with all known details. */
export interface DrawnLeader extends Leader {
  readonly name: string;
}

/** A post of an army: commander-in-chief, corps commander or general of a formation. */
export type LeaderPost = "commander-in-chief" | `corps:${string}` | `formation:${string}`;

/** The book's details of the commander named for a post; `null` if none of the book's is named. */
export function namedLeader(
  { bookCommanders }: Pick<ArmyList, "bookCommanders">,
  post: { readonly source: string; readonly commanderId?: string | undefined },
): Leader | null {
  if (post.source !== "historical" || post.commanderId === undefined) return null;
  const commander = bookCommanders.find(({ id }) => id === post.commanderId);
  return commander === undefined ? null : leaderOf(commander);
}

/** A commander's details as a roster shows them. */
export function leaderOf(
  commander: Pick<PinnedCommander, "commandValue" | "traits" | "specialRule">,
): Leader {
  const { commandValue, specialRule } = commander;
  return { commandValue, character: characterOf(commander), specialRule };
}

/** A leader's details in words: command value, character, special rule [6.2, 6.3]; empty if the leader is unknown. */
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
