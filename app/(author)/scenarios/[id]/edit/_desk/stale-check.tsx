"use client";

import { useTranslations } from "next-intl";
import { buttonLook } from "@/app/_ui/button-look";
import { useIsOnline, useRetryOnline } from "@/app/_ui/not-fetched";
import { useFaultWords } from "@/app/_ui/use-fault-words";
import { useStaleCheck } from "./check-context";

/** Says above findings that they are older than the last edits, and offers to fetch the checker again. */
export function StaleCheck() {
  const stale = useStaleCheck();
  return stale && <Stale {...stale} />;
}

function Stale({ isTrying, retry }: NonNullable<ReturnType<typeof useStaleCheck>>) {
  const t = useTranslations("desk.drawer");
  const words = useFaultWords();
  const isOnline = useIsOnline();
  useRetryOnline(retry);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
      <p role="alert" className="font-semibold">
        {t("stale")}
      </p>
      <button
        type="button"
        className={buttonLook({ look: "primary", size: "small" })}
        aria-disabled={isTrying}
        onClick={retry}
      >
        {words.retry}
      </button>
      {/* A newly deployed service no longer has this page's scripts. */}
      {isOnline && (
        <button
          type="button"
          className={buttonLook({ size: "small" })}
          onClick={() => location.reload()}
        >
          {words.partReload}
        </button>
      )}
    </div>
  );
}
