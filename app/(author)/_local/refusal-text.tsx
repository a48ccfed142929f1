"use client";

import { useTranslations } from "next-intl";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Refusal } from "@/app/_ui/request-json";
import { useIssueWords } from "@/app/_ui/use-issue-words";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

const MAX_PLACES = 8;

/** Why the service did not accept a document, with the invalid places. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const t = useTranslations("local");
  const words = useRefusalWords();
  const issueWords = useIssueWords();
  const more = refusal.issues.length - MAX_PLACES;
  return (
    <InlineFinding look="error">
      {words(refusal)}
      {refusal.issues.length > 0 && (
        <ul className="mt-1 list-disc ps-[1.1em] wrap-anywhere">
          {refusal.issues.slice(0, MAX_PLACES).map((issue) => (
            <li key={`${issue.path} ${issue.code}`}>
              <code>{issue.path || "/"}</code> {issueWords(issue)}
            </li>
          ))}
          {more > 0 && <li>{t("morePlaces", { count: more })}</li>}
        </ul>
      )}
    </InlineFinding>
  );
}
