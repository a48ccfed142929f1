"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import type { Meeting } from "@/lib/domain/belle-alliance/game/game-entry";
import { Folded } from "../_seat/folded";
import { useUmpire, type WhichGame } from "../_umpire/use-umpire";
import { MeetingFields } from "./meeting-fields";

interface MeetingFormProps {
  readonly which: WhichGame;
  readonly meeting: Meeting | null;
}

const NOWHERE: Meeting = { place: "", at: null };

/** Tells everybody at a game where and when it is played. */
export function MeetingForm({ which, meeting }: MeetingFormProps) {
  const t = useTranslations("scenarioGame.meeting");
  const { isSending, send } = useUmpire();
  const [body, change] = useState(meeting ?? NOWHERE);
  return (
    <Folded title={t("title")}>
      <div className="grid justify-items-start gap-3">
        <MeetingFields meeting={body} onChange={change} />
        <Button
          isPending={isSending}
          onPress={() => void send(() => callApi("PUT /games/{id}/meeting", { ...which, body }))}
        >
          {t("say")}
        </Button>
      </div>
    </Folded>
  );
}
