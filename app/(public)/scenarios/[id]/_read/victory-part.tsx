import { getTranslations } from "next-intl/server";
import { Swatch } from "@/app/_map/swatch";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  knownToWords,
  whatWords,
} from "@/lib/domain/belle-alliance/scenario/victory/objective-words";
import { PartTitle } from "./part-title";

type Victory = NonNullable<ScenarioView["victory"]>;

interface VictoryProps {
  readonly view: Pick<ScenarioView, "victory" | "sides" | "language">;
}

/** The objectives and levels of victory that the reader may know; nothing if there are none. */
export async function VictoryPart({ view: { victory, sides, language } }: VictoryProps) {
  if (!victory) return null;
  const t = await getTranslations("victory");
  return (
    <div>
      <PartTitle>{t("title")}</PartTitle>
      {victory.objectives.length > 0 && (
        <>
          <ol className="divide-y divide-rule border-rule border-y text-sm">
            {victory.objectives.map((objective, i) => (
              <Objective key={objective.id} {...{ objective, n: i + 1, sides, language }} />
            ))}
          </ol>
          <p className="mt-1 text-ink-3 text-xs">{t("rulesSilent")}</p>
        </>
      )}
      <Levels victory={victory} sides={sides} language={language} />
    </div>
  );
}

type Sides = ScenarioView["sides"];

interface ObjectiveProps {
  readonly objective: Victory["objectives"][number];
  readonly n: number;
  readonly sides: Sides;
  readonly language: string;
}

async function Objective({ objective, n, sides, language }: ObjectiveProps) {
  const t = await getTranslations("victory");
  const speaking = {
    say: t,
    n,
    sideName: (id: string) => sides.find((side) => side.id === id)?.name ?? "",
  };
  const said = [whatWords(objective, speaking), t(`counts.${objective.counts}`)];
  const secret = knownToWords(objective, speaking);
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 py-1.5 max-tablet:grid-cols-[1.5rem_minmax(0,1fr)]">
      <span className="text-end text-ink-3 tabular-nums">{n}</span>
      <span className="wrap-anywhere">
        <b lang={language}>{objective.name}</b>
        <small className="block text-ink-2">{said.filter(Boolean).join(" · ")}</small>
        {objective.note && (
          <small className="block text-ink-2" lang={language}>
            {objective.note}
          </small>
        )}
        {secret && <small className="block text-brass">{secret}</small>}
      </span>
      <span className="flex flex-col items-start gap-0.5 whitespace-nowrap max-tablet:col-start-2 max-tablet:flex-row max-tablet:flex-wrap max-tablet:gap-x-3">
        {objective.worth.map(({ side: id, points }) => {
          const side = sides.find((each) => each.id === id);
          if (!side) return null;
          return (
            <small key={id} className="flex items-center gap-1.5 tabular-nums">
              <Swatch colour={side.colour} />
              {t("worth", { side: side.name, points })}
            </small>
          );
        })}
      </span>
    </li>
  );
}

interface LevelsProps {
  readonly victory: Victory;
  readonly sides: Sides;
  readonly language: string;
}

async function Levels({ victory: { levels, levelsBy }, sides, language }: LevelsProps) {
  if (levels.length === 0) return null;
  const t = await getTranslations("victory.levels");
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
      {levels.map(({ id, name, threshold, sideId }) => {
        const side = sides.find((each) => each.id === sideId);
        return (
          <div key={id} className="contents">
            <dt className="font-semibold" lang={language}>
              {name}
            </dt>
            <dd className="text-ink-2">
              {t(levelsBy, { threshold })}
              {side && `, ${t("only", { side: side.name })}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
