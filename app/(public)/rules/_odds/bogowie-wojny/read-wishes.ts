import type { RegimentInOdds } from "@/lib/domain/bogowie-wojny-odds/regiment-in-odds";
import { CIRCUMSTANCES } from "@/lib/domain/bogowie-wojny-odds/tables-of-roll";
import type { Circumstance } from "@/lib/rules/bogowie-wojny/circumstance";
import type { SearchParams } from "../../_tables/search-params";
import type { BwField } from "./fields";
import type { BwOddsPage, BwPartyKey, BwPartyShape } from "./pages";

/** Finds a regiment of a party's list as it enters a roll; null where there is none. */
export type RegimentFinder = (regimentId: string) => RegimentInOdds | null;

/** Circumstances to choose from: of a group's at most one, `group` null for one that stands alone. */
export interface BwBlock {
  readonly group: string | null;
  readonly rows: readonly Circumstance[];
}

/** A party as the address gives it. */
export interface BwPartyWishes {
  readonly shape: BwPartyShape;
  /** The regiment picked from a list; null: typed in. */
  readonly regimentId: string | null;
  /** The fields that are shown for its arm and ticks, each with what it holds. */
  readonly fields: readonly { readonly field: BwField; readonly value: string }[];
  readonly arm: string | null;
  readonly blocks: readonly BwBlock[];
  readonly rows: readonly string[];
}

export interface BwOddsWishes {
  readonly page: BwOddsPage;
  readonly parties: readonly BwPartyWishes[];
}

/** What the address asks; what it cannot mean is passed over. */
export function readBwWishes(
  params: SearchParams,
  page: BwOddsPage,
  finders: Partial<Record<BwPartyKey, RegimentFinder>> = {},
): BwOddsWishes {
  const parties = bwShapesShown(params, page).map((shape) =>
    partyOf({ params, page, shape, find: finders[shape.key] ?? (() => null) }),
  );
  return { page, parties };
}

/** The parties of a roll, of each side as many regiments as the address says. */
export function bwShapesShown(params: SearchParams, { parties }: BwOddsPage): BwPartyShape[] {
  const meeting = parties.find(({ key }) => key === "m")?.fields ?? [];
  const countOf = (side: string) => {
    const field = meeting.find(({ name }) => name === side);
    return field ? Number(valueIn(params, "m", field)) : 0;
  };
  return parties.filter(({ regiment }) => !regiment || regiment.index < countOf(regiment.side));
}

/** The arms a party of a roll may be of; null where it may be of any. */
export function bwArmsOf({ fields, party }: BwPartyShape): readonly string[] | null {
  const takes = fields.find(({ name }) => name === "arm")?.takes;
  if (takes?.kind === "choice") return takes.choices;
  return party === "firer" ? ["artillery"] : null;
}

/** A name in the address of something a party is given. */
export function bwNameOf(key: BwPartyKey, part: string): string {
  return `${key}.${part}`;
}

/** Where the address says which circumstance of a group holds. */
export function bwGroupName(key: BwPartyKey, group: string): string {
  return bwNameOf(key, `g.${group}`);
}

/** Where a circumstance is chosen: its group's name, or its own. */
export function bwPlaceOf({ shape, blocks }: BwPartyWishes, row: string): string {
  const group = blocks.find(({ rows }) => rows.some(({ id }) => id === row))?.group;
  return group ? bwGroupName(shape.key, group) : bwNameOf(shape.key, `row.${row}`);
}

interface Place {
  readonly params: SearchParams;
  readonly page: BwOddsPage;
  readonly shape: BwPartyShape;
  readonly find: RegimentFinder;
}

/** A regiment picked since the fields were filled fills them again. */
function partyOf(place: Place): BwPartyWishes {
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

/** The regiment the address picks, where it may stand at that place of the roll. */
function picked({ params, shape, find }: Place) {
  const id = params[bwNameOf(shape.key, "unit")];
  const regiment = typeof id === "string" && id !== "" ? find(id) : null;
  const arms = bwArmsOf(shape);
  const isApt = regiment !== null && (arms === null || arms.includes(regiment.arm));
  return isApt ? { regimentId: String(id), regiment } : { regimentId: null, regiment: null };
}

/** A charge is the attacker's; whether a defender counters is for the one who asks. */
function rowsOf({ rows, charge }: RegimentInOdds, { party }: BwPartyShape): readonly string[] {
  return charge !== null && party === "attacker" ? [...rows, charge] : rows;
}

/** What a regiment brings to a field, where it is known and the field takes it; else what the field holds until it is filled. */
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

/** The circumstances a party of that arm may meet; of a group with one left there is nothing to choose. */
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

/** The circumstances named that are on offer, of each group the first. */
function rowsAmong(blocks: readonly BwBlock[], named: readonly string[]): string[] {
  return blocks.flatMap(({ rows }) => {
    const row = rows.find(({ id }) => named.includes(id));
    return row ? [row.id] : [];
  });
}
