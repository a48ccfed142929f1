"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import type { PinnedBook } from "@/lib/domain/army-list/army-list";
import { nameLeader } from "@/lib/domain/army-list/commands/leaders";
import type { LeaderPost } from "@/lib/domain/army-list/leader";
import type { CommanderLot } from "@/lib/rules/bogowie-wojny/commander-draw";
import { useEditor } from "./list-editor";
import { useArmyList } from "./use-army-list";
import { useBook } from "./use-book";

interface Props {
  readonly post: LeaderPost;
  /** What he must be able to be. */
  readonly of: CommanderLot;
  /** How he came, and who of the book he is. */
  readonly leader: { readonly source: string; readonly commanderId?: string | undefined };
}

/** Which commander of the list's book a historical one is, so that the roster tells his value, character and rule [6.2]; nothing for one to be drawn. */
export function LeaderChoice(props: Props) {
  const { book } = useArmyList();
  if (props.leader.source !== "historical" || book === null) return null;
  return <CommandersOfBook {...props} book={book} />;
}

const NONE = "-";

function CommandersOfBook({ post, of, leader, book }: Props & { readonly book: PinnedBook }) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const stored = useBook(book.id);
  if (stored === null || stored === "coming") return null;
  const { commanders } = stored.document;
  const offered = commanders.filter(
    ({ id, roles }) => roles.includes(of) || id === leader.commanderId,
  );
  if (offered.length === 0) return null;
  return (
    <Select
      label={t("leader")}
      value={leader.commanderId ?? NONE}
      choices={[
        { value: NONE, label: t("leaderNone") },
        ...offered.map(({ id, name, commandValue }) => ({
          value: id,
          label: name,
          ...(commandValue === null ? {} : { detail: t("leaderValue", { value: commandValue }) }),
        })),
      ]}
      onChange={(id) => {
        const commander = commanders.find((each) => each.id === id) ?? null;
        editor.apply(nameLeader, { post, commander });
      }}
    />
  );
}
