"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { MESSAGE_STATES } from "@/lib/domain/belle-alliance/game/game-entry";
import type { Message } from "@/lib/domain/belle-alliance/game/game-state";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { CourierWay } from "./courier-way";
import { useUmpire, type WhichGame } from "./use-umpire";

interface MessageStatesProps {
  readonly which: WhichGame;
  readonly messages: readonly Message[];
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly isOver: boolean;
  readonly map: MapView;
}

/** Every message with its courier, whose fate the umpire can change. */
export function MessageStates({ which, messages, seats, isOver, map }: MessageStatesProps) {
  const t = useTranslations("scenarioGame");
  const courier = useTranslations("seatPage.courier");
  const { send } = useUmpire();
  const [drawing, draw] = useState<string | null>(null);
  const nameOf = (id: string | null) =>
    seats.find((each) => each.id === id)?.name ?? t("umpire.owner");
  if (messages.length === 0) return <p className="text-ink-3">{t("messages.none")}</p>;
  const states = MESSAGE_STATES.map((value) => ({ value, label: t(`umpire.states.${value}`) }));
  return (
    <ul className="grid gap-2">
      {messages.toReversed().map(({ id, from, to, text, bound, ride, state }) => (
        <li key={id} className="grid gap-1 border-rule-2 border-s-3 bg-sheet px-3 py-2">
          <small className="text-ink-3">
            {t("messages.from", { name: nameOf(from), bound })} → {nameOf(to)}
            {state === "under-way" && (
              <>
                {" · "}
                {ride
                  ? t("umpire.ride", { bounds: ride.bounds, length: ride.lengthCm })
                  : t("umpire.noRide")}
              </>
            )}
          </small>
          <p className="whitespace-pre-wrap">{text}</p>
          {!isOver && state === "under-way" && drawing !== id && (
            <p>
              <Button look="bare" onPress={() => draw(id)}>
                {courier("draw")}
              </Button>
            </p>
          )}
          {!isOver && drawing === id && (
            <CourierWay
              which={which}
              message={id}
              way={ride?.way ?? []}
              map={map}
              onDone={() => draw(null)}
            />
          )}
          {!isOver && to !== "umpire" && (
            <Select
              layout="row"
              label={t("umpire.state")}
              value={state}
              choices={states}
              onChange={(next) =>
                void send(() =>
                  callApi("PUT /games/{id}/messages/{message}/state", {
                    ...which,
                    message: id,
                    body: { state: next },
                  }),
                )
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}
