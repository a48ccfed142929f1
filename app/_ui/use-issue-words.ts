import { useTranslations } from "next-intl";
import type { SentIssue } from "./request-json";

/** Returns a function that describes an issue in the reader's language, or else with the service's own message. */
export function useIssueWords(): (issue: Pick<SentIssue, "code" | "message">) => string {
  const t = useTranslations("errors.issue");
  return ({ code, message }) => (t.has(code) ? t(code) : message);
}
