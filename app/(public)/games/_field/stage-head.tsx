"use client";

import { useTranslations } from "next-intl";
import { RuleNo } from "@/app/_ui/rule-no";
import type { FieldStage } from "@/lib/domain/game/field/stages";
import { useField } from "./use-field";

const RULES: Readonly<Record<FieldStage, string>> = {
  begin: "14.4",
  initiative: "14.2",
  edge: "14.2",
  area: "14.3",
  "area-agreement": "14.3",
  pieces: "14.4",
  bought: "13.3",
  special: "14.4",
  works: "13.3",
  crossing: "14.4",
  roads: "14.4",
  bases: "14.5",
  "main-objective": "14.6",
  "secondary-objectives": "14.6",
  deployment: "14.6",
  done: "14.6",
};

/** Which step it is, whose turn, and what is to be done in it; read aloud when it changes. */
export function StageHead() {
  const t = useTranslations("fieldSetUp");
  const { view, acting } = useField();
  const { stage } = view;
  const turnWords = useTurnWords();
  return (
    <section className="setuphead" aria-labelledby="setup-stage">
      <h2 id="setup-stage" className="vh">
        {t(`stage.${stage}`)} <RuleNo rule={RULES[stage]} />
      </h2>
      <p role="status" className="setupturn" data-yours={acting !== null || undefined}>
        {turnWords}
      </p>
      <p className="hint">{t(`about.${stage}`)}</p>
    </section>
  );
}

function useTurnWords(): string {
  const t = useTranslations("fieldSetUp.turn");
  const { view, acting } = useField();
  const { stage, turn, players, mine } = view;
  if (stage === "done") return t("done");
  if (turn === null) return t("either");
  return acting && mine.length === 1 ? t("yours") : t("of", { player: players[turn] ?? "" });
}
