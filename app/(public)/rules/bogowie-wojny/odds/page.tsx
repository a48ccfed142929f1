import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { currentWorkCaller } from "@/lib/auth/session-gate";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import { bwShapesShown, readBwOdds } from "@/lib/domain/bogowie-wojny/odds/form";
import { BW_ODDS_PAGES, type BwOddsPage, bwPageNamed } from "@/lib/domain/bogowie-wojny/odds/pages";
import { bwOddsQuestionSchema } from "@/lib/domain/bogowie-wojny/odds/question";
import { groupBy } from "@/lib/domain/document/group-by";
import { questionOf } from "@/lib/domain/odds-answer/form";
import { listBogowieWojnyTables } from "@/lib/usecases/bogowie-wojny/rules/tables";
import { workOutBogowieWojnyOdds } from "@/lib/usecases/bogowie-wojny/rules/work-out-odds";
import { AnswerParts } from "../../_odds/answer-parts";
import { askOdds, type OddsIssue } from "../../_odds/ask-odds";
import { formWords } from "../../_odds/bogowie-wojny/form-words";
import {
  chosenLists,
  offeredLists,
  RegimentPick,
  regimentFinder,
} from "../../_odds/bogowie-wojny/lists";
import { FactorSums } from "../../_odds/factor-sums";
import { OddsForm } from "../../_odds/odds-form";
import { OddsFrame } from "../../_odds/odds-frame";
import { HeadList } from "../../_tables/head-list";
import { AsideTitle } from "../../_tables/rules-aside";
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

/** The exact odds of a roll of Bogowie Wojny. */
export default async function BogowieWojnyOddsPage({ searchParams }: PageProps) {
  const params = await searchParams;
  const words = await getTranslations("bwOdds");
  const terms = await getTranslations("bogowieWojny");
  const language = await getLocale();
  const page = bwPageNamed(params.roll);
  const chosen = await chosenLists(params, bwShapesShown(params, page));
  const parties = readBwOdds(params, page, regimentFinder(chosen));
  const lists = await offeredLists(chosen);
  const caller = await currentWorkCaller();
  const { answer, ...said } = await askOdds({
    parties,
    question: { roll: page.id, ...questionOf(parties) },
    schema: bwOddsQuestionSchema,
    answer: (question) => workOutBogowieWojnyOdds(question, { language, on: "page" }, caller),
    faultText: (issue) => {
      const { key, values } = faultWords(issue);
      return words(key, values);
    },
  });
  return (
    <OddsFrame
      system="bogowie-wojny"
      edition={<p className="text-ink-3">{terms("system")}</p>}
      name={words("name")}
      roll={page.id}
      links={await linksToRolls()}
      answer={answer && <BwOddsAnswerView answer={answer} />}
      besides={<DecidingTables page={page} />}
    >
      <OddsForm
        roll={page.id}
        parties={parties}
        words={await formWords(page, parties)}
        said={said}
        pickFor={(party) =>
          party.shape.role !== null && (
            <RegimentPick
              party={party}
              chosen={chosen.get(party.shape.key) ?? null}
              lists={lists}
            />
          )
        }
      />
    </OddsFrame>
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

/** Rule faults that a form can produce; its only other faults are numbers. */
const FAULTS = [
  "exclusive-rows",
  "not-possible",
  "ball-into-gully",
  "contradiction",
  "more-than-unit",
  "endurance-needed",
  "bases-needed",
  "damage-too-great",
  "too-many-dice",
  "no-battery",
  "own-division",
  "too-difficult",
  "other-arm",
  "whose-flank",
  "more-sides",
  "more-than-thrown",
];

function faultWords({ code, field }: OddsIssue) {
  if (FAULTS.includes(code)) return { key: `fault.${code}` };
  const { least, most } = field?.takes.kind === "number" ? field.takes : { least: 0, most: 0 };
  return { key: "fault.range", values: { least, most } };
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

async function DecidingTables({ page }: { readonly page: BwOddsPage }) {
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
