import type { Draft } from "immer";
import type { BookCommander } from "../../army-book/army-book";
import type { Command } from "../../command";
import type { ArmyList, FreeCommander, General, PinnedCommander, PinnedLink } from "../army-list";
import type { LeaderPost } from "../leader";
import { commanderByLink } from "../pin";
import { keepLink } from "./keep-body";
import { corpsOf, formationOf } from "./places";

/** Names a commander of the list's book for a post, who is then historical [13.2]; `null` keeps the name and drops the link to the book. */
export const nameLeader: Command<
  ArmyList,
  { post: LeaderPost; commander: PinnedCommander | null }
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

/** The same for a book from which the list's own admits commanders; `pinnedId` is the commander's id in the list, if new. */
export const nameLinkedLeader: Command<
  ArmyList,
  { post: LeaderPost; link: PinnedLink; commander: BookCommander; pinnedId: string }
> = {
  name: "nameLeader",
  run: (draft, { post, link, commander, pinnedId }) => {
    const from = { linkId: link.id, commanderId: commander.id };
    const id = commanderByLink(draft, from)?.id ?? pinnedId;
    nameLeader.run(draft, { post, commander: { ...commander, id, from } });
    keepLink(draft, link);
  },
};

/** A commander of a book as a list keeps them. */
export function pinnedCommanderOf(commander: PinnedCommander): PinnedCommander {
  const { id, name, commandValue, traits, specialRule, from } = commander;
  return {
    id,
    name,
    commandValue,
    traits: [...traits],
    specialRule,
    ...(from === undefined ? {} : { from }),
  };
}

/** Changes who leads: with another name or way of coming, the commander is no longer one of the book's. */
export function changeLeader<Leader extends General | FreeCommander>(
  leader: Draft<Leader>,
  changes: Partial<Leader>,
): void {
  const isSame = (key: "name" | "source") =>
    changes[key] === undefined || changes[key] === leader[key as keyof typeof leader];
  if (!isSame("name") || !isSame("source")) delete (leader as General).commanderId;
  Object.assign(leader, changes);
}

/** Forgets the commanders of the book that have no post. */
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
