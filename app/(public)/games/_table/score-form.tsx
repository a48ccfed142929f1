"use client";

import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { InlineFinding } from "@/app/_ui/finding-row";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { otherSeat, SEATS, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import {
  GROUNDS,
  type Ground,
  HOLDS,
  leavesOutHalfLost,
  type ScoreSheet,
  sheetWithEnemyBases,
} from "@/lib/rules/bogowie-wojny/victory";
import { type GameJson, useGame } from "./use-game";

export type Sheets = Readonly<Record<Seat, ScoreSheet>>;

const NOTHING: ScoreSheet = {
  enemyBases: 0,
  operationalBase: false,
  mainObjective: "none",
  firstSecondary: "none",
  secondSecondary: "none",
  generalsKilled: 0,
  seniorsKilled: 0,
  enemyHalfLost: false,
  enemyMoraleBroken: false,
  fewerLosses: false,
};

/** The sheets of the current score, or empty ones. */
export function sheetsToBeginWith(score: GameJson["score"]): Sheets {
  return score?.sheets ?? { a: NOTHING, b: NOTHING };
}

interface ScoreFormProps {
  readonly sheets: Sheets;
  readonly onChange: (sheets: Sheets) => void;
  readonly onPutAside: () => void;
  /** Called when the score was sent or discarded. */
  readonly onDone: () => void;
}

/** Both players' sheets, side by side: if one player takes something, the other cannot have it. */
export function ScoreForm({ sheets, onChange, onPutAside, onDone }: ScoreFormProps) {
  const t = useTranslations("game.score");
  const { move, isMoving } = useGame();
  const change = (seat: Seat, sheet: ScoreSheet) => {
    const other = otherSeat(seat);
    onChange({
      ...sheets,
      [seat]: sheet,
      [other]: sheetWithoutTaken(sheets[other], sheet),
    } as Sheets);
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await move({ move: "propose-score", ...sheets })) onDone();
  };
  return (
    <form data-score-form className="mt-3 grid gap-3" onSubmit={(event) => void send(event)}>
      <div className="grid gap-4 tablet:grid-cols-2">
        {SEATS.map((seat) => (
          <SheetFields
            key={seat}
            seat={seat}
            sheet={sheets[seat]}
            onChange={(sheet) => change(seat, sheet)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" isPending={isMoving}>
          {t("propose")}
        </Button>
        <Button onPress={onPutAside}>{t("putAside")}</Button>
        <Button look="bare" onPress={onDone}>
          {t("discard")}
        </Button>
      </div>
    </form>
  );
}

interface SheetProps {
  readonly seat: Seat;
  readonly sheet: ScoreSheet;
}

interface SheetFieldsProps extends SheetProps {
  readonly onChange: (sheet: ScoreSheet) => void;
}

const COUNTS = ["enemyBases", "generalsKilled", "seniorsKilled"] as const;
const FACTS = ["operationalBase", "enemyHalfLost", "enemyMoraleBroken", "fewerLosses"] as const;
const MAX_COMMANDERS = 99;

/** Returns a function that says what the scenario calls a piece of ground; null for one that it does not have, otherwise empty. */
export function useGroundName(): (ground: Ground | undefined) => string | null {
  const { grounds } = useGame();
  return (ground) => (grounds && ground ? grounds[ground] : "");
}

/** One player's achievements against the other [12.2]. */
function SheetFields({ seat, sheet, onChange }: SheetFieldsProps) {
  const t = useTranslations("game.score");
  const { game } = useGame();
  const nameOf = useGroundName();
  const enemyBases = game.seats[otherSeat(seat)]?.bases ?? 0;
  const changeCount = (count: (typeof COUNTS)[number], value: number) =>
    onChange(
      count === "enemyBases"
        ? sheetWithEnemyBases(sheet, { lost: value, all: enemyBases })
        : { ...sheet, [count]: value },
    );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 content-start gap-3 rounded-md border border-rule bg-sheet p-4">
      <legend className="float-start mb-2 font-semibold">
        {t("by", { player: game.seats[seat]?.player ?? "" })}
      </legend>
      {COUNTS.map((count) => (
        <NumberField
          key={count}
          label={t(`field.${count}`)}
          look="stepper"
          minValue={0}
          maxValue={count === "enemyBases" ? enemyBases : MAX_COMMANDERS}
          value={sheet[count]}
          onCommit={(value) => changeCount(count, value ?? 0)}
        />
      ))}
      {GROUNDS.map((ground) => {
        const name = nameOf(ground);
        return name === null ? null : (
          <Segmented
            key={ground}
            label={name ? `${t(`field.${ground}`)}: ${name}` : t(`field.${ground}`)}
            full
            value={sheet[ground]}
            segments={HOLDS.map((value) => ({ value, label: t(`hold.${value}`) }))}
            onChange={(value) => onChange({ ...sheet, [ground]: value })}
          />
        );
      })}
      {FACTS.map((fact) => (
        <Checkbox
          key={fact}
          isSelected={sheet[fact]}
          onChange={(value) => onChange({ ...sheet, [fact]: value })}
        >
          {t(`field.${fact}`)}
        </Checkbox>
      ))}
      <div role="status">
        <HalfLostLeftOut seat={seat} sheet={sheet} />
      </div>
    </fieldset>
  );
}

/** Warns where a player's sheet takes all of the enemy's bases but leaves out half their units [12.2]. */
export function HalfLostLeftOut({ seat, sheet }: SheetProps) {
  const t = useTranslations("game.score");
  const enemy = useGame().game.seats[otherSeat(seat)];
  if (!leavesOutHalfLost(sheet, enemy?.bases ?? 0)) return null;
  return (
    <InlineFinding look="warning">
      {t("halfLostLeftOut", { player: enemy?.player ?? "" })}
    </InlineFinding>
  );
}

/** The other player's sheet without anything that only one player can have and `taken` has [12.2]. */
function sheetWithoutTaken(sheet: ScoreSheet, taken: ScoreSheet): ScoreSheet {
  const ground = (name: "mainObjective" | "firstSecondary" | "secondSecondary") =>
    taken[name] === "none" ? sheet[name] : "none";
  return {
    ...sheet,
    mainObjective: ground("mainObjective"),
    firstSecondary: ground("firstSecondary"),
    secondSecondary: ground("secondSecondary"),
    fewerLosses: sheet.fewerLosses && !taken.fewerLosses,
  };
}
