"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import {
  armyListFindingText,
  type BogowieWojnyWords,
} from "@/lib/domain/bogowie-wojny/list/finding";
import type { Home } from "../../_local/start-document";
import { type Outcome, storeList } from "./store-list";

/** What went wrong, with the invalid places of a file. */
export function StartFailure({ outcome }: { readonly outcome: Outcome }) {
  const t = useTranslations("armyList.start");
  const errors = useTranslations("errors");
  const issueWords = useIssueWords();
  if (outcome.is !== "failed") return null;
  const { reason, limit, megabytes } = outcome;
  return (
    <div role="alert">
      <InlineFinding look="error">
        {reason === "full"
          ? errors("advice.too-many-documents", { limit, megabytes })
          : t(`failed.${reason}`)}
        {outcome.issues.length > 0 && (
          <ul>
            {outcome.issues.slice(0, 8).map((issue) => (
              <li key={issue.path + issue.message}>
                <code>{issue.path || "/"}</code> {issueWords(issue)}
              </li>
            ))}
          </ul>
        )}
      </InlineFinding>
    </div>
  );
}

interface QuestionsProps {
  readonly outcome: Outcome;
  readonly home: Home;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** What the owner should know of an imported list before it is opened: points that were wrong, or what is in doubt. */
export function Questions({ outcome, ...where }: QuestionsProps) {
  const t = useTranslations("armyList.start");
  const words: BogowieWojnyWords = useTranslations("bogowieWojny");
  if (outcome.is === "recalculated") {
    return (
      <Question list={outcome.list} title={t("recalculated")} take={t("takeAnyway")} {...where}>
        {outcome.findings.slice(0, 8).map((finding) => (
          <li key={finding.path}>
            <code>{finding.path || "/"}</code> {armyListFindingText(finding, words)}
          </li>
        ))}
      </Question>
    );
  }
  if (outcome.is !== "read") return null;
  return (
    <Question list={outcome.list} title={t("read")} take={t("takeRead")} {...where}>
      {outcome.doubts.map(({ code, line, text, stated, found }) => (
        <li key={`${code} ${line} ${text}`}>
          {line !== null && `${t("line", { line })} `}
          {t(`doubt.${code}`, { text, stated, found })}
        </li>
      ))}
    </Question>
  );
}

interface QuestionProps extends Omit<QuestionsProps, "outcome"> {
  readonly list: unknown;
  readonly title: string;
  readonly take: string;
  /** What is in question, an item each. */
  readonly children: ReactNode;
}

function Question({ list, title, take, home, onOutcome, children }: QuestionProps) {
  const store = async () => onOutcome(await storeList(list, home));
  return (
    <div role="alert" className="grid gap-3">
      <InlineFinding look="warning">
        {title}
        <ul className="list-disc ps-4">{children}</ul>
      </InlineFinding>
      <div>
        <Button look="primary" onPress={() => void store()}>
          {take}
        </Button>
      </div>
    </div>
  );
}
