"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import type { LogLine } from "@/lib/domain/belle-alliance/game/game-entry";
import { linesThatCount } from "@/lib/domain/belle-alliance/game/game-state";
import { meetingWords } from "../_meeting/meeting-words";
import { useUmpire, type WhichGame } from "./use-umpire";

interface GameLogProps {
  readonly which: WhichGame;
  readonly log: readonly LogLine[];
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  /** What each arrival brings, in words. */
  readonly arrivals: readonly { readonly id: string; readonly name: string }[];
}

/** The log, newest first; any line that counts can be undone, with all that followed it. */
export function GameLog({ which, log, seats, arrivals }: GameLogProps) {
  const t = useTranslations("scenarioGame.umpire");
  const seat = useTranslations("seatPage");
  const language = useLocale();
  const { send } = useUmpire();
  const [asking, ask] = useState<number | null>(null);
  const counting = new Set(linesThatCount(log).map(({ seq }) => seq));
  const nameOf = (id: string | null) => {
    if (id === null || id === "umpire") return t("owner");
    return seats.find((each) => each.id === id)?.name ?? seat("log.undoneSeat");
  };
  const wordsOf = ({ entry }: LogLine): string => {
    switch (entry.kind) {
      case "bound-opened":
      case "orders":
        return t(`entry.${entry.kind}`, { bound: entry.bound });
      case "ended":
        return t("entry.ended");
      case "meeting":
        return t("entry.meeting", { where: meetingWords(entry, language) });
      case "message":
        return t("entry.message", { to: nameOf(entry.to), text: entry.text });
      case "message-state":
        return t("entry.message-state", { state: t(`states.${entry.state}`) });
      case "revealed": {
        const parts = t("hiddenPart", {
          units: entry.units.length,
          features: entry.features.length,
        });
        const names = entry.seats.map(nameOf).join(", ");
        return t("entry.revealed", { names, text: [entry.text, parts.trim()].join(" ").trim() });
      }
      case "courier-way":
        return seat("log.courier-way");
      case "zone":
        return seat(entry.zone ? "log.zone" : "log.noZone", { name: nameOf(entry.seat) });
      case "placed":
        return seat("log.placed", { count: entry.units.length + entry.commanders.length });
      case "placing-answered":
        return seat(`log.${entry.answer}`, { name: nameOf(entry.seat), word: entry.word });
      case "arrived": {
        const name = arrivals.find(({ id }) => id === entry.arrival)?.name ?? entry.arrival;
        return seat("log.arrived", { name });
      }
      case "seated": {
        const names = entry.seats.map(({ id }) => nameOf(id)).join(", ");
        if (entry.added === null) return seat("log.handedOver", { names });
        return seat("log.seatAdded", { name: nameOf(entry.added) });
      }
      case "taken-back":
        return t("entry.taken-back", { line: entry.line });
    }
  };
  return (
    <ol reversed className="grid gap-1">
      {log.toReversed().map((line) => {
        const counts = counting.has(line.seq);
        return (
          <li key={line.seq} className="flex flex-wrap items-center gap-x-2 border-rule border-t">
            <span className="num w-8 text-ink-3">{line.seq}</span>
            <span className={counts ? "min-w-0 flex-1" : "min-w-0 flex-1 text-ink-3 line-through"}>
              <b>{nameOf(line.seatId)}</b> {wordsOf(line)}
            </span>
            {counts &&
              (asking === line.seq ? (
                <Button
                  look="danger"
                  onPress={() => {
                    ask(null);
                    const body = { line: line.seq };
                    void send(() => callApi("POST /games/{id}/taken-back", { ...which, body }));
                  }}
                >
                  {t("backReally")}
                </Button>
              ) : (
                <Button look="bare" onPress={() => ask(line.seq)}>
                  {t("back")}
                </Button>
              ))}
          </li>
        );
      })}
    </ol>
  );
}
