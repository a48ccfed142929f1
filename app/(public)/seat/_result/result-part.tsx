import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Facts } from "@/app/_ui/facts";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { clientAddress } from "@/lib/auth/client-address";
import type { GameHead } from "@/lib/domain/belle-alliance/game/seat-view";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { readResult } from "@/lib/usecases/belle-alliance/game/read-result";
import { PartTitle } from "../../scenarios/[id]/_read/part-title";
import { RemoveFromReport } from "../../scenarios/[id]/_read/remove-from-report";
import { ReportPictures } from "../../scenarios/[id]/_read/report-pictures";
import { resultWords } from "../../scenarios/[id]/_read/result-words";
import { SMALL_PROSE } from "../../scenarios/[id]/_read/small-prose";
import type { WhichGame } from "../_umpire/use-umpire";
import { Agree } from "./agree";
import { PictureForm } from "./picture-form";
import { ResultForm } from "./result-form";

interface ResultProps {
  readonly which: WhichGame;
  readonly game: GameHead;
  /** The scenario as this reader may see it. */
  readonly scenario: Pick<ScenarioView, "sides" | "victory">;
  /** The side whose seat it is; null for umpires. */
  readonly ownSide: string | null;
}

/** What became of a game that has ended: to record, to read and to agree to. */
export async function ResultPart({ which, game, scenario, ownSide }: ResultProps) {
  if (!game.isOver || game.bound === 0) return null;
  const t = await getTranslations("scenarioGame.result");
  const { result, sides: seated, pictures } = await load(which);
  const named = scenario.sides.map(({ id, name }) => ({ id, name }));
  const { nameOf, outcome, facts } = await resultWords(named);
  const awaited = seated.filter((id) => !result?.agreedBy.includes(id));
  return (
    <section aria-labelledby="result">
      <h2 id="result">{t("title")}</h2>
      {!result?.agreedAt && (
        <p className="text-ink-2">{t(seated.length > 1 ? "lead" : "noSides")}</p>
      )}
      {result && (
        <div className="grid gap-2 border border-rule bg-sheet px-3 py-2">
          <Facts>
            <b>{outcome(result)}</b>
            {facts(result).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Facts>
          {result.report && (
            <MarkdownView text={result.report} topLevel={4} className={SMALL_PROSE} />
          )}
          {result.wouldChange && (
            <div>
              <PartTitle>{t("wouldChange")}</PartTitle>
              <MarkdownView text={result.wouldChange} topLevel={4} className={SMALL_PROSE} />
            </div>
          )}
          <ReportPictures
            pictures={pictures}
            hrefOf={(id) =>
              `/api/v1/games/${which.id}/result/pictures/${id}${which.query ? `?seat=${which.query.seat}` : ""}`
            }
            below={(picture) =>
              picture.mayRemove && (
                <RemoveFromReport
                  what={{ picture: picture.id, game: which.id, query: which.query }}
                  words={picture.words}
                />
              )
            }
          />
          {!result.agreedAt && <PictureForm which={which} count={pictures.length} />}
          {result.agreedAt && <p>{t("counts")}</p>}
          {!result.agreedAt && awaited.length > 0 && (
            <p className="text-ink-2">{t("awaits", { sides: awaited.map(nameOf).join(", ") })}</p>
          )}
          {result.agreedAt && awaited.length > 0 && (
            <p className="text-ink-2">
              {t("withdrawn", { sides: awaited.map(nameOf).join(", ") })}
            </p>
          )}
          {ownSide !== null && (result.agreedAt || awaited.includes(ownSide)) && (
            <Agree
              which={which}
              version={result.version}
              side={nameOf(ownSide)}
              agrees={!awaited.includes(ownSide)}
            />
          )}
        </div>
      )}
      {!result?.agreedAt && (
        <ResultForm
          key={result?.version}
          which={which}
          sides={named}
          victory={scenario.victory}
          recorded={result}
          bounds={game.bound}
        />
      )}
    </section>
  );
}

async function load({ id, query }: WhichGame) {
  const context = await currentContext();
  if (!query) return readResult(context, { id });
  const address = clientAddress({ headers: await headers() }, context.trustedProxies);
  return readResult(context, { id, seat: { key: query.seat, address } });
}
