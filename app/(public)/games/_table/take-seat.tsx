"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import { SendButton } from "@/app/_ui/send-button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { ListSelect } from "../../army-lists/_choice/list-select";
import { useGame } from "./use-game";

interface TakeSeatProps {
  readonly ownLists: readonly ChoosableList[] | null;
}

/** The empty seat: an invitation link for the player who started the game, a choice of list for others. */
export function TakeSeat({ ownLists }: TakeSeatProps) {
  const { game } = useGame();
  if (game.you) {
    return (
      <>
        <Invitation id={game.id} />
        {ownLists && ownLists.length > 0 && <ShareDevice ownLists={ownLists} />}
      </>
    );
  }
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60">
      {ownLists ? <SitDown ownLists={ownLists} /> : <SignIn id={game.id} />}
    </section>
  );
}

function Invitation({ id }: { readonly id: string }) {
  const t = useTranslations("game.seat");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/games/${id}`);
      toast({ text: t("copied") });
    } catch {
      toast({ text: t("notCopied"), look: "error" });
    }
  };
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60">
      <p>{t("invite")}</p>
      <Button look="primary" onPress={() => void copy()}>
        {t("copy")}
      </Button>
      <SendButton url={`/games/${id}`}>{t("send")}</SendButton>
    </section>
  );
}

function SignIn({ id }: { readonly id: string }) {
  const t = useTranslations("game.seat");
  return (
    <>
      <p>{t("signInText")}</p>
      <LinkButton look="primary" href={`/sign-in?next=/games/${id}`}>
        {t("signIn")}
      </LinkButton>
    </>
  );
}

function SitDown({ ownLists }: { readonly ownLists: readonly ChoosableList[] }) {
  const t = useTranslations("game.seat");
  const { join, isMoving } = useGame();
  const [chosen, setChosen] = useState<string | null>(null);
  if (ownLists.length === 0) {
    return (
      <>
        <p>{t("noList")}</p>
        <LinkButton href="/army-lists/new">{t("newList")}</LinkButton>
      </>
    );
  }
  return (
    <>
      <ListSelect
        label={t("choose")}
        placeholder={t("choosePlaceholder")}
        value={chosen}
        lists={ownLists}
        onChange={setChosen}
      />
      <Button
        look="primary"
        isPending={isMoving}
        {...(chosen ? {} : { offBecause: t("chooseFirst") })}
        onPress={() => chosen && void join({ listId: chosen })}
      >
        {t("sitDown")}
      </Button>
    </>
  );
}

/** Seats the other player at this device, with a name and one of the available lists. */
function ShareDevice({ ownLists }: { readonly ownLists: readonly ChoosableList[] }) {
  const t = useTranslations("game.seat");
  const { game, join, isMoving } = useGame();
  const [chosen, setChosen] = useState<string | null>(null);
  const [player, setPlayer] = useState("");
  const name = player.trim();
  const missing = name ? (chosen ? null : t("chooseFirst")) : t("shareNameFirst");
  const sit = async () => {
    // Reloads the page because a player who acts for both sees both seats.
    if (chosen && (await join({ listId: chosen, player: name }))) location.reload();
  };
  return (
    <section
      className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60"
      aria-labelledby={`share-${game.id}`}
    >
      <p>
        <b id={`share-${game.id}`}>{t("shareTitle")}</b>. {t("shareText")}
      </p>
      <TextField label={t("shareName")} value={player} onChange={setPlayer} maxLength={80} />
      <ListSelect
        label={t("shareList")}
        placeholder={t("choosePlaceholder")}
        value={chosen}
        lists={ownLists}
        onChange={setChosen}
      />
      <Button
        isPending={isMoving}
        {...(missing ? { offBecause: missing } : {})}
        onPress={() => void sit()}
      >
        {t("share")}
      </Button>
    </section>
  );
}
