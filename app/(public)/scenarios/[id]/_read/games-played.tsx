import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { LocalDay } from "@/app/_frame/local-day";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Facts } from "@/app/_ui/facts";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { SideView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { listResults } from "@/lib/usecases/belle-alliance/game/list-results";
import { Fold } from "./fold";
import { PartTitle } from "./part-title";
import { RemoveFromReport } from "./remove-from-report";
import { ReportPictures } from "./report-pictures";
import { resultWords } from "./result-words";
import { SMALL_PROSE } from "./small-prose";
import { WinShares } from "./win-shares";

type Results = Awaited<ReturnType<typeof listResults>>;
type Side = Pick<SideView, "id" | "name" | "colour">;

interface PlayedProps {
  readonly id: string;
  readonly sides: readonly Side[];
  /** Whether the reader may remove words and pictures from the reports. */
  readonly moderates: boolean;
}

/** How the games of a scenario went, whose results count; nothing before the first. */
export async function GamesPlayed({ id, sides, moderates }: PlayedProps) {
  const results = await listResults(await currentContext(), { id });
  const { played, draws, wins, usualBounds, usualHours, items } = results;
  if (played === 0) return null;
  const t = await getTranslations("scenarioGame.played");
  const decided = draws + wins.reduce((sum, each) => sum + each.wins, 0);
  return (
    <section id="played" className="scroll-mt-14" aria-labelledby="played-title">
      <h2 className="mb-2" id="played-title">
        {t("title")}
      </h2>
      <Facts>
        <span>{t("count", { count: played })}</span>
        {usualBounds !== null && <span>{t("usualBounds", { count: usualBounds })}</span>}
        {usualHours !== null && <span>{t("usualHours", { count: usualHours })}</span>}
        <span>{t("draws", { count: draws })}</span>
      </Facts>
      {decided > 0 && (
        <WinShares
          games={decided}
          sides={wins.map(({ side: id, ...won }) => {
            const side = sides.find((each) => each.id === id);
            return { ...won, id, name: side?.name ?? id, colour: side?.colour };
          })}
        />
      )}
      <p className="mt-3 mb-2 text-ink-2 text-sm">{t("spoiler")}</p>
      <ClientMessages namespaces={["scenarioGame", "errors"]}>
        <Reports id={id} items={items} sides={sides} moderates={moderates} />
      </ClientMessages>
    </section>
  );
}

async function Reports({ id, items, sides, moderates }: PlayedProps & Pick<Results, "items">) {
  const t = await getTranslations("scenarioGame.played");
  const { outcome, facts } = await resultWords(sides);
  return (
    <ul className="grid gap-2">
      {items.map(
        ({
          id: reportId,
          report,
          wouldChange,
          pictures,
          release,
          version,
          variant,
          seats,
          ...result
        }) => (
          <li key={reportId} className="border border-rule bg-sheet px-3 py-2">
            <Facts className="text-sm">
              <b>{outcome(result)}</b>
              {facts(result).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              <LocalDay instant={result.recordedAt.toISOString()} />
              <span>
                {release === null ? t("version", { version }) : t("release", { number: release })}
              </span>
              {variant !== null && <span>{variant}</span>}
              <span>{t("seats", { count: seats })}</span>
            </Facts>
            {(report || wouldChange || pictures.length > 0) && (
              <Fold
                className="-mx-3 mt-1"
                lineClass="min-h-11"
                line={t("reportOf", { outcome: outcome(result) })}
              >
                <div className="px-3 pb-2">
                  {report && <MarkdownView text={report} topLevel={4} className={SMALL_PROSE} />}
                  <ReportPictures
                    pictures={pictures}
                    hrefOf={(picture) => `/api/v1/scenarios/${id}/results/pictures/${picture}`}
                    below={({ id: pictureId, words }) =>
                      moderates && (
                        <RemoveFromReport
                          what={{ picture: pictureId, scenario: id }}
                          words={words}
                        />
                      )
                    }
                  />
                  {wouldChange && (
                    <>
                      <PartTitle>{t("wouldChange")}</PartTitle>
                      <MarkdownView text={wouldChange} topLevel={4} className={SMALL_PROSE} />
                    </>
                  )}
                  {moderates && (report || wouldChange) && (
                    <RemoveFromReport
                      what={{ report: reportId, scenario: id }}
                      words={outcome(result)}
                    />
                  )}
                </div>
              </Fold>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
