"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { ChoosableList } from "@/app/(public)/army-lists/_choice/about-lists";
import { ListSelect } from "@/app/(public)/army-lists/_choice/list-select";

interface BeginGameProps {
  readonly lists: readonly ChoosableList[];
  /** The list that the user came from. */
  readonly chosen: string | null;
}

/** The form that starts a game with one of the user's lists. */
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
    if (chosen === null) return;
    setSending(true);
    const begun = await callApi("POST /games", { body: { listId: chosen } });
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
