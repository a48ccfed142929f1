"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { useUmpire, type WhichGame } from "../_umpire/use-umpire";

interface AgreeProps {
  readonly which: WhichGame;
  /** The version of the result that is shown. */
  readonly version: number;
  readonly side: string;
  /** Whether the side agrees, so that it can only withdraw. */
  readonly agrees: boolean;
}

/** Agrees to the result that is shown, for the side of the seat, or withdraws from it. */
export function Agree({ which: { id, query }, version, side, agrees }: AgreeProps) {
  const t = useTranslations("scenarioGame.result");
  const { isSending, send } = useUmpire();
  const agree = () =>
    callApi("POST /games/{id}/result/agreement", { id, query: { ...query, version } });
  const withdraw = () =>
    callApi("DELETE /games/{id}/result/agreement", { id, ...(query && { query }) });
  if (agrees) {
    return (
      <p>
        <Button look="bare" isPending={isSending} onPress={() => void send(withdraw)}>
          {t("withdraw", { side })}
        </Button>
      </p>
    );
  }
  return (
    <p>
      <Button look="primary" isPending={isSending} onPress={() => void send(agree)}>
        {t("agree", { side })}
      </Button>
    </p>
  );
}
