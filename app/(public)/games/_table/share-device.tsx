"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { TextField } from "@/app/_ui/text-field";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { ListSelect } from "../../army-lists/_choice/list-select";
import { useGame } from "./use-game";

/** Seats the other player at this very device, by name, with one of the lists at hand. */
export function ShareDevice({ ownLists }: { readonly ownLists: readonly ChoosableList[] }) {
  const t = useTranslations("game.seat");
  const { game, move, isMoving } = useGame();
  const [chosen, setChosen] = useState<string | null>(null);
  const [player, setPlayer] = useState("");
  const name = player.trim();
  const missing = name ? (chosen ? null : t("chooseFirst")) : t("shareNameFirst");
  const sit = async () => {
    // The page is drawn anew: who acts for both sees both seats.
    if (await move("/seat", { listId: chosen, player: name })) location.reload();
  };
  return (
    <section className="takeseat" aria-labelledby={`share-${game.id}`}>
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
