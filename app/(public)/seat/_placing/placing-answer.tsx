"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { TextField } from "@/app/_ui/text-field";
import type { PlacingAnswer as Answer } from "@/lib/domain/belle-alliance/game/game-entry";
import { useUmpire, type WhichGame } from "../_umpire/use-umpire";

interface PlacingAnswerProps {
  readonly which: WhichGame;
  readonly seatId: string;
}

const MOST_LETTERS = 1_000;

/** Takes the troops of a seat over as they were placed, or sends them back with a word. */
export function PlacingAnswer({ which, seatId }: PlacingAnswerProps) {
  const t = useTranslations("seatPage.placings");
  const { isSending, send } = useUmpire();
  const [word, setWord] = useState("");
  const give = async (answer: Answer) => {
    const call = { ...which, seatId, body: { answer, word } };
    if (await send(() => callApi("POST /games/{id}/seats/{seatId}/placing", call))) setWord("");
  };
  return (
    <div className="grid justify-items-start gap-2">
      <TextField
        className="w-full max-w-140"
        label={t("word")}
        value={word}
        onChange={setWord}
        maxLength={MOST_LETTERS}
      />
      <p className="flex flex-wrap gap-2">
        <Button look="primary" isPending={isSending} onPress={() => void give("taken-over")}>
          {t("takeOver")}
        </Button>
        <Button onPress={() => void give("sent-back")}>{t("sendBack")}</Button>
      </p>
    </div>
  );
}
