import { useTranslations } from "next-intl";
import type { Refusal } from "./ask-api";

/** Says why the service turned something down, and what to do about it. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useTranslations("errors");
  return ({ code, reason, retryAfterSeconds: seconds, limit, megabytes }) =>
    reason === ""
      ? `${t(`title.${code}`)}. ${t(`advice.${code}`, { seconds, limit, megabytes })}`
      : `${t(`reason.${reason}`)}.`;
}
