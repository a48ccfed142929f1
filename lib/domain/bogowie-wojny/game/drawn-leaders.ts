import { type DrawnLeader, leaderOf } from "../list/leader";
import type { GameArmy } from "./game-army";
import type { PostState, SeatState } from "./game-state";

/** Who leads an army now by the game's log, by post, for its roster: all but historical commanders at the posts the list names them for. */
export function drawnLeaders(army: GameArmy, { posts }: SeatState): Map<string, DrawnLeader> {
  return new Map(
    posts.flatMap((at): [string, DrawnLeader][] => {
      const leader = leaderAt(at, army);
      return leader === null ? [] : [[at.post.id, leader]];
    }),
  );
}

/** `null` where the list itself says who leads. Where a commander fell a line is left for the successor. */
function leaderAt({ post, holder, left }: PostState, { commanders }: GameArmy): DrawnLeader | null {
  if (holder === null) return left > 0 || post.historical === null ? NOBODY : null;
  if (holder.commanderId === null && !holder.promoted) return null;
  const { name, specialRule } = holder;
  const traits = commanders.find(({ id }) => id === holder.commanderId)?.traits ?? [];
  const commandValue = valueAtPost(holder);
  return { name, ...leaderOf({ commandValue, specialRule, traits }) };
}

const NOBODY: DrawnLeader = { name: "", commandValue: null, character: null, specialRule: "" };

/** A commander raised from below counts one less [6.7]. */
function valueAtPost({ commandValue, promoted }: NonNullable<PostState["holder"]>): number | null {
  return commandValue === null ? null : commandValue - Number(promoted);
}
