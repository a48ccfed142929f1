import { getTranslations } from "next-intl/server";
import { groupBy } from "@/lib/domain/document/group-by";
import type { OddsAnswer } from "@/lib/domain/odds-answer/answer";
import { AsideTitle } from "../_tables/rules-aside";
import { AnswerParts } from "./answer-parts";
import { type FactorSum, FactorSums } from "./factor-sums";
import type { OddsParams } from "./read-params";

/** Less wanted distributions, folded below the others. */
const FURTHER = ["lossAndMorale", "lossQuarters", "supplies"];

interface OddsAnswerProps {
  readonly answer: OddsAnswer;
  readonly asked: OddsParams;
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
async function sumsOf(answer: OddsAnswer, { page, parties }: OddsParams): Promise<FactorSum[]> {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("belleAllianceTables");
  const isFire = page.id === "small-arms" || page.id === "artillery";
  const fallen = parties.flatMap(({ shape, values }) =>
    Number(values.side ?? 0) === 0
      ? []
      : [
          {
            party: shape.party,
            partyLabel: words(`odds.party.${shape.party}`),
            column: isFire ? "ownLoss" : shape.party,
            row: "side",
            label: t("fields.side"),
            value: Number(values.side),
          },
        ],
  );
  const keyOf = ({ party, column }: OddsAnswer["factors"][number]) =>
    isFire ? `${party} ${column}` : party;
  const grouped = groupBy([...answer.factors, ...fallen], keyOf);
  return [...grouped].map(([id, factors]) => {
    const { partyLabel = "", column = "" } = factors[0] ?? {};
    const columnLabel = isFire ? t(column.endsWith("Loss") ? "loss" : "morale") : null;
    return { id, heading: columnLabel ? `${partyLabel}, ${columnLabel}` : partyLabel, factors };
  });
}
