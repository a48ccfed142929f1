"use client";

import { useTranslations } from "next-intl";
import { NotFetched } from "@/app/_ui/not-fetched";
import { useStaleCheck } from "./check-context";

/** Says above findings that they are older than the last edits, and offers to fetch the checker again. */
export function StaleCheck() {
  const t = useTranslations("desk.drawer");
  const stale = useStaleCheck();
  if (!stale) return null;
  return (
    <div className="grid gap-2 p-3">
      <p className="font-semibold">{t("stale")}</p>
      <NotFetched place="within" isTrying={stale.isTrying} onRetry={stale.retry} onClose={null} />
    </div>
  );
}
