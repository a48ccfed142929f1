import type { Draft } from "immer";
import type { Command } from "../../../document/command";
import type { BookCommander } from "../../book/army-book";
import type { ArmyList, FreeCommander, General, PinnedCommander, PinnedLink } from "../army-list";
import type { LeaderPost } from "../leader";
import { commanderByLink } from "../pin";
import { copyLink } from "./copy-body";
import { corpsOf, formationOf } from "./places";

/**
 * Names a commander of the list's book for a post, who then counts as historical [13.2]; `null` keeps the name but
 * drops the reference to the book.
 */
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

/**
 * The same for a linked book whose commanders are admitted; `pinnedId` becomes the commander's id in the list, unless
 * it already has a copy.
 */
export const nameLinkedLeader: Command<
  ArmyList,
  { post: LeaderPost; link: PinnedLink; commander: BookCommander; pinnedId: string }
> = {
  name: "nameLeader",
  run: (draft, { post, link, commander, pinnedId }) => {
    const from = { linkId: link.id, commanderId: commander.id };
    const id = commanderByLink(draft, from)?.id ?? pinnedId;
    nameLeader.run(draft, { post, commander: { ...commander, id, from } });
    copyLink(draft, link);
  },
};

/** A list's copy of a commander of a book. */
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

/** Changes a leader; with another name or source, the leader is no longer a commander of the book. */
export function changeLeader<Leader extends General | FreeCommander>(
  leader: Draft<Leader>,
  changes: Partial<Leader>,
): void {
  const isSame = (key: "name" | "source") =>
    changes[key] === undefined || changes[key] === leader[key as keyof typeof leader];
  if (!isSame("name") || !isSame("source")) delete (leader as General).commanderId;
  Object.assign(leader, changes);
}

/** Drops copies of commanders that hold no post. */
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
