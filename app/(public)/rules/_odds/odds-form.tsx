import { getLocale, getTranslations } from "next-intl/server";
import { Fragment, type ReactNode } from "react";
import { SectionTitle } from "@/app/_ui/section-title";
import { groupBy } from "@/lib/domain/document/group-by";
import type { Language } from "@/lib/domain/document/language";
import type { OddsField } from "@/lib/domain/odds-answer/field";
import {
  type Block,
  groupName,
  nameOf,
  type OddsParty,
  type OfferedRow,
  placeOfRow,
} from "@/lib/domain/odds-answer/form";
import { formatSigned } from "@/lib/i18n/formats";
import { LiveForm } from "../_tables/live-form";
import type { FieldMessages } from "./fault-at";
import { FieldPairs } from "./field-frame";
import { FieldInput } from "./field-input";
import { Added, Tick, TickGroup } from "./tick";

/** The words of a game for its form. */
export interface FormWords {
  readonly party: (party: OddsParty) => string;
  readonly field: (field: OddsField) => string;
  readonly choice: (field: OddsField, choice: string) => string;
  readonly row: (row: OfferedRow, party: OddsParty) => string;
  /** An amount a circumstance adds, as shown at the end of its line. */
  readonly added: (to: string, signed: string) => string;
  readonly group: (group: string, party: OddsParty) => GroupWords;
}

interface GroupWords {
  readonly legend: string;
  /** The label of the option to choose nothing. */
  readonly none: string;
  readonly hint?: string | null;
}

interface OddsFormProps {
  readonly roll: string;
  readonly parties: readonly OddsParty[];
  readonly words: FormWords;
  readonly said: FieldMessages;
  /** Picks a unit for a party from a document. */
  readonly pickFor: (party: OddsParty) => ReactNode;
  /** What is asked for before the parties. */
  readonly children?: ReactNode;
}

/** The form for a roll, with the parties side by side; answered as it is filled in. */
export async function OddsForm({ roll, parties, children, ...props }: OddsFormProps) {
  const t = await getTranslations("rules.odds");
  const language = await getLocale();
  const drawn = { ...props, language, whatHolds: t("whatHolds") };
  return (
    <LiveForm key={roll} className="grid gap-4" label={t("circumstances")} submit={t("workOut")}>
      <input type="hidden" name="roll" value={roll} />
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(72.5)),1fr))] items-start gap-6 *:only:max-w-[60ch]">
        <Parties {...drawn} parties={parties} />
      </div>
    </LiveForm>
  );
}

interface PartiesProps extends Omit<OddsFormProps, "roll" | "children"> {
  readonly language: Language;
  readonly whatHolds: string;
}

/**
 * The parties next to each other. Where a side has several regiments, the fields both sides share take the full width,
 * and below them each side's regiments stand one below the other.
 */
function Parties({ parties, ...props }: PartiesProps) {
  const drawn = (some: readonly OddsParty[]) =>
    some.map((party) => (
      <Party key={`${party.shape.key} ${party.unitId}`} party={party} {...props} />
    ));
  const isOneOfSeveral = ({ shape }: OddsParty) => shape.path.length > 1;
  if (!parties.some(isOneOfSeveral)) return drawn(parties);
  const shared = parties.filter((party) => !isOneOfSeveral(party));
  const sides = groupBy(parties.filter(isOneOfSeveral), ({ shape }) => String(shape.path[0]));
  return (
    <>
      {shared.length > 0 && <div className="col-span-full grid gap-6">{drawn(shared)}</div>}
      {[...sides].map(([side, regiments]) => (
        <div key={side} className="grid min-w-0 gap-6 empty:hidden">
          {drawn(regiments)}
        </div>
      ))}
    </>
  );
}

interface PartyProps extends Omit<PartiesProps, "parties"> {
  readonly party: OddsParty;
}

/** A party of a roll: its values, and the circumstances that apply to it. */
function Party({ party, ...props }: PartyProps) {
  const { words, said, pickFor, whatHolds } = props;
  const { fields, blocks } = party;
  const ticks = fields.filter(({ field }) => field.takes.kind === "flag");
  const values = fields.filter((each) => !ticks.includes(each));
  const shownWith = (tick?: string) => values.filter(({ field }) => field.onlyWith === tick);
  const inputs = (some: typeof fields) =>
    some.map((each) => (
      <PartyField key={each.field.name} {...each} party={party} words={words} said={said} />
    ));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full border-brass border-b-3 pb-0.75 font-semibold font-serif text-xl leading-tight">
        {words.party(party)}
      </legend>
      {pickFor(party)}
      <FieldPairs>{inputs(shownWith())}</FieldPairs>
      {ticks.map((tick) => (
        <Fragment key={tick.field.name}>
          {inputs([tick])}
          {shownWith(tick.field.name).length > 0 && (
            <FieldPairs under="tick">{inputs(shownWith(tick.field.name))}</FieldPairs>
          )}
        </Fragment>
      ))}
      {blocks.length > 0 && (
        <div className="mt-5 mb-2">
          <SectionTitle>{whatHolds}</SectionTitle>
        </div>
      )}
      {blocks.map((block) => (
        <Circumstances
          key={block.group ?? block.rows[0]?.id}
          block={block}
          party={party}
          {...props}
        />
      ))}
    </fieldset>
  );
}

interface PartyFieldProps extends Pick<PartyProps, "party" | "words" | "said"> {
  readonly field: OddsField;
  readonly value: string;
}

/** A field of a party, with its fault or remark. */
function PartyField({ field, value, party, words, said }: PartyFieldProps) {
  const name = nameOf(party.shape, field.at);
  const label = words.field(field);
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
  const offered =
    takes.kind === "number"
      ? takes
      : { choices: takes.choices.map((each) => [each, words.choice(field, each)] as const) };
  return <FieldInput name={name} label={label} value={value} takes={offered} said={said} />;
}

interface CircumstancesProps extends Pick<PartyProps, "party" | "words" | "said" | "language"> {
  readonly block: Block<OfferedRow>;
}

/** Circumstances to tick: a group of which only one counts, or single ones. */
function Circumstances({ block, ...props }: CircumstancesProps) {
  const { party, words, said } = props;
  const choiceOf = (row: OfferedRow) => ({
    id: row.id,
    checked: party.rows.includes(row.id),
    content: <Circumstance row={row} {...props} />,
  });
  if (block.group === null) {
    return block.rows.map((row) => (
      <Tick
        key={row.id}
        {...choiceOf(row)}
        name={nameOf(party.shape, "row")}
        place={placeOfRow(party, row.id)}
        said={said}
      />
    ));
  }
  const { hint, ...labels } = words.group(block.group, party);
  return (
    <TickGroup
      name={groupName(party.shape, block.group)}
      {...labels}
      hint={hint && <p className="hint mt-1.5">{hint}</p>}
      choices={block.rows.map(choiceOf)}
      said={said}
    />
  );
}

interface CircumstanceProps extends Pick<PartyProps, "party" | "words" | "language"> {
  readonly row: OfferedRow;
}

/** A circumstance's name and chapter, and what it adds. */
function Circumstance({ row, party, words, language }: CircumstanceProps) {
  const added = row.adds.map(({ to, value }) => words.added(to, formatSigned(language, value)));
  return (
    <>
      <span>
        {words.row(row, party)}
        {row.chapter && (
          <>
            {" "}
            <small className="rule-no">[{row.chapter}]</small>
          </>
        )}
      </span>
      <Added>{added.join(", ")}</Added>
    </>
  );
}
