import { useTranslations } from "next-intl";
import type { SentIssue } from "./ask-api";

/** Says in the reader's language what is wrong at a place of what was sent; the service's own words where there are none. */
export function useIssueWords(): (issue: Pick<SentIssue, "code" | "message">) => string {
  const t = useTranslations("errors.issue");
  return ({ code, message }) => (t.has(code) ? t(code) : message);
}
