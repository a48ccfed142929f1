"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BasesStage, DeploymentStage, ObjectiveStage } from "./closing-stages";
import { DonePanel } from "./done-panel";
import { InitiativeStage } from "./initiative-stage";
import { AgreementStage, AreaStage, BeginStage, EdgeStage } from "./opening-stages";
import { PlaceStage } from "./place-stage";
import { CrossingStage, RoadStage } from "./road-stage";
import { useField } from "./use-field";

/** What the player in turn may do now; others are told for whom they wait. */
export function StagePanel({ actions }: { readonly actions: ReactNode }) {
  const t = useTranslations("fieldSetUp");
  const { view, acting } = useField();
  const { stage, turn, players } = view;
  if (stage === "done") return <DonePanel actions={actions} />;
  if (!players.a || !players.b) return <p className="setuppanel">{t("waiting.opponent")}</p>;
  if (!acting) {
    const player = turn ? players[turn] : null;
    return (
      <p className="setuppanel quiet">
        {player ? t("waiting.player", { player }) : t("waiting.players")}
      </p>
    );
  }
  return (
    <div className="setuppanel">
      <OwnStage />
    </div>
  );
}

function OwnStage() {
  const { view } = useField();
  switch (view.stage) {
    case "begin":
      return <BeginStage />;
    case "initiative":
      return <InitiativeStage />;
    case "edge":
      return <EdgeStage />;
    case "area":
      return <AreaStage />;
    case "area-agreement":
      return <AgreementStage />;
    case "crossing":
      return <CrossingStage />;
    case "roads":
      return <RoadStage />;
    case "bases":
      return <BasesStage />;
    case "main-objective":
    case "secondary-objectives":
      return <ObjectiveStage />;
    case "deployment":
      return <DeploymentStage />;
    default:
      return <PlaceStage />;
  }
}
