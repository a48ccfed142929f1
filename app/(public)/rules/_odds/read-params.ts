import type { OfferedBlock } from "@/lib/domain/belle-alliance/odds/ticked-rows";
import type { ChargeRow, UnitInOdds } from "@/lib/domain/belle-alliance/odds/unit-in-odds";
import { PARTY_ARMS, type PartyArm, partyArm } from "@/lib/rules/belle-alliance/odds/arms-of-row";
import { type SearchParams, textOf } from "../_tables/search-params";
import { circumstancesFor, type Situation } from "./circumstances";
import { choicesOf, defaultOf, isCount } from "./fields";
import { ODDS_PAGES, type OddsField, type OddsPage, type PartyKey, type PartyShape } from "./rolls";

/** A party as given in the address. */
export interface PartyParams {
  readonly shape: PartyShape;
  /** Id of the unit that filled in the fields; null if the values were typed in. */
  readonly unitId: string | null;
  /** The arm chosen, or the unit's; null if neither is known. */
  readonly arm: PartyArm | null;
  readonly chargeRow: ChargeRow | null;
  readonly values: Readonly<Partial<Record<OddsField, string>>>;
  readonly blocks: readonly OfferedBlock[];
  readonly rows: readonly string[];
}

export interface OddsParams {
  readonly page: OddsPage;
  readonly bothAttack: boolean;
  readonly parties: readonly PartyParams[];
}

/** Finds a unit of the chosen scenario by its id; null if there is none. */
export type UnitFinder = (id: string) => UnitInOdds | null;

/** Reads the address; invalid values are ignored. */
export function readParams(
  params: SearchParams,
  { page, unitOf }: { readonly page: OddsPage; readonly unitOf: UnitFinder },
): OddsParams {
  const bothAttack = page.id === "melee" && params.both === "yes";
  const drafts = page.parties.map((shape) => draftOf(params, { page, shape, unitOf }));
  const figuresGiven = drafts.length === 2 && drafts.every(({ values }) => sizeIn(page, values));
  const parties = drafts.map(({ named, ...draft }) => {
    const opponent = drafts.find(({ shape }) => shape !== draft.shape);
    const situation: Situation = {
      page: page.id,
      bothAttack,
      figuresGiven,
      work: draft.values.work,
      arms: { own: draft.arm, other: opponent?.arm ?? null },
      chargeRow: draft.chargeRow,
    };
    const blocks = circumstancesFor(draft.shape.key, situation);
    return { ...draft, blocks, rows: rowsAmong(blocks, named) };
  });
  return { page, bothAttack, parties };
}

/** The page named in the address; undefined if there is none. */
export function pageNamed(value: SearchParams[string]): OddsPage | undefined {
  return ODDS_PAGES.find(({ id }) => id === value);
}

/** The name of a party's parameter in the address. */
export function nameOf(key: PartyKey, part: string): string {
  return `${key}.${part}`;
}

/** The parameter that holds the chosen row of a group. */
export function groupName(key: PartyKey, group: string): string {
  return nameOf(key, `g.${group}`);
}

interface Draft extends Omit<PartyParams, "blocks" | "rows"> {
  readonly named: readonly string[];
}

interface DraftPlace {
  readonly page: OddsPage;
  readonly shape: PartyShape;
  readonly unitOf: UnitFinder;
}

/** Reads a party without its rows. A newly chosen unit replaces the values of the fields. */
function draftOf(params: SearchParams, place: DraftPlace): Draft {
  const { shape } = place;
  const { unitId, unit } = unitIn(params, place);
  const isNew = unit !== null && params[nameOf(shape.key, "filled")] !== unitId;
  const values = isNew ? valuesOfUnit(unit, place) : valuesIn(params, place);
  return {
    shape,
    unitId,
    arm: armOf(values, unit),
    chargeRow: unit?.chargeRow ?? null,
    values,
    named: isNew ? unit.rows : rowsIn(params, shape.key),
  };
}

/** The unit picked in the address; null if its arm is not allowed in that part of the roll. */
function unitIn(params: SearchParams, { shape, unitOf }: DraftPlace) {
  const id = textOf(params[nameOf(shape.key, "unit")]);
  const unit = id === "" ? null : unitOf(id);
  return unit && shape.arms.includes(unit.arm)
    ? { unitId: id, unit }
    : { unitId: null, unit: null };
}

function armOf({ arm }: PartyParams["values"], unit: UnitInOdds | null): PartyArm | null {
  return PARTY_ARMS.find((each) => each === arm) ?? (unit ? partyArm(unit.arm) : null);
}

function valuesIn(params: SearchParams, place: DraftPlace): PartyParams["values"] {
  const { key, fields } = place.shape;
  const values = fields.map((field) => [
    field,
    valueIn(params[nameOf(key, field)], { ...place, field }),
  ]);
  return Object.fromEntries(values);
}

function valuesOfUnit(
  unit: UnitInOdds,
  { page, shape }: Pick<DraftPlace, "page" | "shape">,
): PartyParams["values"] {
  const figures = page.id === "melee" ? unit.meleeFigures : unit.figures;
  const known: Partial<Record<OddsField, string | undefined>> = {
    arm: partyArm(unit.arm),
    figures: figures?.toString(),
    unitFigures: unit.figures?.toString(),
    valour: String(Math.max(-5, Math.min(5, unit.valour))),
  };
  const values = shape.fields.map((field) => [
    field,
    known[field] ?? defaultOf(field, { page, shape }),
  ]);
  return Object.fromEntries(values);
}

function valueIn(
  value: SearchParams[string],
  place: { readonly field: OddsField; readonly page: OddsPage; readonly shape: PartyShape },
): string {
  const { field, page } = place;
  const fallback = defaultOf(field, place);
  if (typeof value !== "string") return fallback;
  const isPossible = isCount(field)
    ? /^(-?\d{1,9}(\.\d{1,3})?)?$/.test(value)
    : choicesOf(field, page.id).includes(value);
  return isPossible ? value : fallback;
}

function rowsIn(params: SearchParams, key: PartyKey): string[] {
  return Object.entries(params).flatMap(([name, value]) =>
    name === nameOf(key, "row") || name.startsWith(groupName(key, "")) ? [value ?? []].flat() : [],
  );
}

/** The ids of named rows that are offered, only the first in each block. */
function rowsAmong(blocks: readonly OfferedBlock[], named: readonly string[]): string[] {
  return blocks.flatMap(({ rows }) => {
    const row = rows.find(({ id }) => named.includes(id));
    return row ? [row.id] : [];
  });
}

/** Whether the figures to compare are given: in a fire those that fire, otherwise all of the unit. */
function sizeIn(page: OddsPage, values: PartyParams["values"]): boolean {
  const isFire = page.id === "small-arms" || page.id === "artillery";
  return Boolean(isFire ? values.figures : values.unitFigures);
}
