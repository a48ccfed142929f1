"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { NotFetched } from "@/app/_ui/not-fetched";
import type { Answer } from "@/app/_ui/request-json";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { Judgement } from "@/lib/usecases/bogowie-wojny/event/submit-list";
import { DeadlineHere } from "./deadline-here";
import { eventIdIn, knownEvents, rememberEvent } from "./known-events";
import { Verdict } from "./verdict";

interface HandInPanelProps {
  readonly listId: string;
  /** Resolves once the list is stored as its player sees it. */
  readonly stored: () => Promise<void>;
}

/** Hands one list in to an event: a choice of known events, the event's verdict, and the list already handed in. */
export function HandInPanel({ listId, stored }: HandInPanelProps) {
  const t = useTranslations("handIn");
  const language = useLocale();
  const { events, add, retry, isTrying } = useOpenEvents();
  const handIn = useHandIn(listId, stored);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (id: string) => {
    setChosen(id);
    void handIn.choose(id).then((isThere) => {
      if (!isThere) setChosen(null);
    });
  };
  if (events === "coming") return <p className="text-ink-3">{t("coming")}</p>;
  if (events === "failed") {
    return <NotFetched place="within" isTrying={isTrying} onRetry={retry} onClose={null} />;
  }
  return (
    <div className="grid gap-3">
      {events.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <Select
          label={t("event")}
          placeholder={t("eventPlaceholder")}
          value={chosen}
          choices={events.map(({ id, title, club, day }) => ({
            value: id,
            label: title,
            detail: [club, formatBattleDate(language, day)].filter(Boolean).join(" · "),
          }))}
          onChange={choose}
        />
      )}
      <ByAddress
        onAsk={async (address) => {
          const id = await add(address);
          if (id !== null) choose(id);
          return id !== null;
        }}
      />
      {handIn.state ? (
        <Chosen {...handIn} state={handIn.state} listId={listId} />
      ) : (
        chosen && <p>{t("judging")}</p>
      )}
      <p role="status">{handIn.said}</p>
    </div>
  );
}

/** An event as the list's player sees it. */
type ChosenEvent = AnswerAt<"GET /events/{id}">;

interface State {
  readonly event: ChosenEvent;
  /** Null until the event's verdict has arrived. */
  readonly judgement: Judgement | null;
}

/** One list and one event: the event's verdict on the list, handing it in and withdrawing it. */
function useHandIn(listId: string, stored: () => Promise<void>) {
  const t = useTranslations("handIn");
  const words = useRefusalWords();
  const [state, setState] = useState<State | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The outcome of the last action, shown in the dialog, where the user is looking. */
  const [said, say] = useState("");
  /** Chooses an event and fetches its verdict; returns whether both succeeded. */
  const choose = async (id: string): Promise<boolean> => {
    setState(null);
    say("");
    await stored();
    const event = await callApi("GET /events/{id}", { id });
    if (!event.ok) {
      say(words(event.refusal));
      return false;
    }
    setState({ event: event.value, judgement: null });
    const judged = await callApi("POST /events/{id}/check", { id, body: { listId } });
    if (judged.ok) setState({ event: event.value, judgement: judged.value });
    else say(words(judged.refusal));
    return judged.ok;
  };
  const send = async (asked: Promise<Answer<ChosenEvent>>, done: string) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) {
      setState((now) => now && { ...now, event: answer.value });
      say(done);
    } else {
      const isLate = answer.refusal.code === "conflict";
      say(isLate ? t("tooLate") : words(answer.refusal));
    }
  };
  const id = state?.event.id ?? "";
  const submit = async () => {
    await stored();
    await send(callApi("PUT /events/{id}/submission", { id, body: { listId } }), t("submitted"));
  };
  const withdraw = () => send(callApi("DELETE /events/{id}/submission", { id }), t("withdrawn"));
  return { state, isBusy, said, choose, submit, withdraw };
}

/** Adds an event by its address. */
function ByAddress({ onAsk }: { readonly onAsk: (address: string) => Promise<boolean> }) {
  const t = useTranslations("handIn");
  const [address, setAddress] = useState("");
  const [isWrong, setWrong] = useState(false);
  const ask = async () => {
    const isFound = await onAsk(address);
    setWrong(!isFound);
    if (isFound) setAddress("");
  };
  return (
    <form
      className="flex items-end gap-2 [&_.field]:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <TextField
        label={t("address")}
        value={address}
        onChange={setAddress}
        error={isWrong ? t("noSuchEvent") : undefined}
      />
      <Button type="submit" isDisabled={address.trim() === ""}>
        {t("find")}
      </Button>
    </form>
  );
}

type ChosenProps = Pick<ReturnType<typeof useHandIn>, "isBusy" | "submit" | "withdraw"> & {
  readonly state: NonNullable<ReturnType<typeof useHandIn>["state"]>;
  readonly listId: string;
};

function Chosen({ state: { event, judgement }, isBusy, submit, withdraw, listId }: ChosenProps) {
  const t = useTranslations("handIn");
  const language = useLocale();
  const { id, title, accepts, own, timeZone } = event;
  const [day = "", time = ""] = event.deadline.split("T");
  const isRefused = accepts === "legal" && judgement !== null && judgement.findings.length > 0;
  return (
    <section className="grid gap-3 border-t border-rule-2 pt-3" aria-label={title}>
      <p>
        <Link href={`/events/${id}`}>{title}</Link>{" "}
        <span className="text-ink-3">
          {t("until", { day: formatBattleDate(language, day), time, timeZone })}
        </span>{" "}
        <DeadlineHere instant={event.deadlineAt} deadline={event.deadline} />
      </p>
      <div role="status">
        {judgement === null ? t("judging") : <Verdict judgement={judgement} accepts={accepts} />}
      </div>
      {own && (
        <p>
          {own.listId === listId ? t("thisIsIn") : t("otherIsIn", { title: own.list?.title ?? "" })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          isPending={isBusy}
          offBecause={isRefused ? t("legalOnly") : undefined}
          isDisabled={judgement === null}
          onPress={() => void submit()}
        >
          {t(own ? "replace" : "submit")}
        </Button>
        {own && (
          <Button look="bare" isPending={isBusy} onPress={() => void withdraw()}>
            {t("withdraw")}
          </Button>
        )}
      </div>
      <p className="hint mt-1.5">{t("hint")}</p>
    </section>
  );
}

/** An event that still accepts lists, as a choice. */
interface OpenEvent {
  readonly id: string;
  readonly title: string;
  readonly club: string;
  readonly day: string;
}

/**
 * Known events that still accept lists; "coming" until they are loaded. `add` adds one by its address and returns its
 * id, or null if there is none.
 */
function useOpenEvents() {
  const [events, setEvents] = useState<readonly OpenEvent[] | "coming" | "failed">("coming");
  const [isTrying, setTrying] = useState(true);
  useEffect(() => {
    if (!isTrying) return;
    let isStale = false;
    void readOpenEvents().then((told) => {
      if (isStale) return;
      setEvents(told ?? "failed");
      setTrying(false);
    });
    return () => {
      isStale = true;
    };
  }, [isTrying]);
  const add = async (address: string): Promise<string | null> => {
    const event = await readEvent(eventIdIn(address));
    if (event === null) return null;
    rememberEvent(event.id);
    setEvents((now) => once([event, ...(typeof now === "string" ? [] : now)]));
    return event.id;
  };
  return { events, add, isTrying, retry: () => setTrying(true) };
}

/** The user's own events, public ones, and those opened in this browser before; null if the request failed. */
async function readOpenEvents(): Promise<OpenEvent[] | null> {
  const answer = await callApi("GET /events");
  if (!answer.ok) return null;
  const listed = [...answer.value.own, ...answer.value.open];
  const strangers = knownEvents().filter((id) => listed.every((event) => event.id !== id));
  const opened = await Promise.all(strangers.map(readEvent));
  const known = opened.flatMap((event) => (event === null ? [] : [event]));
  return once([...listed.filter(({ isClosed }) => !isClosed), ...known]);
}

/** An event that still accepts lists; null if there is none with this id. */
async function readEvent(id: string | null): Promise<OpenEvent | null> {
  if (id === null) return null;
  const answer = await callApi("GET /events/{id}", { id });
  return answer.ok && !answer.value.isClosed ? answer.value : null;
}

function once(events: readonly OpenEvent[]): OpenEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}
