"use client";

import { useEffect, useState } from "react";
import { askApi } from "@/app/_ui/ask-api";
import { eventIdIn, knownEvents, rememberEvent } from "./known-events";

/** An event that still takes lists, as a choice. */
export interface OpenEvent {
  readonly id: string;
  readonly title: string;
  readonly club: string;
  readonly day: string;
}

type Told = OpenEvent & { readonly isClosed: boolean };

/** The events somebody knows that still take lists; "coming" until they are told. `add` takes one in by its address and says whether there is such a one. */
export function useOpenEvents() {
  const [events, setEvents] = useState<readonly OpenEvent[] | "coming">("coming");
  useEffect(() => {
    let isStale = false;
    void readOpenEvents().then((told) => {
      if (!isStale) setEvents(told);
    });
    return () => {
      isStale = true;
    };
  }, []);
  const add = async (address: string): Promise<string | null> => {
    const event = await readEvent(eventIdIn(address));
    if (event === null) return null;
    rememberEvent(event.id);
    setEvents((now) => once([event, ...(now === "coming" ? [] : now)]));
    return event.id;
  };
  return { events, add };
}

/** One's own, the public ones, and those opened in this browser before. */
async function readOpenEvents(): Promise<OpenEvent[]> {
  const answer = await askApi<{ own: Told[]; open: Told[] }>("/events");
  const listed = answer.ok ? [...answer.value.own, ...answer.value.open] : [];
  const strangers = knownEvents().filter((id) => listed.every((event) => event.id !== id));
  const opened = await Promise.all(strangers.map(readEvent));
  const known = opened.flatMap((event) => (event === null ? [] : [event]));
  return once([...listed.filter(({ isClosed }) => !isClosed), ...known]);
}

/** An event that still takes lists; null where there is none. */
async function readEvent(id: string | null): Promise<OpenEvent | null> {
  if (id === null) return null;
  const answer = await askApi<Told>(`/events/${id}`);
  return answer.ok && !answer.value.isClosed ? answer.value : null;
}

function once(events: readonly OpenEvent[]): OpenEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
