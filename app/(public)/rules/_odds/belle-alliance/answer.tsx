import { getTranslations } from "next-intl/server";
import { type RequestedOdds, sideFactorOf } from "@/lib/domain/belle-alliance/odds/form";
import { isFire } from "@/lib/domain/belle-alliance/odds/pages";
import { groupBy } from "@/lib/domain/document/group-by";
import type { OddsAnswer } from "@/lib/domain/odds-answer/answer";
import { AsideTitle } from "../../_tables/rules-aside";
import { AnswerParts } from "../answer-parts";
import { type FactorSum, FactorSums } from "../factor-sums";

/** Less wanted distributions, folded below the others. */
const FURTHER = ["lossAndMorale", "lossQuarters", "supplies"];

interface OddsAnswerProps {
  readonly answer: OddsAnswer;
  readonly asked: RequestedOdds;
}

/** The odds of a roll of Belle Alliance. */
export async function OddsAnswerView({ answer, asked }: OddsAnswerProps) {
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
async function sumsOf(answer: OddsAnswer, { page, parties }: RequestedOdds): Promise<FactorSum[]> {
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
