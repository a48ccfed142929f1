"use client";

import { CloudOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { Line } from "./use-line";

/** Says that the connection is lost, what happens to the move under way, and when it is back. */
export function LineNotice({ line }: { readonly line: Line }) {
  const t = useTranslations("gameLine");
  const { state, hasWaiting } = line;
  return (
    <div className="linenotice" data-state={state} role="status">
      {state === "back" && <p>{t("back")}</p>}
      {state === "lost" && (
        <>
          <CloudOff aria-hidden />
          <p>
            <b>{t("lost")}</b> {t(hasWaiting ? "waiting" : "lostText")}
          </p>
          <p className="actsrow">
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
