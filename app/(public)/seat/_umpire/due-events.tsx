"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { useUmpire, type WhichGame } from "./use-umpire";

/** An event of the open bound, in words, with the seats that are to be told. */
export interface DueEvent {
  readonly id: string;
  readonly text: string;
  /** Who hears of it, in words. */
  readonly who: string;
  /** The seats of those; empty if it is the umpire's alone, or nobody of them has a seat. */
  readonly seats: readonly string[];
  readonly isTold: boolean;
}

interface DueEventsProps {
  readonly which: WhichGame;
  readonly events: readonly DueEvent[];
}

/** What happens in the open bound; one press tells it to those whom it is for. */
export function DueEvents({ which, events }: DueEventsProps) {
  const t = useTranslations("events");
  const { isSending, send } = useUmpire();
  const tell = ({ seats, text }: DueEvent) =>
    callApi("POST /games/{id}/reveals", { ...which, body: { seats: [...seats], text } });
  return (
    <ul className="mt-2 grid gap-2">
      {events.map((event) => (
        <Due key={event.id} text={event.text}>
          {event.isTold && <small className="text-ink-3">{t("told")}</small>}
          {!event.isTold && event.seats.length > 0 && (
            <Button isPending={isSending} onPress={() => void send(() => tell(event))}>
              {t("tell", { who: event.who })}
            </Button>
          )}
        </Due>
      ))}
    </ul>
  );
}

interface DueArrivalsProps {
  readonly which: WhichGame;
  /** Those that hang on a die or a condition, in words. */
  readonly arrivals: readonly { readonly id: string; readonly text: string }[];
}

/** What may have come; one press notes in the log that it has. */
export function DueArrivals({ which, arrivals }: DueArrivalsProps) {
  const t = useTranslations("events");
  const { isSending, send } = useUmpire();
  const note = (arrival: string) =>
    callApi("POST /games/{id}/arrivals", { ...which, body: { arrival } });
  return (
    <ul className="mt-2 grid gap-2">
      {arrivals.map(({ id, text }) => (
        <Due key={id} text={text}>
          <Button isPending={isSending} onPress={() => void send(() => note(id))}>
            {t("haveCome")}
          </Button>
        </Due>
      ))}
    </ul>
  );
}

function Due({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-brass border-s-3 bg-sheet px-3 py-2">
      <span className="wrap-anywhere min-w-0 grow basis-60">{text}</span>
      {children}
    </li>
  );
}
