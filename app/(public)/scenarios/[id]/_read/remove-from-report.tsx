"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { AskTwice } from "@/app/_ui/ask-twice";
import type { Answer } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

/** The words of a report on a scenario's page, or a picture in one: there, or at the game with the key of the reader's seat. */
type Removed =
  | { readonly report: string; readonly scenario: string }
  | { readonly picture: string; readonly scenario: string }
  | {
      readonly picture: string;
      readonly game: string;
      readonly query?: { readonly seat: string } | undefined;
    };

interface RemoveProps {
  readonly what: Removed;
  /** What the picture shows, or what came of the game. */
  readonly words: string;
}

/** Removes a part of a game's report for good, once pressed twice. */
export function RemoveFromReport({ what, words }: RemoveProps) {
  const t = useTranslations("scenarioGame");
  const part = "report" in what ? "removeReport" : "pictures";
  const refusalWords = useRefusalWords();
  const router = useRouter();
  return (
    <AskTwice
      size="small"
      label={t(`${part}.removeOne`, { words })}
      ask={t(`${part}.remove`)}
      really={t(`${part}.removeReally`)}
      onPress={async () => {
        const answer = await remove(what);
        if (!answer.ok) toast({ text: refusalWords(answer.refusal), look: "error" });
        router.refresh();
      }}
    />
  );
}

function remove(what: Removed): Promise<Answer<unknown>> {
  if ("report" in what) {
    const at = { id: what.scenario, reportId: what.report };
    return callApi("DELETE /scenarios/{id}/reports/{reportId}", at);
  }
  const { picture: pictureId } = what;
  if ("scenario" in what) {
    const at = { id: what.scenario, pictureId };
    return callApi("DELETE /scenarios/{id}/results/pictures/{pictureId}", at);
  }
  const at = { id: what.game, pictureId, ...(what.query && { query: what.query }) };
  return callApi("DELETE /games/{id}/result/pictures/{pictureId}", at);
}
