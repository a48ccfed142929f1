import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { currentWorkCaller } from "@/lib/auth/session-gate";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import { bwShapesShown, readBwOdds } from "@/lib/domain/bogowie-wojny/odds/form";
import { BW_ODDS_PAGES, type BwOddsPage, bwPageNamed } from "@/lib/domain/bogowie-wojny/odds/pages";
import { bwOddsQuestionSchema } from "@/lib/domain/bogowie-wojny/odds/question";
import { circumstanceWordsOf } from "@/lib/domain/bogowie-wojny/odds/tables-of-roll";
import { groupBy } from "@/lib/domain/document/group-by";
import type { Language } from "@/lib/domain/document/language";
import type { OddsField } from "@/lib/domain/odds-answer/field";
import { type OddsParty, questionOf } from "@/lib/domain/odds-answer/form";
import { formatSigned } from "@/lib/i18n/formats";
import { listBogowieWojnyTables } from "@/lib/usecases/bogowie-wojny/rules/tables";
import { workOutBogowieWojnyOdds } from "@/lib/usecases/bogowie-wojny/rules/work-out-odds";
import { AnswerParts } from "../../_odds/answer-parts";
import { type AskedIssue, askOdds } from "../../_odds/ask-odds";
import {
  chosenLists,
  offeredLists,
  RegimentPick,
  regimentFinder,
} from "../../_odds/bogowie-wojny/lists";
import { FactorSums } from "../../_odds/factor-sums";
import { type FormWords, OddsForm } from "../../_odds/odds-form";
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
  const language = (await getLocale()) as Language;
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

/** The words of Bogowie Wojny for the form of a roll with those parties. */
async function formWords(
  { id: roll }: BwOddsPage,
  parties: readonly OddsParty[],
): Promise<FormWords> {
  const t = await getTranslations("bwOdds");
  return {
    party: ({ shape: { heading, path } }) => {
      const [side, index] = path;
      const friends = parties.filter(({ shape }) => shape.path[0] === side);
      const party = t(`party.${heading}`);
      if (index === undefined || friends.length === 1) return party;
      return t("numbered", { party, n: Number(index) + 1 });
    },
    field: ({ label }) => t(`field.${label}`),
    choice: await choiceWords(roll),
    row: ({ id }) => t(`row.${circumstanceWordsOf(roll)}.${id}`),
    added: (to, factor) => (to === "own" ? factor : `${t(`party.${to}`)} ${factor}`),
    group: (group) => ({
      legend: t(`group.${group}`),
      none: t(t.has(`noneOf.${group}`) ? `noneOf.${group}` : "none"),
    }),
  };
}

async function choiceWords(roll: string) {
  const language = (await getLocale()) as Language;
  const t = await getTranslations("bwOdds.choice");
  const terms = await getTranslations("bogowieWojny");
  return ({ name }: OddsField, choice: string): string => {
    switch (name) {
      case "arm":
        return terms(`arms.${choice}`);
      case "armyLevel":
        return terms(`levels.${choice}`);
      case "ordnance":
        if (choice === "") return t("ordnance.none");
        return choice === "howitzer"
          ? t("ordnance.howitzer")
          : t("ordnance.pounder", { n: choice });
      case "nth":
        return choice === "0" ? t("nth.division") : t("nth.regiment", { n: choice });
      case "distance":
        return t(`${roll === "order" ? "distance" : "reach"}.${choice}`);
      case "command":
        return choice === "0" ? t("command.none") : formatSigned(language, Number(choice));
      case "attackedFrom":
      case "attackers":
      case "defenders":
        return choice;
      case "own":
      case "other":
        return formatSigned(language, Number(choice));
      default:
        return t(`${name}.${choice}`);
    }
  };
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

function faultWords({ code, field }: AskedIssue) {
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
