import type { Draft } from "immer";
import type { BookCommander } from "../../army-book/army-book";
import type { Command } from "../../command";
import type { ArmyList, FreeCommander, General, PinnedCommander } from "../army-list";
import type { LeaderPost } from "../leader";
import { corpsOf, formationOf } from "./places";

/** Names a commander of the list's book for a post, who is historical then [13.2]; `null` leaves his name and parts him from the book. */
export const nameLeader: Command<
  ArmyList,
  { post: LeaderPost; commander: Omit<BookCommander, "roles" | "source"> | null }
> = {
  name: "nameLeader",
  run: (draft, { post, commander }) => {
    const leader = leaderAt(draft, post);
    if (commander === null) delete leader.commanderId;
    else {
      Object.assign(leader, {
        source: "historical",
        name: commander.name,
        commanderId: commander.id,
      });
      draft.bookCommanders = draft.bookCommanders
        .filter(({ id }) => id !== commander.id)
        .concat(pinnedCommanderOf(commander));
    }
    dropIdleCommanders(draft);
  },
};

/** A commander of a book as a list keeps him. */
export function pinnedCommanderOf(
  commander: Omit<BookCommander, "roles" | "source">,
): PinnedCommander {
  const { id, name, commandValue, traits, specialRule } = commander;
  return { id, name, commandValue, traits: [...traits], specialRule };
}

/** Changes who leads: another name or way he came, and he is nobody of the book any more. */
export function changeLeader<Leader extends General | FreeCommander>(
  leader: Draft<Leader>,
  changes: Partial<Leader>,
): void {
  const isSame = (key: "name" | "source") =>
    changes[key] === undefined || changes[key] === leader[key as keyof typeof leader];
  if (!isSame("name") || !isSame("source")) delete (leader as General).commanderId;
  Object.assign(leader, changes);
}

/** Forgets the commanders of the book that lead nobody. */
export function dropIdleCommanders(draft: Draft<ArmyList>): void {
  const named = new Set(
    [
      draft.commander,
      ...draft.corps.map(({ commander }) => commander),
      ...draft.formations.map(({ general }) => general),
    ].map((leader) => leader?.commanderId),
  );
  if (draft.bookCommanders.every(({ id }) => named.has(id))) return;
  draft.bookCommanders = draft.bookCommanders.filter(({ id }) => named.has(id));
}

function leaderAt(draft: Draft<ArmyList>, post: LeaderPost): Draft<General | FreeCommander> {
  if (post === "commander-in-chief") return draft.commander;
  const [level, id = ""] = post.split(":");
  if (level === "corps") return corpsOf(draft, id).commander;
  const { general } = formationOf(draft, id);
  if (general === null) throw new RangeError(`The formation "${id}" has no general to name.`);
  return general;
}
