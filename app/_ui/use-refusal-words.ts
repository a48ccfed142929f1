import { useTranslations } from "next-intl";
import type { Refusal } from "./request-json";

/** Returns a function that says why the service refused something, and what to do about it. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useTranslations("errors");
  return ({ code, reason, retryAfterSeconds: seconds, limit, megabytes }) =>
    reason === ""
      ? `${t(`title.${code}`)}. ${t(`advice.${code}`, { seconds, limit, megabytes })}`
      : `${t(`reason.${reason}`)}.`;
}
