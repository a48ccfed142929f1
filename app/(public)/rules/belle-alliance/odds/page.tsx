import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NativeTick } from "@/app/_ui/native-tick";
import { NEAR_SOURCE } from "@/lib/domain/belle-alliance/odds/circumstances";
import {
  type AskedOdds,
  oddsQuestionOf,
  pageFor,
  readOdds,
  sideFactorOf,
} from "@/lib/domain/belle-alliance/odds/form";
import { isFire, ODDS_PAGES, type OddsPage } from "@/lib/domain/belle-alliance/odds/pages";
import { oddsQuestionSchema } from "@/lib/domain/belle-alliance/odds/question";
import { groupBy } from "@/lib/domain/document/group-by";
import type { Language } from "@/lib/domain/document/language";
import type { OddsAnswer } from "@/lib/domain/odds-answer/answer";
import { type OddsParty, shownValue } from "@/lib/domain/odds-answer/form";
import { formatSigned } from "@/lib/i18n/formats";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import { answerOdds } from "@/lib/usecases/belle-alliance/rules/answer-odds";
import { AnswerParts } from "../../_odds/answer-parts";
import { type AskedIssue, askOdds } from "../../_odds/ask-odds";
import {
  chosenScenario,
  offeredScenarios,
  ScenarioPick,
  ScenarioUnitPick,
  unitFinder,
} from "../../_odds/belle-alliance/scenarios";
import { type FactorSum, FactorSums } from "../../_odds/factor-sums";
import { type FormWords, OddsForm } from "../../_odds/odds-form";
import { OddsFrame } from "../../_odds/odds-frame";
import { AsideTitle } from "../../_tables/rules-aside";
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

/** Less wanted distributions, folded below the others. */
const FURTHER = ["lossAndMorale", "lossQuarters", "supplies"];

interface OddsAnswerProps {
  readonly answer: OddsAnswer;
  readonly asked: AskedOdds;
}

/** The odds of a roll of Belle Alliance. */
async function OddsAnswerView({ answer, asked }: OddsAnswerProps) {
  const t = await getTranslations("rules.odds");
  const { threshold } = answer;
  const lines = threshold === null ? [] : [{ label: t("threshold"), text: String(threshold) }];
  return (
    <AnswerParts answer={answer} further={FURTHER} lines={lines} remarked={t("cannotHold")}>
      <CountedFactors answer={answer} asked={asked} />
    </AnswerParts>
  );
}

/** The factors that counted, by party and column, with their sums; and units of fire. */
async function CountedFactors({ answer, asked }: OddsAnswerProps) {
  const t = await getTranslations("rules.odds");
  const party = await getTranslations("belleAllianceTables.odds.party");
  const sums = await sumsOf(answer, asked);
  return (
    <section>
      <AsideTitle>{t("counted")}</AsideTitle>
      {Object.entries(answer.units).map(([id, count]) => (
        <p key={id} className="text-ink-3">
          {t(asked.page.id === "melee" ? "meleeUnits" : "fireUnits", { party: party(id), count })}
        </p>
      ))}
      <FactorSums sums={sums} />
    </section>
  );
}

/** Factors by party and column; a fallen staff figure is counted in its side's first column. */
async function sumsOf(answer: OddsAnswer, { page, parties }: AskedOdds): Promise<FactorSum[]> {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("belleAllianceTables.odds.party");
  const fires = isFire(page);
  const fallen = parties
    .map((party) => ({ party: party.shape.heading, value: sideFactorOf(party) }))
    .filter(({ value }) => value !== 0)
    .map(({ party, value }) => ({
      party,
      partyLabel: words(party),
      column: fires ? "ownLoss" : party,
      row: "side",
      label: t("fields.side"),
      value,
    }));
  const keyOf = ({ party, column }: OddsAnswer["factors"][number]) =>
    fires ? `${party} ${column}` : party;
  const grouped = groupBy([...answer.factors, ...fallen], keyOf);
  return [...grouped].map(([id, factors]) => {
    const { partyLabel = "", column = "" } = factors[0] ?? {};
    const columnLabel = fires ? t(column.endsWith("Loss") ? "loss" : "morale") : null;
    return { id, heading: columnLabel ? `${partyLabel}, ${columnLabel}` : partyLabel, factors };
  });
}

/** The words of Belle Alliance for the form of a roll. */
async function formWords({ table }: OddsPage): Promise<FormWords> {
  const language = (await getLocale()) as Language;
  const t = await getTranslations("rules.odds");
  const tables = await getTranslations("belleAllianceTables");
  const arms = await getTranslations<string>("belleAlliance.arm");
  const nearSource = (party: OddsParty): string => {
    const source = TABLE_20.find(({ id }) => id === shownValue(party, "work"))?.nearSource;
    return source ? t(`near.${source.of}`, { cm: source.withinCm }) : "";
  };
  return {
    party: ({ shape }) => tables(`odds.party.${shape.heading}`),
    field: ({ label }) => t(`fields.${label}`),
    choice: ({ name }, choice) => {
      if (name === "arm") return arms(choice);
      if (name === "work") return tables(`t20.row.${choice}`);
      if (name === "commander" && choice === "") return t("noCommander");
      if (choice === "engaging") return t("engaging");
      const signed = formatSigned(language, Number(choice));
      return name === "commander" ? t("engagedWith", { factor: signed }) : signed;
    },
    row: ({ id }, party) =>
      id === NEAR_SOURCE ? nearSource(party) : tables(`t${table}.row.${id}`),
    added: (to, factor) => {
      if (to === "own") return factor;
      if (to === "defender") return t("toDefender", { factor });
      return t(to === "loss" ? "atLoss" : "atMorale", { factor });
    },
    group: (group, { charge }) => ({
      legend: tables(`group.${group}`),
      none: t("none"),
      hint: group === "charge" && charge === "heavy-or-lancers-charge" ? t("chargesHeavily") : null,
    }),
  };
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
function faultKey({ code, field, party }: AskedIssue) {
  if (code === "not-possible") {
    return party?.arm === "artillery" ? "gunsAttack" : "footAttacksHorse";
  }
  return FAULT_KEYS[code] ?? (field?.name === "failedBounds" ? "failedRange" : "figuresRange");
}
