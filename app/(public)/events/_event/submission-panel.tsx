"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import type { Acceptance } from "@/lib/domain/event/event-words";
import type { ChoosableList } from "../../army-lists/_choice/about-lists";
import { ListSelect } from "../../army-lists/_choice/list-select";
import { Verdict } from "../_hand-in/verdict";
import { useSubmission } from "./use-submission";

export interface SubmissionPanelProps {
  readonly id: string;
  readonly accepts: Acceptance;
  /** The reader's lists; null where nobody is signed in. */
  readonly lists: readonly ChoosableList[] | null;
  /** What the reader has in. */
  readonly own: {
    readonly title: string;
    readonly isLegal: boolean;
    readonly isAltered: boolean;
    readonly isUncompared: boolean;
    readonly entryId: string;
  } | null;
}

/** Hands a list in, replaces it, takes it out: until the deadline. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const t = useTranslations("event.submission");
  const { id, lists, own } = props;
  return (
    <section className="submission" aria-label={t("title")}>
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
    <div className="ownsubmission">
      <p>
        {t.rich("isIn", { title: own.title, b: (words) => <b>{words}</b> })}{" "}
        {t(own.isLegal ? "legal" : "broken")}
        {own.isAltered && ` ${t("altered")}`}
        {own.isUncompared && ` ${t("uncompared")}`}
      </p>
      <div className="actsrow">
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
      className="handin"
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
      <p className="hint">{words("hint")}</p>
    </form>
  );
}
