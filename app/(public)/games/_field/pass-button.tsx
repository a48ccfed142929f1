"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { useField } from "./use-field";

/** Passes the turn where the rules allow it, and says what that means. */
export function PassButton() {
  const t = useTranslations("fieldSetUp.pass");
  const { view, move, isMoving } = useField();
  if (!view.mayPass) return null;
  const endsForBoth = view.stage === "pieces" || view.stage === "roads";
  return (
    <div className="setuppass">
      {view.noWay && <p>{t("noWay")}</p>}
      <Button isPending={isMoving} onPress={() => void move({ move: "pass" })}>
        {t("pass")}
      </Button>
      <p className="hint">{endsForBoth ? t("endsForBoth") : t("endsForYou")}</p>
    </div>
  );
}
