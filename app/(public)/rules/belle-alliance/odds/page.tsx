import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/app/(public)/_reading/page-head";
import type { OddsAnswer } from "@/lib/domain/odds-answer/answer";
import { askOdds } from "../../_odds/ask-odds";
import { OddsAnswerView } from "../../_odds/odds-answer";
import { NoAnswer, OddsAside } from "../../_odds/odds-aside";
import { OddsForm } from "../../_odds/odds-form";
import { type OddsParams, pageNamed, readParams, type UnitFinder } from "../../_odds/read-params";
import { RollLinks } from "../../_odds/roll-links";
import { ODDS_PAGES, type OddsPage, type OddsPageId, pageOfArm } from "../../_odds/rolls";
import { chosenScenario, offeredScenarios, unitFinder } from "../../_odds/scenarios";
import { JumpToAside } from "../../_tables/rules-aside";
import { RulesFrame } from "../../_tables/rules-frame";
import { type SearchParams, textOf } from "../../_tables/search-params";
import { belleAllianceWords } from "../../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules.odds");
  return { title: t("name") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** The exact odds of a roll: its circumstances next to the possible results. */
export default async function OddsPageView({ searchParams }: PageProps) {
  const params = await searchParams;
  const t = await getTranslations("rules.odds");
  const rules = await getTranslations("rules");
  const scenario = await chosenScenario(params.scenario);
  const unitOf = unitFinder(scenario);
  const page = pageFor(params, unitOf);
  const asked = readParams(params, { page, unitOf });
  const { answer, ...said } = askOdds(asked, {
    words: await belleAllianceWords(),
    faultWords: await getTranslations("rules.odds.faults"),
  });
  return (
    <RulesFrame
      system="belle-alliance"
      current="odds"
      asideWidth="wide"
      aside={<AnswerAside answer={answer} asked={asked} />}
    >
      <PageHead>
        <div>
          <p className="text-sm text-ink-3">{rules("edition.belle-alliance")}</p>
          <h1>{t("name")}</h1>
          <JumpToAside id="answer">{t("toAnswer")}</JumpToAside>
        </div>
      </PageHead>
      <RollNav current={page.id} params={params} />
      <OddsForm
        asked={asked}
        said={said}
        scenario={scenario}
        scenarios={await offeredScenarios(scenario)}
      />
    </RulesFrame>
  );
}

/** Parameters kept when changing to another roll: the scenario and the units picked from it. */
const KEPT = ["scenario", "a.unit", "b.unit"] as const;

interface RollNavProps {
  readonly current: OddsPageId;
  readonly params: SearchParams;
}

/** Chooses the roll. */
async function RollNav({ current, params }: RollNavProps) {
  const t = await getTranslations("rules.odds");
  const links = ODDS_PAGES.map(({ id, table }) => ({
    id,
    number: t("tableNumber", { n: table }),
    label: t(`rolls.${id}`),
    query: queryFor(id, params),
  }));
  return <RollLinks label={t("roll")} current={current} links={links} />;
}

function queryFor(roll: OddsPageId, params: SearchParams): Record<string, string> {
  const kept = KEPT.map((name) => [name, params[name]]).filter(
    ([, value]) => typeof value === "string" && value !== "",
  );
  return { roll, ...Object.fromEntries(kept) };
}

interface AnswerAsideProps {
  readonly answer: OddsAnswer | null;
  readonly asked: OddsParams;
}

async function AnswerAside({ answer, asked }: AnswerAsideProps) {
  const t = await getTranslations("rules.odds");
  return (
    <OddsAside title={t(`rolls.${asked.page.id}`)}>
      {answer ? (
        <OddsAnswerView answer={answer} asked={asked} />
      ) : (
        <NoAnswer>{t("notPossible")}</NoAnswer>
      )}
    </OddsAside>
  );
}

/** The roll named in the address; by default the most likely one for the picked unit's arm. */
function pageFor(params: SearchParams, unitOf: UnitFinder): OddsPage {
  const unit = unitOf(textOf(params["a.unit"]));
  const likeliest = ODDS_PAGES.find(({ id }) => id === pageOfArm(unit?.arm));
  return pageNamed(params.roll) ?? likeliest ?? ODDS_PAGES[0];
}
