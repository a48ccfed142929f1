"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { NewResult } from "@/lib/domain/belle-alliance/game/result";
import type { VictoryView } from "@/lib/domain/belle-alliance/scenario/victory/victory-view";
import { LIMITS } from "@/lib/domain/document/limits";
import { useUmpire, type WhichGame } from "../_umpire/use-umpire";
import { ObjectivesForm } from "./objectives-form";

interface ResultFormProps {
  readonly which: WhichGame;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  /** What decides the game, as far as this reader may know. */
  readonly victory: VictoryView | null;
  readonly recorded: NewResult | null;
  /** The last bound that was opened. */
  readonly bounds: number;
}

/** As in `lib/domain/belle-alliance/game/result.ts`, whose schemas the page need not load. */
const DRAW = "draw";
/** The choice that stands for no outcome; no side's id can look like it. */
const UNDECIDED = "";
const MOST_BOUNDS = 200;
const MOST_HOURS = 1_000;

/** The form in which a result is recorded or changed; what is typed is kept until it is sent. */
export function ResultForm({ which, sides, victory, recorded, bounds }: ResultFormProps) {
  const t = useTranslations("scenarioGame.result");
  const { isSending, send } = useUmpire();
  const [draft, keep] = useStoredDraft<NewResult>(`game-result ${which.id}`);
  // A draft may have been kept before results had objectives.
  const result = { ...BLANK, bounds, ...(draft ?? recorded) };
  const change = (fields: Partial<NewResult>) => keep({ ...result, ...fields });
  const record = async () => {
    const body = result;
    if (!(await send(() => callApi("PUT /games/{id}/result", { ...which, body })))) return;
    keep(null);
    toast({ text: t("recorded") });
  };
  const pointsOf = (id: string) => result.points.find(({ side }) => side === id)?.points ?? null;
  const setPoints = (side: string, points: number | null) => {
    const others = result.points.filter((each) => each.side !== side);
    change({ points: points === null ? others : [...others, { side, points }] });
  };
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      {victory && victory.objectives.length > 0 && (
        <ObjectivesForm victory={victory} sides={sides} result={result} onChange={change} />
      )}
      <Select
        label={t("winner")}
        value={result.winner ?? UNDECIDED}
        choices={[
          { value: UNDECIDED, label: t("undecided") },
          ...sides.map(({ id, name }) => ({ value: id, label: name })),
          { value: DRAW, label: t("draw") },
        ]}
        onChange={(winner) => change({ winner: winner === UNDECIDED ? null : winner })}
      />
      <LevelFields
        names={victory?.levels.map(({ name }) => name) ?? []}
        level={result.level}
        onChange={(level) => change({ level })}
      />
      <div className="flex flex-wrap gap-3">
        {sides.map(({ id, name }) => (
          <NumberField
            key={id}
            label={t("points", { side: name })}
            value={pointsOf(id)}
            onCommit={(points) => setPoints(id, points)}
          />
        ))}
        <NumberField
          label={t("bounds")}
          value={result.bounds}
          minValue={1}
          maxValue={MOST_BOUNDS}
          onCommit={(count) => change({ bounds: count })}
        />
        <NumberField
          label={t("hours")}
          value={result.hours}
          minValue={0.25}
          maxValue={MOST_HOURS}
          step={0.25}
          onCommit={(hours) => change({ hours })}
        />
      </div>
      <TextField
        className="w-full"
        label={t("report")}
        hint={t("reportHint")}
        rows={6}
        value={result.report}
        onChange={(report) => change({ report })}
        maxLength={LIMITS.textLength}
      />
      <TextField
        className="w-full"
        label={t("wouldChange")}
        rows={3}
        value={result.wouldChange}
        onChange={(wouldChange) => change({ wouldChange })}
        maxLength={LIMITS.textLength}
      />
      <Button type="submit" isPending={isSending}>
        {t(recorded ? "change" : "record")}
      </Button>
    </form>
  );
}

interface LevelFieldsProps {
  /** The levels of the scenario. */
  readonly names: readonly string[];
  readonly level: string;
  readonly onChange: (level: string) => void;
}

/** The choice that stands for words of one's own; no level is called so. */
const OWN = "";

/** One of the scenario's levels of victory, or words of one's own. */
function LevelFields({ names, level, onChange }: LevelFieldsProps) {
  const t = useTranslations("scenarioGame.result");
  const words = useTranslations("victory.result");
  const isNamed = names.includes(level);
  return (
    <div className="grid w-full max-w-140 gap-3">
      {names.length > 0 && (
        <Select
          label={words("levelChoice")}
          value={isNamed ? level : OWN}
          choices={[
            ...names.map((name) => ({ value: name, label: name })),
            { value: OWN, label: words("own") },
          ]}
          onChange={onChange}
        />
      )}
      {!isNamed && (
        <TextField
          label={t("level")}
          hint={t("levelHint")}
          value={level}
          onChange={onChange}
          maxLength={LIMITS.nameLength}
        />
      )}
    </div>
  );
}

const BLANK: Omit<NewResult, "bounds"> = {
  winner: null,
  level: "",
  points: [],
  objectives: [],
  hours: null,
  report: "",
  wouldChange: "",
};
