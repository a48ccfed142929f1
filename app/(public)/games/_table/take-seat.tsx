"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { AskTwice } from "@/app/_ui/ask-twice";
import { Button } from "@/app/_ui/button";
import { copyText } from "@/app/_ui/copy-text";
import { LinkButton } from "@/app/_ui/link-button";
import { Segmented } from "@/app/_ui/segmented";
import { SendButton } from "@/app/_ui/send-button";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { ListSelect } from "../../army-lists/_choice/list-select";
import { type ChoosableForce, ForceList, listChosen } from "../_battle/force-list";
import { type GameJson, useGame } from "./use-game";

interface TakeSeatProps {
  readonly ownLists: readonly ChoosableList[] | null;
  /** At an event: the title of the list the reader handed in, or null. */
  readonly submitted: string | null;
}

/** The empty seats: an invitation link for whoever started the game, a choice of side and list for others. */
export function TakeSeat({ ownLists, submitted }: TakeSeatProps) {
  const { game } = useGame();
  const free = freeSides(game);
  if (game.you) {
    return (
      <>
        <Invitation />
        {ownLists && (ownLists.length > 0 || free.some(({ given }) => given)) && (
          <ShareDevice ownLists={ownLists} />
        )}
      </>
    );
  }
  return (
    <>
      {game.held && <Invitation />}
      <Seat ownLists={ownLists} submitted={submitted} />
    </>
  );
}

/** The sides of the scenario that are left; none in other games. */
function freeSides({ scenario }: GameJson): readonly ChoosableForce[] {
  return scenario?.free ?? [];
}

function Seat({ ownLists, submitted }: TakeSeatProps) {
  const { game } = useGame();
  const [side] = freeSides(game);
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60">
      {!ownLists ? (
        <SignIn />
      ) : side ? (
        <SitDownForSide ownLists={ownLists} />
      ) : game.event ? (
        <SitDownAtEvent submitted={submitted} />
      ) : (
        <SitDown ownLists={ownLists} />
      )}
    </section>
  );
}

function Invitation() {
  const t = useTranslations("game.seat");
  const side = useTranslations("battleGame");
  const { game } = useGame();
  const { id, event, held } = game;
  const [free, other] = freeSides(game);
  const copy = () => copyText(`${location.origin}/games/${id}`, t);
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-md border border-rule bg-sheet p-4 [&>p]:flex-1 [&>p]:basis-60">
      <p>
        {held && !game.you && side("held")}{" "}
        {other
          ? side("inviteTwo")
          : free
            ? side("invite", { side: free.name })
            : t(event ? "eventInvite" : "invite")}
      </p>
      <Button look="primary" onPress={() => void copy()}>
        {t("copy")}
      </Button>
      <SendButton url={`/games/${id}`}>{t("send")}</SendButton>
      {held && <RemoveGame />}
    </section>
  );
}

/** Removes a game that the reader prepared for two others. */
function RemoveGame() {
  const t = useTranslations("battleGame");
  const words = useRefusalWords();
  const { id } = useGame().game;
  return (
    <AskTwice
      label={t("remove")}
      ask={t("remove")}
      really={t("removeReally")}
      onPress={async () => {
        const answer = await callApi("DELETE /games/{id}", { id });
        if (answer.ok) location.assign("/games");
        else toast({ text: words(answer.refusal), look: "error" });
      }}
    />
  );
}

function SignIn() {
  const t = useTranslations("game.seat");
  const side = useTranslations("battleGame");
  const { game } = useGame();
  const { id, event } = game;
  const [free, other] = freeSides(game);
  return (
    <>
      <p>
        {other
          ? side("signInTwo")
          : free
            ? side("signIn", { side: free.name })
            : t(event ? "eventSignIn" : "signInText")}
      </p>
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

/** Joins for a side of the scenario that is left. */
function SitDownForSide({ ownLists }: { readonly ownLists: readonly ChoosableList[] }) {
  const t = useTranslations("battleGame");
  const seat = useTranslations("game.seat");
  const { game, join, isMoving } = useGame();
  const [side, setSide] = useState<string | null>(null);
  const [choice, setChoice] = useState<{ side: string; list: string } | null>(null);
  const free = freeSides(game);
  // A side that somebody else has taken meanwhile is no longer there, nor is the list chosen for it.
  const force = free.find(({ id }) => id === side) ?? free[0];
  if (!force) return null;
  const chosen = choice?.side === force.id ? choice.list : null;
  const sit = async () => {
    // Reloads the page because the player now sees what their side knows.
    if (chosen && (await join({ side: force.id, ...listChosen(chosen) }))) location.reload();
  };
  return (
    <div className="grid min-w-0 flex-1 gap-3">
      <p>{free.length > 1 ? t("freeBoth") : t("free", { side: force.name })}</p>
      {free.length > 1 && (
        <Segmented
          label={t("side")}
          full
          look="wrapped"
          value={force.id}
          segments={free.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setSide}
        />
      )}
      <ForceList
        force={force}
        lists={ownLists}
        value={chosen}
        onChange={(list) => setChoice({ side: force.id, list })}
      />
      <Button
        look="primary"
        className="justify-self-start"
        isPending={isMoving}
        {...(chosen ? {} : { offBecause: t("chooseFirst") })}
        onPress={() => void sit()}
      >
        {seat("sitDown")}
      </Button>
    </div>
  );
}

/** Joins with the list handed in to the event, the only one it takes from this player. */
function SitDownAtEvent({ submitted }: Pick<TakeSeatProps, "submitted">) {
  const t = useTranslations("game.seat");
  const { join, isMoving } = useGame();
  if (submitted === null) return <p>{t("eventNotIn")}</p>;
  return (
    <>
      <p>{t("eventText", { title: submitted })}</p>
      <Button look="primary" isPending={isMoving} onPress={() => void join({})}>
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
  const [free] = freeSides(game);
  const name = player.trim();
  const missing = name ? (chosen ? null : t("chooseFirst")) : t("shareNameFirst");
  const sit = async () => {
    // Reloads the page because a player who acts for both sees both seats.
    if (chosen && (await join({ ...listChosen(chosen), player: name }))) location.reload();
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
      {free ? (
        <ForceList force={free} lists={ownLists} value={chosen} onChange={setChosen} />
      ) : (
        <ListSelect
          label={t("shareList")}
          placeholder={t("choosePlaceholder")}
          value={chosen}
          lists={ownLists}
          onChange={setChosen}
        />
      )}
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
