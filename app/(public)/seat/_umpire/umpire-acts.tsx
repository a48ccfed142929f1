"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { useUmpire, type WhichGame } from "./use-umpire";

interface UmpireActsProps {
  readonly which: WhichGame;
  readonly bound: number;
}

/** Opening the next bound, and ending the game. */
export function UmpireActs({ which, bound }: UmpireActsProps) {
  const t = useTranslations("scenarioGame.umpire");
  const { isSending, send } = useUmpire();
  const [isAsking, setAsking] = useState(false);
  const next = bound + 1;
  return (
    <p className="my-2 flex flex-wrap gap-2">
      <Button
        look="primary"
        isPending={isSending}
        onPress={() =>
          void send(() => callApi("POST /games/{id}/bounds", { ...which, body: { bound: next } }))
        }
      >
        {t("open", { bound: next })}
      </Button>
      {isAsking ? (
        <Button
          look="danger"
          onPress={() => void send(() => callApi("POST /games/{id}/end", which))}
        >
          {t("really")}
        </Button>
      ) : (
        <Button look="bare" onPress={() => setAsking(true)}>
          {t("end")}
        </Button>
      )}
    </p>
  );
}
