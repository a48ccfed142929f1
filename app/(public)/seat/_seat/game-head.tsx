import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { GameHead } from "@/lib/domain/belle-alliance/game/seat-view";
import { meetingWords } from "../_meeting/meeting-words";

interface HeadProps {
  readonly game: GameHead;
  readonly children?: ReactNode;
}

/** The game's title and how far it has come. */
export async function TableHead({ game, children }: HeadProps) {
  const t = await getTranslations("scenarioGame.head");
  const language = await getLocale();
  const { title, bound, time, isOver, meeting } = game;
  const now =
    bound === 0
      ? t("before")
      : time === null
        ? t("bound", { bound })
        : t("boundAt", { bound, time });
  return (
    <header className="border-rule-2 border-b-3 border-double pb-3">
      <h1>{title}</h1>
      <p className="font-serif text-lg italic">{isOver ? t("over") : now}</p>
      {meeting && <p>{meetingWords(meeting, language)}</p>}
      {children}
    </header>
  );
}
