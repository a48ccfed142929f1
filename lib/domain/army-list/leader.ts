import type { Character } from "@/lib/rules/bogowie-wojny/character";
import { characterOf } from "../army-book/character";
import type { ArmyList, PinnedCommander } from "./army-list";
import type { BogowieWojnyWords } from "./finding";

/** What a roster says about a leader: command value, behaviour without an order, rule [6.2, 6.3]. */
export interface Leader {
  readonly commandValue: number | null;
  readonly character: Character | null;
  readonly specialRule: string;
}

/** A commander drawn in a game for a post, with everything known of them. */
export interface DrawnLeader extends Leader {
  readonly name: string;
}

/** A post of an army: its commander-in-chief, a corps' commander, a formation's general. */
export type LeaderPost = "commander-in-chief" | `corps:${string}` | `formation:${string}`;

/** What the book has of the commander a list names for a post; `null` where it names none of the book. */
export function namedLeader(
  { bookCommanders }: Pick<ArmyList, "bookCommanders">,
  post: { readonly source: string; readonly commanderId?: string | undefined },
): Leader | null {
  if (post.source !== "historical" || post.commanderId === undefined) return null;
  const commander = bookCommanders.find(({ id }) => id === post.commanderId);
  return commander === undefined ? null : leaderOf(commander);
}

/** What is said of a commander. */
export function leaderOf(
  commander: Pick<PinnedCommander, "commandValue" | "traits" | "specialRule">,
): Leader {
  const { commandValue, specialRule } = commander;
  return { commandValue, character: characterOf(commander), specialRule };
}

/** What a roster says about a leader, each in words: command value, character, rule [6.2, 6.3]; nothing where the leader is unknown. */
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
