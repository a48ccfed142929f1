import { useTranslations } from "next-intl";
import type { Refusal } from "./ask-api";

/** Says why the service turned something down, and what to do about it. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useTranslations("errors");
  return ({ code, retryAfterSeconds: seconds, limit }) =>
    `${t(`title.${code}`)}. ${t(`advice.${code}`, { seconds, limit })}`;
}
