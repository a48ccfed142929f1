import type { RegimentInOdds } from "@/lib/domain/bogowie-wojny/odds/regiment-in-odds";
import { CIRCUMSTANCES } from "@/lib/domain/bogowie-wojny/odds/tables-of-roll";
import type { Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import type { SearchParams } from "../../_tables/search-params";
import type { BwField } from "./fields";
import type { BwOddsPage, BwPartyKey, BwPartyShape } from "./pages";

/** Finds a regiment of a party's list with its values for a roll; null if there is none. */
export type RegimentFinder = (regimentId: string) => RegimentInOdds | null;

/** Circumstances to choose from: at most one of a group; `group` is null for a single circumstance. */
export interface BwBlock {
  readonly group: string | null;
  readonly rows: readonly Circumstance[];
}

/** A party as given in the address. */
export interface BwPartyParams {
  readonly shape: BwPartyShape;
  /** The regiment picked from a list; null if the values were typed in. */
  readonly regimentId: string | null;
  /** The fields shown for its arm and ticks, with their values. */
  readonly fields: readonly { readonly field: BwField; readonly value: string }[];
  readonly arm: string | null;
  readonly blocks: readonly BwBlock[];
  readonly rows: readonly string[];
}

export interface BwOddsParams {
  readonly page: BwOddsPage;
  readonly parties: readonly BwPartyParams[];
}

/** Reads the address; invalid values are ignored. */
export function readBwParams(
  params: SearchParams,
  page: BwOddsPage,
  finders: Partial<Record<BwPartyKey, RegimentFinder>> = {},
): BwOddsParams {
  const parties = bwShapesShown(params, page).map((shape) =>
    partyOf({ params, page, shape, find: finders[shape.key] ?? (() => null) }),
  );
  return { page, parties };
}

/** The parties of a roll, with as many regiments on each side as the address says. */
export function bwShapesShown(params: SearchParams, { parties }: BwOddsPage): BwPartyShape[] {
  const meeting = parties.find(({ key }) => key === "m")?.fields ?? [];
  const countOf = (side: string) => {
    const field = meeting.find(({ name }) => name === side);
    return field ? Number(valueIn(params, "m", field)) : 0;
  };
  return parties.filter(({ regiment }) => !regiment || regiment.index < countOf(regiment.side));
}

/** The arms that a party of a roll may have; null if any. */
export function bwArmsOf({ fields, party }: BwPartyShape): readonly string[] | null {
  const takes = fields.find(({ name }) => name === "arm")?.takes;
  if (takes?.kind === "choice") return takes.choices;
  return party === "firer" ? ["artillery"] : null;
}

/** The name of a party's parameter in the address. */
export function bwNameOf(key: BwPartyKey, part: string): string {
  return `${key}.${part}`;
}

/** The parameter that holds the chosen circumstance of a group. */
export function bwGroupName(key: BwPartyKey, group: string): string {
  return bwNameOf(key, `g.${group}`);
}

/** The field of a circumstance: its group's, or its own. */
export function bwPlaceOf({ shape, blocks }: BwPartyParams, row: string): string {
  const group = blocks.find(({ rows }) => rows.some(({ id }) => id === row))?.group;
  return group ? bwGroupName(shape.key, group) : bwNameOf(shape.key, `row.${row}`);
}

interface Place {
  readonly params: SearchParams;
  readonly page: BwOddsPage;
  readonly shape: BwPartyShape;
  readonly find: RegimentFinder;
}

/** Reads a party. A newly picked regiment replaces the values of the fields. */
function partyOf(place: Place): BwPartyParams {
  const { params, page, shape } = place;
  const { regimentId, regiment } = picked(place);
  const fresh = params[bwNameOf(shape.key, "filled")] === regimentId ? null : regiment;
  const all = shape.fields.map((field) => ({
    field,
    value: fresh ? valueOfRegiment(fresh, field) : valueIn(params, shape.key, field),
  }));
  const arm = all.find(({ field }) => field.name === "arm")?.value ?? null;
  const isTicked = (name: string) => all.some(({ field, value }) => field.name === name && value);
  const fields = all.filter(
    ({ field: { onlyFor, onlyWith } }) =>
      (!onlyFor || onlyFor === arm) && (!onlyWith || isTicked(onlyWith)),
  );
  const blocks = blocksFor(page, shape, arm);
  const named = fresh ? rowsOf(fresh, shape) : namedIn(params, shape.key);
  return { shape, regimentId, fields, arm, blocks, rows: rowsAmong(blocks, named) };
}

/** The regiment picked in the address; null if its arm is not allowed in that part of the roll. */
function picked({ params, shape, find }: Place) {
  const id = params[bwNameOf(shape.key, "unit")];
  const regiment = typeof id === "string" && id !== "" ? find(id) : null;
  const arms = bwArmsOf(shape);
  const isApt = regiment !== null && (arms === null || arms.includes(regiment.arm));
  return isApt ? { regimentId: String(id), regiment } : { regimentId: null, regiment: null };
}

/**
 * The circumstances a regiment brings. Only the attacker is given a charge; users decide whether a defender
 * countercharges.
 */
function rowsOf({ rows, charge }: RegimentInOdds, { party }: BwPartyShape): readonly string[] {
  return charge !== null && party === "attacker" ? [...rows, charge] : rows;
}

/** A regiment's value for a field, or the field's default if the value is unknown or not one the field takes. */
function valueOfRegiment(
  { arm, values }: RegimentInOdds,
  { name, takes, fallback }: BwField,
): string {
  const known = name === "arm" ? arm : values[name];
  if (known === undefined) return fallback;
  if (takes.kind === "flag") return known === true ? "yes" : "";
  if (takes.kind === "choice") {
    return takes.choices.includes(String(known)) ? String(known) : fallback;
  }
  const isWithin = typeof known === "number" && known >= takes.least && known <= takes.most;
  return isWithin ? String(known) : fallback;
}

function valueIn(
  params: SearchParams,
  key: BwPartyKey,
  { name, takes, fallback }: BwField,
): string {
  const value = params[bwNameOf(key, name)];
  if (typeof value !== "string") return fallback;
  switch (takes.kind) {
    case "number":
      return /^(-?\d{1,9}(\.\d{1,3})?)?$/.test(value) ? value : fallback;
    case "choice":
      return takes.choices.includes(value) ? value : fallback;
    case "flag":
      return value === "yes" ? value : "";
  }
}

/** The circumstances that may apply to a party of that arm. A group with only one left is no group. */
function blocksFor(page: BwOddsPage, { party }: BwPartyShape, arm: string | null): BwBlock[] {
  const offered = CIRCUMSTANCES[page.id].filter(
    ({ parties, arms }) =>
      party !== null &&
      parties.includes(party) &&
      (!arms || arm === null || (arms as readonly string[]).includes(arm)),
  );
  const blocks: { group: string | null; rows: Circumstance[] }[] = [];
  for (const row of offered) {
    const rivals = offered.filter(({ group }) => row.group && group === row.group);
    const group = rivals.length > 1 ? (row.group ?? null) : null;
    const begun = group && blocks.find((block) => block.group === group);
    if (begun) begun.rows.push(row);
    else blocks.push({ group, rows: [row] });
  }
  return blocks;
}

function namedIn(params: SearchParams, key: BwPartyKey): string[] {
  return Object.entries(params).flatMap(([name, value]) =>
    name === bwNameOf(key, "row") || name.startsWith(bwGroupName(key, ""))
      ? [value ?? []].flat()
      : [],
  );
}

/** The ids of named circumstances that are offered, only the first in each block. */
function rowsAmong(blocks: readonly BwBlock[], named: readonly string[]): string[] {
  return blocks.flatMap(({ rows }) => {
    const row = rows.find(({ id }) => named.includes(id));
    return row ? [row.id] : [];
  });
}
