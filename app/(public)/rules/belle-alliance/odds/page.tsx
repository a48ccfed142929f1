import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NativeTick } from "@/app/_ui/native-tick";
import { oddsQuestionOf, pageFor, readOdds } from "@/lib/domain/belle-alliance/odds/form";
import { ODDS_PAGES, type OddsPage } from "@/lib/domain/belle-alliance/odds/pages";
import { oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import { answerOdds } from "@/lib/usecases/belle-alliance/rules/answer-odds";
import { askOdds, type OddsIssue } from "../../_odds/ask-odds";
import { OddsAnswerView } from "../../_odds/belle-alliance/answer";
import { formWords } from "../../_odds/belle-alliance/form-words";
import {
  chosenScenario,
  offeredScenarios,
  ScenarioPick,
  ScenarioUnitPick,
  unitFinder,
} from "../../_odds/belle-alliance/scenarios";
import { OddsForm } from "../../_odds/odds-form";
import { OddsFrame } from "../../_odds/odds-frame";
import type { SearchParams } from "../../_tables/search-params";
import { belleAllianceWords } from "../../_tables/words";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("rules.odds");
  return { title: t("name") };
}

interface PageProps {
  readonly searchParams: Promise<SearchParams>;
}

/** The exact odds of a roll of Belle Alliance. */
export default async function OddsPageView({ searchParams }: PageProps) {
  const params = await searchParams;
  const t = await getTranslations("rules.odds");
  const rules = await getTranslations("rules");
  const faults = await getTranslations("rules.odds.faults");
  const words = await belleAllianceWords();
  const scenario = await chosenScenario(params.scenario);
  const unitOf = unitFinder(scenario);
  const page = pageFor(params, unitOf);
  const asked = readOdds(params, page, unitOf);
  const { parties, bothAttack } = asked;
  const { answer, ...said } = await askOdds({
    parties,
    question: oddsQuestionOf(asked),
    schema: oddsQuestionSchema,
    answer: (question) => answerOdds(question, words),
    faultText: (issue) => faults(faultKey(issue)),
  });
  const scenarios = await offeredScenarios(scenario);
  return (
    <OddsFrame
      system="belle-alliance"
      edition={<p className="text-sm text-ink-3">{rules("edition.belle-alliance")}</p>}
      name={t("name")}
      roll={page.id}
      links={await linksToRolls(params)}
      answer={answer && <OddsAnswerView answer={answer} asked={asked} />}
    >
      {parties.length === 0 ? (
        <p className="text-ink-3">{t("noCircumstances")}</p>
      ) : (
        <OddsForm
          roll={page.id}
          parties={parties}
          words={await formWords(page)}
          said={said}
          pickFor={(party) =>
            scenario &&
            party.shape.arms.length > 0 && <ScenarioUnitPick party={party} scenario={scenario} />
          }
        >
          {picksUnits(page) && <ScenarioPick chosen={scenario} scenarios={scenarios} />}
          {page.id === "melee" && (
            <NativeTick name="both" value="yes" defaultChecked={bothAttack}>
              {t("bothAttack")}
            </NativeTick>
          )}
        </OddsForm>
      )}
    </OddsFrame>
  );
}

function picksUnits({ parties }: OddsPage): boolean {
  return parties.some(({ arms }) => arms.length > 0);
}

/** Parameters kept when changing to another roll: the scenario and the units picked from it. */
const KEPT = ["scenario", "a.unit", "b.unit"] as const;

async function linksToRolls(params: SearchParams) {
  const t = await getTranslations("rules.odds");
  const kept = KEPT.flatMap((name) => {
    const value = params[name];
    return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
  });
  return ODDS_PAGES.map(({ id, table }) => ({
    id,
    number: t("tableNumber", { n: table }),
    label: t(`rolls.${id}`),
    query: { roll: id, ...Object.fromEntries(kept) },
  }));
}

const FAULT_KEYS: Readonly<Record<string, string>> = {
  "too-few-figures": "tooFewFigures",
  "more-than-unit": "moreThanUnit",
  "exclusive-rows": "exclusiveRows",
  contradiction: "bothHaveMore",
};

/**
 * The key of a fault. Rules that forbid an arm are distinguished by the arm; every other fault a schema can find here
 * is a number.
 */
function faultKey({ code, field, party }: OddsIssue) {
  if (code === "not-possible") {
    return party?.arm === "artillery" ? "gunsAttack" : "footAttacksHorse";
  }
  return FAULT_KEYS[code] ?? (field?.name === "failedBounds" ? "failedRange" : "figuresRange");
}
