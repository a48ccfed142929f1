"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { askApi, sending } from "@/app/_ui/ask-api";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { ChoosableList } from "@/app/(public)/army-lists/_choice/about-lists";
import { ListSelect } from "@/app/(public)/army-lists/_choice/list-select";

interface BeginGameProps {
  readonly lists: readonly ChoosableList[];
  /** The list one came from. */
  readonly chosen: string | null;
}

/** Lays a table: the list one plays, and the game is there. */
export function BeginGame({ lists, chosen: cameFrom }: BeginGameProps) {
  const t = useTranslations("game.mine");
  const words = useRefusalWords();
  const own = lists.some(({ id }) => id === cameFrom) ? cameFrom : null;
  const [chosen, setChosen] = useState(own);
  const [isSending, setSending] = useState(false);
  if (lists.length === 0) {
    return (
      <section className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60">
        <p>{t("noList")}</p>
        <LinkButton href="/army-lists/new">{t("newList")}</LinkButton>
      </section>
    );
  }
  const begin = async () => {
    setSending(true);
    const begun = await askApi<{ id: string }>("/games", sending("POST", { listId: chosen }));
    if (begun.ok) return location.assign(`/games/${begun.value.id}`);
    setSending(false);
    toast({ text: words(begun.refusal), look: "error" });
  };
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60">
      <ListSelect
        label={t("choose")}
        placeholder={t("choosePlaceholder")}
        value={chosen}
        lists={lists}
        onChange={setChosen}
      />
      <Button
        look="primary"
        isPending={isSending}
        {...(chosen ? {} : { offBecause: t("chooseFirst") })}
        onPress={() => void begin()}
      >
        {t("begin")}
      </Button>
    </section>
  );
}
