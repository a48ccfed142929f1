import type { OfferedBlock } from "@/lib/domain/odds/offered-rows";
import type { UnitInOdds } from "@/lib/domain/odds/unit-in-odds";
import type { SearchParams } from "../_tables/search-params";
import { circumstancesFor, type Situation } from "./circumstances";
import { choicesOf, defaultOf, isCount } from "./fields";
import { ODDS_PAGES, type OddsField, type OddsPage, type PartyKey, type PartyShape } from "./rolls";

/** A party as the address gives it. */
export interface PartyWishes {
  readonly shape: PartyShape;
  /** Id of the unit it was filled in from; null for one typed in. */
  readonly unitId: string | null;
  readonly values: Readonly<Partial<Record<OddsField, string>>>;
  readonly blocks: readonly OfferedBlock[];
  readonly rows: readonly string[];
}

export interface OddsWishes {
  readonly page: OddsPage;
  readonly bothAttack: boolean;
  readonly parties: readonly PartyWishes[];
}

/** Finds a unit of the chosen scenario by its id; null where there is none such. */
export type UnitFinder = (id: string) => UnitInOdds | null;

/** What the address asks; what it cannot mean is passed over. */
export function readWishes(
  params: SearchParams,
  { page, unitOf }: { readonly page: OddsPage; readonly unitOf: UnitFinder },
): OddsWishes {
  const bothAttack = page.id === "melee" && params.both === "yes";
  const drafts = page.parties.map((shape) => draftOf(params, { page, shape, unitOf }));
  const figuresGiven = drafts.length === 2 && drafts.every(({ values }) => sizeIn(page, values));
  const parties = drafts.map((draft) => {
    const situation: Situation = {
      page: page.id,
      bothAttack,
      figuresGiven,
      work: draft.values.work,
    };
    const blocks = circumstancesFor(draft.shape.key, situation);
    const { shape, unitId, values } = draft;
    return { shape, unitId, values, blocks, rows: rowsAmong(blocks, draft.named) };
  });
  return { page, bothAttack, parties };
}

/** The page the address names, or undefined. */
export function pageNamed(value: SearchParams[string]): OddsPage | undefined {
  return ODDS_PAGES.find(({ id }) => id === value);
}

/** A name in the address of something a party is given. */
export function nameOf(key: PartyKey, part: string): string {
  return `${key}.${part}`;
}

/** Where the address tells which row of a group holds. */
export function groupName(key: PartyKey, group: string): string {
  return nameOf(key, `g.${group}`);
}

interface Draft extends Pick<PartyWishes, "shape" | "unitId" | "values"> {
  readonly named: readonly string[];
}

interface DraftPlace {
  readonly page: OddsPage;
  readonly shape: PartyShape;
  readonly unitOf: UnitFinder;
}

/** A unit chosen since the fields were filled fills them anew. */
function draftOf(params: SearchParams, { page, shape, unitOf }: DraftPlace): Draft {
  const { key, fields, arms } = shape;
  const id = params[nameOf(key, "unit")];
  const unit = typeof id === "string" && id !== "" ? unitOf(id) : null;
  const isUsed = unit !== null && arms.includes(unit.arm);
  const unitId = isUsed ? String(id) : null;
  if (isUsed && params[nameOf(key, "filled")] !== unitId) {
    return { shape, unitId, values: valuesOfUnit(unit, { page, shape }), named: unit.rows };
  }
  const values = fields.map((field) => [
    field,
    valueIn(params[nameOf(key, field)], { field, page, shape }),
  ]);
  return { shape, unitId, values: Object.fromEntries(values), named: rowsIn(params, key) };
}

function valuesOfUnit(
  unit: UnitInOdds,
  { page, shape }: Pick<DraftPlace, "page" | "shape">,
): PartyWishes["values"] {
  const figures = page.id === "melee" ? unit.meleeFigures : unit.figures;
  const known: Partial<Record<OddsField, string | undefined>> = {
    arm: unit.arm === "engineers" ? "infantry" : unit.arm,
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

/** The rows named that are on offer, of each group the first. */
function rowsAmong(blocks: readonly OfferedBlock[], named: readonly string[]): string[] {
  return blocks.flatMap(({ rows }) => {
    const row = rows.find(({ id }) => named.includes(id));
    return row ? [row.id] : [];
  });
}

/** The figures that are compared: in a fire those that fire, else all of the unit. */
function sizeIn(page: OddsPage, values: PartyWishes["values"]): boolean {
  const isFire = page.id === "small-arms" || page.id === "artillery";
  return Boolean(isFire ? values.figures : values.unitFigures);
}
