"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import type { Answer } from "@/app/_ui/request-json";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { Judgement } from "@/lib/usecases/bogowie-wojny/event/submit-list";

/** An event as the list's player sees it. */
type ChosenEvent = AnswerAt<"GET /events/{id}">;

interface State {
  readonly event: ChosenEvent;
  /** Null until the event's verdict has arrived. */
  readonly judgement: Judgement | null;
}

/** One list and one event: the event's verdict on the list, handing it in and withdrawing it. */
export function useHandIn(listId: string, stored: () => Promise<void>) {
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
