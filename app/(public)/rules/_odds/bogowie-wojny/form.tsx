import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import type { Language } from "@/lib/domain/document/language";
import type { Words } from "@/lib/domain/document/rule-tables/table-words";
import { formatSigned } from "@/lib/i18n/formats";
import { SIDES, type Side } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import { LiveForm } from "../../_tables/live-form";
import type { FieldMessages } from "../fault-at";
import { FieldPairs } from "../field-frame";
import { FieldInput } from "../field-input";
import { OddsParties, OddsParty, WhatHolds } from "../odds-party";
import { Tick } from "../tick";
import { BwCircumstances } from "./block";
import type { BwField } from "./fields";
import type { ChosenLists, OfferedList } from "./lists";
import type { BwOddsPage } from "./pages";
import { type BwOddsParams, type BwPartyParams, bwNameOf } from "./read-params";
import { RegimentChoice } from "./regiment-choice";

interface BwOddsFormProps {
  readonly asked: BwOddsParams;
  readonly said: FieldMessages;
  /** The lists offered for picking regiments, and the list chosen for each party. */
  readonly lists: readonly OfferedList[];
  readonly chosen: ChosenLists;
}

/** The form for a roll, with the parties side by side; answered as it is filled in. */
export async function BwOddsForm(props: BwOddsFormProps) {
  const t = await getTranslations("rules.odds");
  const { page, parties } = props.asked;
  const alone = parties.filter(({ shape }) => !shape.regiment);
  return (
    <LiveForm key={page.id} className="grid gap-4" label={t("circumstances")} submit={t("workOut")}>
      <input type="hidden" name="roll" value={page.id} />
      <OddsParties>
        {alone.length === parties.length ? (
          <Parties {...props} parties={alone} />
        ) : (
          <WithRegiments {...props} parties={alone} />
        )}
      </OddsParties>
    </LiveForm>
  );
}

interface PartiesProps extends BwOddsFormProps {
  readonly parties: readonly BwPartyParams[];
}

function Parties({ parties, ...props }: PartiesProps) {
  return parties.map((party) => (
    <BwParty key={`${party.shape.key} ${party.regimentId}`} party={party} {...props} />
  ));
}

/** The fields both sides share across the full width, and below them each side's regiments, one below the other. */
function WithRegiments({ parties, ...props }: PartiesProps) {
  const ofSide = (side: Side) =>
    props.asked.parties.filter(({ shape }) => shape.regiment?.side === side);
  return (
    <>
      {parties.length > 0 && (
        <div className="col-span-full grid gap-6">
          <Parties {...props} parties={parties} />
        </div>
      )}
      {SIDES.map((side) => (
        <div key={side} className="grid min-w-0 gap-6 empty:hidden">
          <Parties {...props} parties={ofSide(side)} />
        </div>
      ))}
    </>
  );
}

interface BwPartyProps extends BwOddsFormProps {
  readonly party: BwPartyParams;
}

/** A party of a roll: its values, and the circumstances that apply to it. */
async function BwParty({ party, asked, said, lists, chosen }: BwPartyProps) {
  const words = await getTranslations("bwOdds");
  const t = await getTranslations("rules.odds");
  const { shape, fields, blocks } = party;
  const ticks = fields.filter(({ field }) => field.takes.kind === "flag");
  const numbers = fields.filter((each) => !ticks.includes(each));
  const shownWith = (tick?: string) => numbers.filter(({ field }) => field.onlyWith === tick);
  const inputs = (some: typeof fields) =>
    some.map(({ field, value }) => (
      <BwFieldInput
        key={field.name}
        field={field}
        value={value}
        party={party}
        page={asked.page}
        said={said}
      />
    ));
  return (
    <OddsParty legend={headingOf(party, asked, words)}>
      {shape.party !== null && (
        <RegimentChoice party={party} chosen={chosen[shape.key] ?? null} lists={lists} />
      )}
      <FieldPairs>{inputs(shownWith())}</FieldPairs>
      {ticks.map((tick) => (
        <Fragment key={tick.field.name}>
          {inputs([tick])}
          {shownWith(tick.field.name).length > 0 && (
            <FieldPairs under="tick">{inputs(shownWith(tick.field.name))}</FieldPairs>
          )}
        </Fragment>
      ))}
      {blocks.length > 0 && <WhatHolds>{t("whatHolds")}</WhatHolds>}
      {blocks.map((block) => (
        <BwCircumstances
          key={block.group ?? block.rows[0]?.id}
          block={block}
          party={party}
          asked={asked}
          said={said}
        />
      ))}
    </OddsParty>
  );
}

interface BwFieldInputProps {
  readonly field: BwField;
  readonly value: string;
  readonly party: BwPartyParams;
  readonly page: BwOddsPage;
  readonly said: FieldMessages;
}

/** A field of a party or of the meeting, with its fault or remark. */
async function BwFieldInput({ field, value, party, page, said }: BwFieldInputProps) {
  const t = await getTranslations("bwOdds");
  const name = bwNameOf(party.shape.key, field.name);
  const label = t(`field.${field.label ?? field.name}`);
  const { takes } = field;
  if (takes.kind === "flag") {
    return (
      <Tick
        id="yes"
        name={name}
        place={name}
        checked={value === "yes"}
        content={<span>{label}</span>}
        said={said}
      />
    );
  }
  const bounds = takes.kind === "number" ? takes : { choices: await choicesInWords(field, page) };
  return <FieldInput name={name} label={label} value={value} takes={bounds} said={said} />;
}

async function choicesInWords({ name, takes }: BwField, { id }: BwOddsPage) {
  const language = (await getLocale()) as Language;
  const t = await getTranslations("bwOdds.choice");
  const terms = await getTranslations("bogowieWojny");
  const wordOf = (choice: string): string => {
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
        return t(`${id === "order" ? "distance" : "reach"}.${choice}`);
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
  const choices = takes.kind === "choice" ? takes.choices : [];
  return choices.map((choice) => [choice, wordOf(choice)] as const);
}

/** A party's heading, with its number if its side has several regiments. */
function headingOf({ shape }: BwPartyParams, { parties }: BwOddsParams, words: Words): string {
  const { heading, regiment } = shape;
  const party = words(`party.${heading}`);
  const friends = parties.filter((each) => each.shape.regiment?.side === regiment?.side);
  if (!regiment || friends.length === 1) return party;
  return words("numbered", { party, n: regiment.index + 1 });
}
