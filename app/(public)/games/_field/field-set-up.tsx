"use client";

import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { Disclosure } from "@/app/_ui/disclosure";
import { RuleNo } from "@/app/_ui/rule-no";
import { SectionTitle } from "@/app/_ui/section-title";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { boundsOf, countedPieces } from "@/lib/domain/bogowie-wojny/field/checks/counts";
import type { FieldStage } from "@/lib/domain/bogowie-wojny/game/field/stages";
import { otherSeat } from "@/lib/domain/bogowie-wojny/game/seat";
import { LineNotice } from "../_table/line-notice";
import { DraftLayer } from "./draft-layer";
import { FieldLog } from "./field-log";
import { FieldMap } from "./field-map";
import { FieldMarks } from "./field-marks";
import { StagePanel } from "./stage-panel";
import { DraftContext, useDraft, useDrafting } from "./use-draft";
import { useDraftName } from "./use-draft-name";
import { FieldContext, type FieldJson, useField, useLiveField } from "./use-field";

interface FieldSetUpProps {
  readonly view: FieldJson;
  /** Server-rendered downloads of the finished field. */
  readonly actions: ReactNode;
}

const BESIDE_MAP =
  "grid items-start gap-5 wide-tablet:grid-cols-[minmax(0,1fr)_minmax(--spacing(75),--spacing(95))]";

/** The set-up of a battlefield by two players, in the steps of chapter XIV. */
export function FieldSetUp({ view, actions }: FieldSetUpProps) {
  const atHand = useLiveField(view);
  const drafting = useDrafting(atHand);
  return (
    <FieldContext value={atHand}>
      <DraftContext value={drafting}>
        <LineNotice line={atHand.line} />
        <StageHead />
        <div className={atHand.view.field ? BESIDE_MAP : "grid max-w-136"}>
          <MapWithDraft />
          <div className="grid min-w-0 gap-3 [&>button]:justify-self-start">
            <StagePanel key={atHand.view.step} actions={actions} />
            <UndoBar />
            <FieldCounts />
          </div>
        </div>
        <FieldLog />
      </DraftContext>
    </FieldContext>
  );
}

function MapWithDraft() {
  const { view } = useField();
  const field = view.field as Battlefield | null;
  return field && <MapOfField field={field} />;
}

function MapOfField({ field }: { readonly field: Battlefield }) {
  const { draft, setDraft, faults } = useDraft();
  const name = useDraftName();
  const isWrong = faults.some(({ severity }) => severity === "error");
  return (
    <FieldMap field={field}>
      <FieldMarks field={field} />
      {draft && (
        <DraftLayer
          field={field}
          draft={draft}
          onChange={setDraft}
          look={isWrong ? "wrong" : faults.length > 0 ? "doubtful" : "good"}
          name={name(draft)}
        />
      )}
    </FieldMap>
  );
}

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

/** The current step, whose turn it is and what to do; read aloud when it changes. */
function StageHead() {
  const t = useTranslations("fieldSetUp");
  const { view, acting } = useField();
  const { stage } = view;
  const turnWords = useTurnWords();
  return (
    <section className="grid gap-1" aria-labelledby="setup-stage">
      <SectionTitle id="setup-stage">
        {t(`stage.${stage}`)} <RuleNo rule={RULES[stage]} />
      </SectionTitle>
      <p
        role="status"
        data-turn
        data-yours={acting !== null || undefined}
        className={classNames("text-lg", acting !== null && "font-semibold text-brass")}
      >
        {turnWords}
      </p>
      <p className="hint mb-2">
        {t(view.isGiven && stage === "edge" ? "givenEdge" : `about.${stage}`)}{" "}
        {view.isGiven && t("given")}
      </p>
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

/** Asks the other player to let the newest step be taken back, and answers such requests. */
function UndoBar() {
  const t = useTranslations("fieldSetUp.undo");
  const { view, move, isMoving } = useField();
  const { undo, mine, mayUndo, players, isOver } = view;
  if (isOver) return null;
  if (undo) {
    const answering = otherSeat(undo.by);
    const player = players[undo.by] ?? "";
    if (!mine.includes(answering))
      return (
        <p
          data-panel
          className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4 text-ink-3"
        >
          {t("asked", { player })}
        </p>
      );
    return (
      <div
        data-panel
        className="grid grid-cols-1 gap-3 rounded-md border border-rule bg-sheet p-4"
        role="status"
      >
        <p>{t("asks", { player })}</p>
        <div className="flex flex-wrap items-center gap-2">
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
      icon={<Undo2 aria-hidden />}
      isPending={isMoving}
      onPress={() => void move({ move: "ask-undo" }, seat)}
    >
      {t("ask")}
    </Button>
  );
}

/** The number of pieces of each kind, next to what the table of areas requires and allows [14.3]. */
function FieldCounts() {
  const t = useTranslations("battlefield");
  const own = useTranslations("fieldSetUp.counts");
  const { view } = useField();
  const field = view.field as Battlefield | null;
  if (!field || !view.pieces) return null;
  const counts = countedPieces(field);
  return (
    <Disclosure title={own("title", { area: t(`areas.${field.area}`), ...view.pieces })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("counts.sort")}</th>
            <th scope="col" className="num">
              {t("counts.count")}
            </th>
            <th scope="col" className="num">
              {t("counts.least")}
            </th>
            <th scope="col" className="num">
              {t("counts.most")}
            </th>
          </tr>
        </thead>
        <tbody>
          {boundsOf(field.area).map(({ column, least, most }) => (
            <tr key={column}>
              <th scope="row">{t(`columns.${column}`)}</th>
              <td className="num">
                <b>{counts[column]}</b>
              </td>
              <td className="num">{least}</td>
              <td className="num">{most}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
