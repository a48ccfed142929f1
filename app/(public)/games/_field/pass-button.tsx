"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { useField } from "./use-field";

/** Passes the turn if the rules allow it, and says what that means. */
export function PassButton() {
  const t = useTranslations("fieldSetUp.pass");
  const { view, move, isMoving } = useField();
  if (!view.mayPass) return null;
  const endsForBoth = view.stage === "pieces" || view.stage === "roads";
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {view.noWay && <p>{t("noWay")}</p>}
      <Button isPending={isMoving} onPress={() => void move({ move: "pass" })}>
        {t("pass")}
      </Button>
      <p className="hint mb-2">{endsForBoth ? t("endsForBoth") : t("endsForYou")}</p>
    </div>
  );
}
