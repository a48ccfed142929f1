"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import type { Answer } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type { Acceptance } from "@/lib/domain/bogowie-wojny/event/event-words";
import type { Judgement } from "@/lib/usecases/bogowie-wojny/event/submit-list";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { ListSelect } from "../../army-lists/_choice/list-select";
import { Verdict } from "../_hand-in/verdict";

interface SubmissionPanelProps {
  readonly id: string;
  readonly accepts: Acceptance;
  /** The reader's lists; null if nobody is signed in. */
  readonly lists: readonly ChoosableList[] | null;
  /** The list the reader has handed in, or null. */
  readonly own: {
    readonly title: string;
    readonly isLegal: boolean;
    readonly isAltered: boolean;
    readonly isUncompared: boolean;
    readonly entryId: string;
  } | null;
}

/** Hands a list in, replaces it or withdraws it, until the deadline. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const t = useTranslations("event.submission");
  const { id, lists, own } = props;
  return (
    <section
      className="max-w-190 rounded-md border border-rule bg-sheet p-4"
      aria-label={t("title")}
    >
      <h2>{t("title")}</h2>
      {own && <OwnSubmission {...props} own={own} />}
      {lists === null ? (
        <p>
          {t("signInFirst")}{" "}
          <LinkButton href={`/sign-in?next=/events/${id}`}>{t("signIn")}</LinkButton>
        </p>
      ) : lists.length === 0 ? (
        <p>
          {t("noList")} <LinkButton href="/army-lists/new">{t("newList")}</LinkButton>
        </p>
      ) : (
        <HandIn {...props} lists={lists} />
      )}
    </section>
  );
}

type Own = NonNullable<SubmissionPanelProps["own"]>;

function OwnSubmission({ id, own }: SubmissionPanelProps & { readonly own: Own }) {
  const t = useTranslations("event.submission");
  const words = useTranslations("handIn");
  const { isBusy, withdraw } = useSubmission(id);
  return (
    <div className="grid justify-items-start gap-3 border-b border-rule-2 pb-3">
      <p>
        {t.rich("isIn", { title: own.title, b: (words) => <b>{words}</b> })}{" "}
        {t(own.isLegal ? "legal" : "broken")}
        {own.isAltered && ` ${t("altered")}`}
        {own.isUncompared && ` ${t("uncompared")}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton href={`/events/${id}/lists/${own.entryId}`}>{t("look")}</LinkButton>
        <Button look="bare" isPending={isBusy} onPress={() => void withdraw()}>
          {words("withdraw")}
        </Button>
      </div>
    </div>
  );
}

type HandInProps = SubmissionPanelProps & {
  readonly lists: NonNullable<SubmissionPanelProps["lists"]>;
};

function HandIn({ id, accepts, lists, own }: HandInProps) {
  const t = useTranslations("event.submission");
  const words = useTranslations("handIn");
  const { isBusy, chosen, judgement, choose, submit } = useSubmission(id);
  const isRefused = accepts === "legal" && judgement !== null && judgement.findings.length > 0;
  const off = chosen === null ? t("chooseFirst") : isRefused ? words("legalOnly") : undefined;
  return (
    <form
      className="grid justify-items-start gap-3 [&>:is(.field,[role=status])]:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ListSelect
        label={t("choose")}
        placeholder={t("choosePlaceholder")}
        value={chosen}
        lists={lists}
        onChange={(listId) => void choose(listId)}
      />
      <div role="status">{judgement && <Verdict judgement={judgement} accepts={accepts} />}</div>
      <Button type="submit" look="primary" isPending={isBusy} offBecause={off}>
        {words(own ? "replace" : "submit")}
      </Button>
      <p className="hint mt-1.5">{words("hint")}</p>
    </form>
  );
}

/** State and actions for choosing a list, seeing its findings, handing it in and withdrawing it. */
function useSubmission(id: string) {
  const t = useTranslations("handIn");
  const words = useRefusalWords();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const choose = async (listId: string) => {
    setChosen(listId);
    setJudgement(null);
    const answer = await callApi("POST /events/{id}/check", { id, body: { listId } });
    if (answer.ok) setJudgement(answer.value);
  };
  const send = async (asked: Promise<Answer<unknown>>, done: string) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) toast({ text: done, look: "ok" });
    else {
      const isLate = answer.refusal.code === "conflict";
      toast({ text: isLate ? t("tooLate") : words(answer.refusal), look: "error" });
    }
    router.refresh();
  };
  const submit = async () => {
    if (chosen === null) return;
    await send(
      callApi("PUT /events/{id}/submission", { id, body: { listId: chosen } }),
      t("submitted"),
    );
  };
  const withdraw = () => send(callApi("DELETE /events/{id}/submission", { id }), t("withdrawn"));
  return { isBusy, chosen, judgement, choose, submit, withdraw };
}
