import { getLocale, getTranslations } from "next-intl/server";
import { selectLook } from "@/app/_ui/field-look";
import type { OfferedBlock, PartyRow } from "@/lib/domain/belle-alliance/odds/ticked-rows";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import type { Language } from "@/lib/domain/document/language";
import { formatSigned } from "@/lib/i18n/formats";
import { TABLE_20 } from "@/lib/rules/belle-alliance/tables/table-20";
import { defendersFactor, NEAR_SOURCE } from "./circumstances";
import type { FieldMessages } from "./fault-at";
import { FieldFrame, FieldPairs } from "./field-frame";
import { FieldInput } from "./field-input";
import { circumstanceName } from "./field-of-issue";
import { choicesOf, isCount } from "./fields";
import { OddsParty, WhatHolds } from "./odds-party";
import { groupName, nameOf, type OddsParams, type PartyParams } from "./read-params";
import type { OddsField, OddsPage } from "./rolls";
import type { ChosenScenario } from "./scenarios";
import { Added, Tick, TickGroup } from "./tick";

interface PartyFieldsProps {
  readonly party: PartyParams;
  readonly asked: OddsParams;
  readonly said: FieldMessages;
  readonly scenario: ChosenScenario | null;
}

/** A party of a roll: unit, figures, valour, and the rows of the table that apply to it. */
export async function PartyFields({ scenario, ...fields }: PartyFieldsProps) {
  const { party, asked, said } = fields;
  const words = await getTranslations("belleAllianceTables.odds.party");
  const t = await getTranslations("rules.odds");
  const { shape, blocks } = party;
  return (
    <OddsParty legend={words(shape.party)}>
      {scenario && shape.arms.length > 0 && <UnitChoice party={party} scenario={scenario} />}
      <FieldPairs>
        {shape.fields.map((field) => (
          <OddsFieldInput key={field} field={field} party={party} page={asked.page} said={said} />
        ))}
      </FieldPairs>
      {blocks.length > 0 && <WhatHolds>{t("whatHolds")}</WhatHolds>}
      {blocks.map((block) => (
        <CircumstanceBlock key={block.group ?? block.rows[0]?.id} block={block} {...fields} />
      ))}
    </OddsParty>
  );
}

interface UnitChoiceProps {
  readonly party: PartyParams;
  readonly scenario: ChosenScenario;
}

/** Picks a party's unit from the scenario; it fills in the fields below, which can then be changed. */
async function UnitChoice({ party, scenario }: UnitChoiceProps) {
  const t = await getTranslations("rules.odds");
  const { key, arms } = party.shape;
  const units = [...walkUnits(scenario.document)].filter(({ unit }) => arms.includes(unit.arm));
  const id = nameOf(key, "unit");
  return (
    <div className="mb-3">
      <input type="hidden" name={nameOf(key, "filled")} value={party.unitId ?? ""} />
      <FieldFrame id={id} label={t("unit")}>
        <select className={selectLook()} id={id} name={id} defaultValue={party.unitId ?? ""}>
          <option value="">{t("typedIn")}</option>
          {scenario.document.sides.map((side) => (
            <optgroup key={side.id} label={side.name}>
              {units
                .filter((place) => place.side.id === side.id)
                .map(({ unit }) => (
                  <option key={unit.id} value={unit.id}>
                    {unit.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      {party.unitId && <p className="hint mt-0.75">{t("filled")}</p>}
    </div>
  );
}

interface OddsFieldInputProps {
  readonly field: OddsField;
  readonly party: PartyParams;
  readonly page: OddsPage;
  readonly said: FieldMessages;
}

/** A field of a party, with its fault or remark. */
async function OddsFieldInput({ field, party, page, said }: OddsFieldInputProps) {
  const t = await getTranslations("rules.odds");
  return (
    <FieldInput
      name={nameOf(party.shape.key, field)}
      label={t(`fields.${labelOf(field, { party, page })}`)}
      value={party.values[field] ?? ""}
      takes={isCount(field) ? boundsOf(field) : { choices: await choicesInWords(field, page) }}
      said={said}
    />
  );
}

function boundsOf(field: OddsField) {
  return field === "failed" ? { least: 0, most: 100 } : { least: 1, most: 5_000 };
}

async function choicesInWords(field: OddsField, page: OddsPage) {
  const language = (await getLocale()) as Language;
  const t = await getTranslations("rules.odds");
  const arms = await getTranslations<string>("belleAlliance.arm");
  const works = await getTranslations("belleAllianceTables.t20.row");
  const wordOf = (choice: string) => {
    if (field === "arm") return arms(choice);
    if (field === "work") return works(choice);
    if (field === "commander" && choice === "") return t("noCommander");
    if (choice === "engaging") return t("engaging");
    const signed = formatSigned(language, Number(choice));
    return field === "commander" ? t("engagedWith", { factor: signed }) : signed;
  };
  return choicesOf(field, page.id).map((choice) => [choice, wordOf(choice)] as const);
}

/** The key of a field's label. Figures are named by their purpose: those firing, gunners, those in contact, all. */
function labelOf(field: OddsField, { party, page }: Pick<OddsFieldInputProps, "party" | "page">) {
  if (field !== "figures") return field;
  if (page.id === "melee") return "meleeFigures";
  if (party.shape.party === "target") return "targetFigures";
  return page.id === "artillery" ? "gunners" : "firingFigures";
}

interface CircumstanceBlockProps {
  readonly block: OfferedBlock;
  readonly party: PartyParams;
  readonly asked: OddsParams;
  readonly said: FieldMessages;
}

/** Rows of the table to tick: a group of which only one counts, or single rows. */
function CircumstanceBlock(props: CircumstanceBlockProps) {
  const { block, party, said } = props;
  if (block.group !== null) return <RowGroup {...props} group={block.group} />;
  return block.rows.map((row) => (
    <Tick
      key={row.id}
      {...choiceOf(row, props)}
      name={nameOf(party.shape.key, "row")}
      place={circumstanceName(party, row.id)}
      said={said}
    />
  ));
}

async function RowGroup(props: CircumstanceBlockProps & { readonly group: string }) {
  const { block, party, said, group } = props;
  const words = await getTranslations("belleAllianceTables.group");
  const t = await getTranslations("rules.odds");
  const isHeavy = group === "charge" && party.chargeRow === "heavy-or-lancers-charge";
  return (
    <TickGroup
      name={groupName(party.shape.key, group)}
      legend={words(group)}
      hint={isHeavy && <p className="hint mt-1.5">{t("chargesHeavily")}</p>}
      none={t("none")}
      choices={block.rows.map((row) => choiceOf(row, props))}
      said={said}
    />
  );
}

function choiceOf(row: PartyRow, { party, asked }: CircumstanceBlockProps) {
  return {
    id: row.id,
    checked: party.rows.includes(row.id),
    content: (
      <>
        <CircumstanceName row={row} asked={asked} />
        <CircumstanceFactor row={row} asked={asked} />
      </>
    ),
  };
}

interface CircumstanceWordsProps {
  readonly row: PartyRow;
  readonly asked: OddsParams;
}

/** The name of a row as in its table. */
async function CircumstanceName({ row, asked }: CircumstanceWordsProps) {
  const t = await getTranslations("rules.odds");
  const words = await getTranslations("belleAllianceTables");
  if (row.id !== NEAR_SOURCE) return <span>{words(`t${asked.page.table}.row.${row.id}`)}</span>;
  const work = TABLE_20.find(({ id }) => id === asked.parties[0]?.values.work);
  const source = work?.nearSource;
  return source ? <span>{t(`near.${source.of}`, { cm: source.withinCm })}</span> : null;
}

/**
 * The amounts a row adds: to loss and to morale in a fire, otherwise to the roll, and to the defender's roll if it
 * concerns both.
 */
async function CircumstanceFactor({ row, asked }: CircumstanceWordsProps) {
  const t = await getTranslations("rules.odds");
  const language = (await getLocale()) as Language;
  const { page, bothAttack } = asked;
  const numbers = row.own.map((factor) => (typeof factor === "number" ? factor : null));
  const parts = numbers.flatMap((factor, i) => {
    if (factor === null) return [];
    const signed = formatSigned(language, factor);
    if (numbers.length === 1) return [signed];
    return [t(i === 0 ? "atLoss" : "atMorale", { factor: signed })];
  });
  if (parts.length === 0 && row.own.length > 0) parts.push(formatSigned(language, 0));
  const other = defendersFactor(row.id, { page: page.id, bothAttack });
  if (other !== null) parts.push(t("toDefender", { factor: formatSigned(language, other) }));
  return <Added>{parts.join(", ")}</Added>;
}
