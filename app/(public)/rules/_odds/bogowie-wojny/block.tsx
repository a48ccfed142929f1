import { getLocale, getTranslations } from "next-intl/server";
import { circumstanceWordsOf } from "@/lib/domain/bogowie-wojny/odds/tables-of-roll";
import type { Language } from "@/lib/domain/document/language";
import { formatSigned } from "@/lib/i18n/formats";
import type { Adds, Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { FieldMessages } from "../fault-at";
import { Added, Tick, TickGroup } from "../tick";
import {
  type BwBlock,
  type BwOddsParams,
  type BwPartyParams,
  bwGroupName,
  bwNameOf,
  bwPlaceOf,
} from "./read-params";

interface BwCircumstancesProps {
  readonly block: BwBlock;
  readonly party: BwPartyParams;
  readonly asked: BwOddsParams;
  readonly said: FieldMessages;
}

/** Circumstances to tick: a group of which only one counts, or single ones. */
export function BwCircumstances(props: BwCircumstancesProps) {
  const { block, party, said } = props;
  if (block.group !== null) return <Group {...props} group={block.group} />;
  return block.rows.map((row) => (
    <Tick
      key={row.id}
      {...choiceOf(row, props)}
      name={bwNameOf(party.shape.key, "row")}
      place={bwPlaceOf(party, row.id)}
      said={said}
    />
  ));
}

async function Group(props: BwCircumstancesProps & { readonly group: string }) {
  const { block, party, said, group } = props;
  const t = await getTranslations("bwOdds");
  return (
    <TickGroup
      name={bwGroupName(party.shape.key, group)}
      legend={t(`group.${group}`)}
      none={t(t.has(`noneOf.${group}`) ? `noneOf.${group}` : "none")}
      choices={block.rows.map((row) => choiceOf(row, props))}
      said={said}
    />
  );
}

function choiceOf(row: Circumstance, { party, asked }: BwCircumstancesProps) {
  return {
    id: row.id,
    checked: party.rows.includes(row.id),
    content: <CircumstanceSaid row={row} party={party} asked={asked} />,
  };
}

interface RowProps {
  readonly row: Circumstance;
  readonly party: BwPartyParams;
  readonly asked: BwOddsParams;
}

/** A circumstance's name and chapter, its modifiers and the party they apply to. */
async function CircumstanceSaid({ row, party, asked }: RowProps) {
  const t = await getTranslations("bwOdds");
  const language = (await getLocale()) as Language;
  const { id: roll } = asked.page;
  const opponent = asked.parties.find(
    ({ shape }) => shape.party !== null && shape.party !== party.shape.party,
  );
  const own = addedTo(party.arm, row.own);
  const other = addedTo(opponent?.arm ?? null, row.other);
  const isFire = roll === "fire" || roll === "artillery";
  const parts = [
    ...(own === 0 ? [] : [formatSigned(language, own)]),
    ...(other === 0 ? [] : [toOther(formatSigned(language, other))]),
  ];
  function toOther(factor: string): string {
    if (isFire || !opponent) return factor;
    return `${t(`party.${opponent.shape.heading}`)} ${factor}`;
  }
  return (
    <>
      <span>
        {t(`row.${circumstanceWordsOf(roll)}.${row.id}`)}{" "}
        <small className="rule-no">[{row.chapter}]</small>
      </span>
      <Added>{parts.join(", ")}</Added>
    </>
  );
}

function addedTo(arm: string | null, adds: Adds = 0): number {
  return typeof adds === "number" ? adds : (adds[arm as Arm] ?? 0);
}
