"use client";

import { Dices, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { LinkButton } from "@/app/_ui/link-button";
import { NumberField } from "@/app/_ui/number-field";
import { Fact, Facts } from "@/app/(public)/_battlefield/facts";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldFinding } from "@/lib/domain/bogowie-wojny/field/finding";
import { riverToCross } from "@/lib/domain/bogowie-wojny/field/ground";
import { SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { COMMAND_VALUES } from "@/lib/rules/bogowie-wojny/tables/orders";
import { BasesStage, DeploymentStage, ObjectiveStage, usePieceName } from "./closing-stages";
import { DeploymentPart } from "./deployment-part";
import { DraftEditor } from "./draft-editor";
import { FaultRows } from "./draft-faults";
import { AgreementStage, AreaStage, BeginStage, EdgeStage } from "./opening-stages";
import { PassButton } from "./pass-button";
import { PlaceStage } from "./place-stage";
import { useDraft } from "./use-draft";
import { useField } from "./use-field";

/** The actions of the player whose turn it is; others see whom they are waiting for. */
export function StagePanel({ actions }: { readonly actions: ReactNode }) {
  const t = useTranslations("fieldSetUp");
  const { view, acting } = useField();
  const { stage, turn, players, isOver } = view;
  if (stage === "done") return <DonePanel actions={actions} />;
  if (isOver)
    return (
      <p
        data-panel
        className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4 text-ink-3"
      >
        {t("gameOver")}
      </p>
    );
  if (!players.a || !players.b)
    return (
      <p data-panel className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4">
        {t("waiting.opponent")}
      </p>
    );
  if (!acting) {
    const player = turn ? players[turn] : null;
    return (
      <p
        data-panel
        className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4 text-ink-3"
      >
        {player ? t("waiting.player", { player }) : t("waiting.players")}
      </p>
    );
  }
  return (
    <div data-panel className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4">
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

/** Placing a road corner by corner, or having the service find one [14.4]. */
function RoadStage() {
  const t = useTranslations("fieldSetUp.roads");
  const { view } = useField();
  const { draft, setDraft } = useDraft();
  if (draft) return <DraftEditor />;
  return (
    <>
      {view.roads && <p>{t("count", { ...view.roads })}</p>}
      <Button
        look="primary"
        icon={<Plus aria-hidden />}
        onPress={() => setDraft({ what: "road", form: { points: [], crossing: "bridge" } })}
      >
        {t("begin")}
      </Button>
      <PassButton />
    </>
  );
}

/** Placing the bridge or ford allowed to the player who placed no river [14.4]. */
function CrossingStage() {
  const t = useTranslations("fieldSetUp.roads");
  const { view } = useField();
  const { draft, setDraft } = useDraft();
  if (draft) return <DraftEditor />;
  const river = view.field ? riverToCross(view.field as Battlefield) : undefined;
  const middle = river?.points[Math.floor((river.points.length ?? 0) / 2)];
  const begin = () => {
    if (!middle) return;
    const [x, y] = [Math.round(middle[0] * 2) / 2, Math.round(middle[1] * 2) / 2];
    setDraft({ what: "crossing", form: { x, y, crossing: "bridge" } });
  };
  return (
    <>
      <Button look="primary" icon={<Plus aria-hidden />} onPress={begin}>
        {t("beginCrossing")}
      </Button>
      <PassButton />
    </>
  );
}

type Stated = Record<Seat, number | null>;

/** Both players roll, adding their commander-in-chief's value; values unknown to the service are entered [14.2]. */
function InitiativeStage() {
  const t = useTranslations("fieldSetUp.initiative");
  const { view, move, isMoving } = useField();
  const [stated, setStated] = useState<Stated>({ a: null, b: null });
  const { values, players, gameId } = view;
  if (!values) return null;
  if (SEATS.some((seat) => values[seat] === "to-draw")) {
    return (
      <>
        <p>{t("drawFirst")}</p>
        <LinkButton look="primary" href={`/games/${gameId}`}>
          {t("toCommanders")}
        </LinkButton>
      </>
    );
  }
  const isMissing = SEATS.some((seat) => values[seat] === "to-state" && stated[seat] === null);
  return (
    <>
      {SEATS.map((seat) =>
        values[seat] === "to-state" ? (
          <NumberField
            key={seat}
            label={t("value", { player: players[seat] ?? "" })}
            hint={t("unknown")}
            value={stated[seat]}
            minValue={COMMAND_VALUES.least}
            maxValue={COMMAND_VALUES.most}
            onCommit={(value) => setStated({ ...stated, [seat]: value })}
          />
        ) : (
          <p key={seat}>{t("known", { player: players[seat] ?? "", value: values[seat] })}</p>
        ),
      )}
      <Button
        look="primary"
        icon={<Dices aria-hidden />}
        isPending={isMoving}
        {...(isMissing ? { offBecause: t("missing") } : {})}
        onPress={() => void move({ move: "roll-initiative", values: stated })}
      >
        {t("roll")}
      </Button>
    </>
  );
}

/** The finished field: the findings, the objectives, who deploys first, and the downloads. */
function DonePanel({ actions }: { readonly actions: ReactNode }) {
  const t = useTranslations("fieldSetUp.done");
  const objectives = useTranslations("battlefield.objectives");
  const pieceName = usePieceName();
  const { view } = useField();
  const findings = (view.findings ?? []) as readonly BattlefieldFinding[];
  const isLegal = findings.every(({ severity }) => severity !== "error");
  const first = view.first && view.players[view.first];
  return (
    <div data-panel className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4">
      {!view.isGiven && (
        <p className={isLegal ? "font-semibold text-ok" : "font-semibold text-error"}>
          {isLegal ? t("legal") : t("illegal")}
        </p>
      )}
      <FaultRows rows={findings} />
      <Facts>
        {(view.field?.objectives ?? []).map(({ id, role, pieceId, points }) => (
          <Fact key={id} name={objectives(role)}>
            {t("objective", { piece: pieceName(pieceId), points })}
          </Fact>
        ))}
        {first && !view.deployment && (
          <Fact name={t("deployment")}>{t("deploymentText", { player: first })}</Fact>
        )}
      </Facts>
      <DeploymentPart />
      {actions}
    </div>
  );
}
