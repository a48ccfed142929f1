"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { otherSeat } from "@/lib/domain/game/seat";
import { useField } from "./use-field";

/** Asks to take one's newest step back, and answers who asked. */
export function UndoBar() {
  const t = useTranslations("fieldSetUp.undo");
  const { view, move, isMoving } = useField();
  const { undo, mine, mayUndo, players } = view;
  if (undo) {
    const answering = otherSeat(undo.by);
    const player = players[undo.by] ?? "";
    if (!mine.includes(answering))
      return <p className="setuppanel quiet">{t("asked", { player })}</p>;
    return (
      <div className="setuppanel" role="status">
        <p>{t("asks", { player })}</p>
        <div className="actsrow">
          <Button
            look="primary"
            isPending={isMoving}
            onPress={() => void move({ move: "agree-undo" }, answering)}
          >
            {t("agree")}
          </Button>
          <Button
            isPending={isMoving}
            onPress={() => void move({ move: "decline-undo" }, answering)}
          >
            {t("decline")}
          </Button>
        </div>
      </div>
    );
  }
  const [seat] = mayUndo;
  if (!seat) return null;
  return (
    <Button
      look="bare"
      icon={<Undo2 className="ic" aria-hidden />}
      isPending={isMoving}
      onPress={() => void move({ move: "ask-undo" }, seat)}
    >
      {t("ask")}
    </Button>
  );
}
