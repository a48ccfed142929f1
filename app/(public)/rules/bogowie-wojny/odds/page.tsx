import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHead } from "@/app/(public)/_reading/page-head";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import { groupBy } from "@/lib/domain/document/group-by";
import type { Language } from "@/lib/domain/document/language";
import { listBogowieWojnyTables } from "@/lib/usecases/bogowie-wojny/rules/tables";
import { AnswerParts } from "../../_odds/answer-parts";
import { askBwOdds } from "../../_odds/bogowie-wojny/ask";
import { BwOddsForm } from "../../_odds/bogowie-wojny/form";
import { chosenLists, offeredLists, regimentFinders } from "../../_odds/bogowie-wojny/lists";
import { BW_ODDS_PAGES, type BwOddsPage, bwPageNamed } from "../../_odds/bogowie-wojny/pages";
import { bwShapesShown, readBwParams } from "../../_odds/bogowie-wojny/read-params";
import { FactorSums } from "../../_odds/factor-sums";
import { NoAnswer, OddsAside } from "../../_odds/odds-aside";
import { RollLinks } from "../../_odds/roll-links";
import { HeadList } from "../../_tables/head-list";
import { AsideTitle, JumpToAside } from "../../_tables/rules-aside";
import { RulesFrame } from "../../_tables/rules-frame";
import type { SearchParams } from "../../_tables/search-params";
import { bogowieWojnyWords } from "../../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bwOdds");
  const common = await getTranslations("common");
  return { title: `${t("name")}, ${common("system.bogowie-wojny")}` };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** The exact odds of a roll of Bogowie Wojny: its circumstances next to the possible results. */
export default async function BogowieWojnyOddsPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("bwOdds");
  const terms = await getTranslations("bogowieWojny");
  const page = bwPageNamed(params.roll);
  const chosen = await chosenLists(params, bwShapesShown(params, page));
  const asked = readBwParams(params, page, regimentFinders(chosen));
  const lists = await offeredLists(Object.values(chosen));
  const language = (await getLocale()) as Language;
  const { answer, ...said } = await askBwOdds(asked, { words, language });
  return (
    <RulesFrame
      system="bogowie-wojny"
      current="odds"
      asideWidth="wide"
      aside={<AnswerAside answer={answer} page={page} />}
    >
      <PageHead>
        <div>
          <p className="text-ink-3">{terms("system")}</p>
          <h1>{words("name")}</h1>
          <JumpToAside id="answer">{t("toAnswer")}</JumpToAside>
        </div>
      </PageHead>
      <RollLinks label={t("roll")} current={page.id} links={await linksToRolls()} />
      <BwOddsForm asked={asked} said={said} lists={lists} chosen={chosen} />
    </RulesFrame>
  );
}

async function linksToRolls() {
  const words = await getTranslations("bwOdds.rolls");
  return BW_ODDS_PAGES.map(({ id, chapter }) => ({
    id,
    number: chapter,
    label: words(id),
    query: { roll: id },
  }));
}

interface AnswerAsideProps {
  readonly answer: BwOddsAnswer | null;
  readonly page: BwOddsPage;
}

async function AnswerAside({ answer, page }: AnswerAsideProps) {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("bwOdds.rolls");
  return (
    <OddsAside title={words(page.id)}>
      {answer ? <BwOddsAnswerView answer={answer} /> : <NoAnswer>{t("notPossible")}</NoAnswer>}
      <DecidingTables page={page} />
    </OddsAside>
  );
}

/** Less wanted distributions, folded below the others. */
const FURTHER = ["hits", "displacement", "firstThrow"];
const FURTHER_OF_PARTY = /^(attacker|defender)\d?BasesLost$/;

/** The odds of a roll of Bogowie Wojny. */
async function BwOddsAnswerView({ answer }: { readonly answer: BwOddsAnswer }) {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("bwOdds");
  const lines = answer.casts.map(({ partyLabel, text }) => ({ label: partyLabel, text }));
  const further = answer.distributions
    .map(({ id }) => id)
    .filter((id) => FURTHER.includes(id) || FURTHER_OF_PARTY.test(id));
  return (
    <AnswerParts answer={answer} further={further} lines={lines} remarked={words("remarked")}>
      {answer.factors.length > 0 && (
        <section>
          <AsideTitle>{t("counted")}</AsideTitle>
          <FactorSums sums={sumsOf(answer)} />
        </section>
      )}
    </AnswerParts>
  );
}

function sumsOf({ factors }: BwOddsAnswer) {
  return [...groupBy(factors, ({ party }) => party)].map(([id, own]) => ({
    id,
    heading: own[0]?.partyLabel ?? "",
    factors: own,
  }));
}

async function DecidingTables({ page }: Pick<AnswerAsideProps, "page">) {
  const t = await getTranslations("bwOdds");
  const heads = listBogowieWojnyTables(await bogowieWojnyWords());
  const deciding = heads.filter(({ id }) => page.tables.includes(id));
  if (deciding.length === 0) return null;
  return (
    <section>
      <AsideTitle>{t("toTables")}</AsideTitle>
      <HeadList heads={deciding} />
    </section>
  );
}
