"use client";

import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { Line } from "./use-line";

/** Says that the connection is lost, what happens to a waiting move, and when it is restored. */
export function LineNotice({ line }: { readonly line: Line }) {
  const t = useTranslations("gameLine");
  const { state, hasWaiting } = line;
  return (
    <div
      data-state={state}
      role="status"
      // Takes no row while empty, but is present so that screen readers announce it when it fills.
      className="sticky top-0 z-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule-2 bg-sheet px-4 py-3 empty:absolute empty:border-0 empty:p-0 data-[state=lost]:border-error"
    >
      {state === "back" && <p className="flex-1 basis-60">{t("back")}</p>}
      {state === "lost" && (
        <>
          <CloudOff aria-hidden />
          <p className="flex-1 basis-60">
            <b>{t("lost")}</b> {t(hasWaiting ? "waiting" : "lostText")}
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <Button onPress={line.lookNow}>{t("tryNow")}</Button>
            {hasWaiting && (
              <Button look="bare" onPress={line.giveUp}>
                {t("giveUp")}
              </Button>
            )}
          </p>
        </>
      )}
    </div>
  );
}
