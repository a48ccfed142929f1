"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/app/_ui/dialog";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import type { Issue } from "@/lib/domain/error-code";

export interface IssuesDialogProps {
  readonly issues: readonly Issue[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What the server would not take, place by place. */
export function IssuesDialog({ issues, isOpen, onOpenChange }: IssuesDialogProps) {
  const t = useTranslations("editor");
  const issueWords = useIssueWords();
  return (
    <Dialog title={t("issues.title")} isOpen={isOpen} onOpenChange={onOpenChange}>
      <p>{t("issues.text")}</p>
      <dl className="rows">
        {issues.map((issue) => (
          <div key={`${issue.path} ${issue.code}`}>
            <dt>
              <code>{issue.path || "/"}</code>
            </dt>
            <dd>{issueWords(issue)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
