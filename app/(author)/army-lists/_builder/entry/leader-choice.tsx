"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BookCommander } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { PinnedBook } from "@/lib/domain/bogowie-wojny/list/army-list";
import { nameLeader, nameLinkedLeader } from "@/lib/domain/bogowie-wojny/list/commands/leaders";
import type { LeaderPost } from "@/lib/domain/bogowie-wojny/list/leader";
import { commanderByLink, pinnedLinkOf } from "@/lib/domain/bogowie-wojny/list/pin";
import type { CommanderLot } from "@/lib/rules/bogowie-wojny/commander-draw";
import { useEditor } from "../list-editor";
import { useArmyList } from "../use-army-list";
import { useBook } from "../use-book";
import { useLinkedBooks, withoutLanguage } from "../use-linked-books";

interface Props {
  readonly post: LeaderPost;
  /** The role that the commander must be able to take. */
  readonly of: CommanderLot;
  /** The commander's source, and which of the book's commanders it is. */
  readonly leader: { readonly source: string; readonly commanderId?: string | undefined };
}

/**
 * The choice of the commander in the list's book for a historical commander, so that the roster shows their value,
 * character and rule [6.2]; nothing for one to be drawn.
 */
export function LeaderChoice(props: Props) {
  const { book } = useArmyList();
  if (props.leader.source !== "historical" || book === null) return null;
  return <CommandersOfBook {...props} book={book} />;
}

const NONE = "-";

/** A commander who can be chosen, with the key of the choice. */
interface Offered {
  readonly key: string;
  readonly commander: BookCommander;
  readonly name: () => void;
}

function CommandersOfBook({ post, of, leader, book }: Props & { readonly book: PinnedBook }) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const offered = useOffered(book, post).filter(
    ({ key, commander }) => commander.roles.includes(of) || key === leader.commanderId,
  );
  if (offered.length === 0) return null;
  return (
    <Select
      label={t("leader")}
      value={leader.commanderId ?? NONE}
      choices={[
        { value: NONE, label: t("leaderNone") },
        ...offered.map(({ key, commander: { name, commandValue } }) => ({
          value: key,
          label: name,
          ...(commandValue === null ? {} : { detail: t("leaderValue", { value: commandValue }) }),
        })),
      ]}
      onChange={(key) => {
        const chosen = offered.find((each) => each.key === key);
        if (chosen) chosen.name();
        else editor.apply(nameLeader, { post, commander: null });
      }}
    />
  );
}

/** The commanders of the list's book, followed by those of linked books that admit them [13.2]. */
function useOffered(book: PinnedBook, post: LeaderPost): Offered[] {
  const editor = useEditor();
  const list = useArmyList();
  const stored = useBook(book.id);
  const linked = useLinkedBooks(book.id);
  if (stored === null || stored === "coming") return [];
  return [
    ...stored.document.commanders.map((commander) => ({
      key: commander.id,
      commander,
      name: () => editor.apply(nameLeader, { post, commander }),
    })),
    ...linked.flatMap((each) =>
      each.commanders.flatMap((commander): Offered[] => {
        const from = { linkId: each.link.id, commanderId: commander.id };
        const held = commanderByLink(list, from);
        if (held === undefined && !each.link.commanders) return [];
        const link = pinnedLinkOf(each.link, withoutLanguage(each.book));
        const name = () =>
          editor.apply(nameLinkedLeader, { post, link, commander, pinnedId: newId() });
        return [{ key: held?.id ?? `${each.link.id}/${commander.id}`, commander, name }];
      }),
    ),
  ];
}
