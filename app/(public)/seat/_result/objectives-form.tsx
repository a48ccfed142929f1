"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { NumberField } from "@/app/_ui/number-field";
import type { NewResult } from "@/lib/domain/belle-alliance/game/result";
import {
  levelByPoints,
  pointsOf,
  winnerByPoints,
} from "@/lib/domain/belle-alliance/scenario/victory/score";
import type { VictoryView } from "@/lib/domain/belle-alliance/scenario/victory/victory-view";

const MOST_BOUNDS = 200;

interface ObjectivesFormProps {
  readonly victory: VictoryView;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly result: NewResult;
  readonly onChange: (fields: Partial<NewResult>) => void;
}

/** Who fulfilled which objectives; their points are added up, and what they amount to can be taken over. */
export function ObjectivesForm({ victory, sides, result, onChange }: ObjectivesFormProps) {
  const t = useTranslations("victory.result");
  const words = useTranslations("scenarioGame.result");
  const { objectives } = victory;
  const nameOf = (id: string) => sides.find((side) => side.id === id)?.name ?? "";
  const timesOf = (objective: string, side: string) =>
    result.objectives.find((each) => each.objective === objective && each.side === side)?.times ??
    0;
  const set = (objective: string, side: string, times: number) => {
    const others = result.objectives.filter(
      (each) => each.objective !== objective || each.side !== side,
    );
    const fulfilled = times > 0 ? [...others, { objective, side, times }] : others;
    onChange({ objectives: fulfilled, points: [...summed(fulfilled)] });
  };
  const summed = (fulfilled: NewResult["objectives"]) =>
    sides.map(({ id }) => ({ side: id, points: pointsOf(id, fulfilled, objectives) }));
  const points = new Map(result.points.map((each) => [each.side, each.points]));
  const winner = winnerByPoints(points);
  const level = levelByPoints(points, victory);
  const outcome = [winner === null ? words("draw") : words("won", { side: nameOf(winner) })];
  if (level) outcome.push(level.name);
  return (
    <fieldset className="grid w-full max-w-140 gap-2 border border-rule bg-sheet px-3 py-2">
      <legend className="px-1 font-semibold">{t("title")}</legend>
      <p className="text-ink-2 text-sm">{t("lead")}</p>
      {objectives.flatMap(({ id, name, counts, worth }) =>
        worth
          .filter(({ side }) => nameOf(side))
          .map(({ side, points: each }) =>
            counts === "each-bound" ? (
              <NumberField
                key={`${id} ${side}`}
                label={t("times", { name, side: nameOf(side) })}
                value={timesOf(id, side)}
                minValue={0}
                maxValue={MOST_BOUNDS}
                onCommit={(times) => set(id, side, times ?? 0)}
              />
            ) : (
              <Checkbox
                key={`${id} ${side}`}
                isSelected={timesOf(id, side) > 0}
                onChange={(isGot) => set(id, side, Number(isGot))}
              >
                {t("got", { name, side: nameOf(side), points: each })}
              </Checkbox>
            ),
          ),
      )}
      {points.size > 0 && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{t("proposed", { outcome: outcome.join(", ") })}</span>
          <Button
            onPress={() => onChange({ winner: winner ?? DRAW, level: level?.name ?? result.level })}
          >
            {t("take")}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

/** As in `lib/domain/belle-alliance/game/result.ts`, whose schemas the page need not load. */
const DRAW = "draw";
