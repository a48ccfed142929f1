import type { OddsField } from "./field";

/** The query of an address. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

type Json = Readonly<Record<string, unknown>>;

/** A part of a roll's form: a party, one of its regiments, or the fields of no party. */
export interface PartyShape {
  /** What its parameters in the address begin with. */
  readonly key: string;
  /** Its role in the tables; null if it is no party. */
  readonly role: string | null;
  /** The key of its heading. */
  readonly heading: string;
  /** The keys that lead to its values in the question; none if they are at the top level. */
  readonly path: readonly string[];
  readonly fields: readonly OddsField[];
  /** The arms a unit picked for it may have; none if no unit can be picked. */
  readonly arms: readonly string[];
  /** Whether the question asks for its circumstances. */
  readonly hasRows: boolean;
  /** Whether the question asks for the picked unit's arm although the form does not. */
  readonly asksArm?: true;
}

/** A unit of a document that fills in a party. */
export interface PickedUnit {
  readonly arm: string;
  /** Its values by name in the question; fields without a value, or with one they do not take, keep their default. */
  readonly values: Readonly<Record<string, string>>;
  /** Circumstances that apply to it. */
  readonly rows: readonly string[];
  /** Its kind of charge; null if it does not charge. */
  readonly charge: string | null;
}

/** A circumstance on offer, with what it adds and to whom: `own` is the party's own throw. */
export interface OfferedRow {
  readonly id: string;
  readonly chapter?: string;
  readonly adds: readonly { readonly to: string; readonly value: number }[];
}

/** Circumstances to choose from: at most one of a group; `group` is null for a single circumstance. */
export interface Block<Row> {
  readonly group: string | null;
  readonly rows: readonly Row[];
}

/** A party as given in the address, before its circumstances are known. */
export interface PartyDraft {
  readonly shape: PartyShape;
  /** The unit that filled in the fields; null if the values were typed in. */
  readonly unitId: string | null;
  /** The arm chosen, or the unit's; null if neither is known. */
  readonly arm: string | null;
  readonly charge: string | null;
  /** The fields shown for its arm and ticks, with their values. */
  readonly fields: readonly { readonly field: OddsField; readonly value: string }[];
}

/** A party as given in the address. */
export interface OddsParty extends PartyDraft {
  readonly blocks: readonly Block<OfferedRow>[];
  readonly rows: readonly string[];
}

interface Game {
  /** The unit of that id that a party may pick; null if there is none. */
  readonly pick: (shape: PartyShape, id: string) => PickedUnit | null;
  /** The circumstances offered to a party that meets those others. */
  readonly blocksFor: (party: PartyDraft, all: readonly PartyDraft[]) => Block<OfferedRow>[];
}

/** Reads the parties of a roll from an address; invalid values are ignored. */
export function readParties(
  query: Query,
  shapes: readonly PartyShape[],
  { pick, blocksFor }: Game,
): OddsParty[] {
  const drafts = shapes.map((shape) => draftOf(query, shape, pick));
  const all = drafts.map(({ draft }) => draft);
  return drafts.map(({ draft, named }) => {
    const blocks = blocksFor(draft, all);
    return { ...draft, blocks, rows: rowsAmong(blocks, named) };
  });
}

/** The name of a party's parameter in the address. */
export function nameOf({ key }: PartyShape, part: string): string {
  return `${key}.${part}`;
}

/** The parameter that holds the chosen circumstance of a group. */
export function groupName(shape: PartyShape, group: string): string {
  return nameOf(shape, `g.${group}`);
}

/** The field of a circumstance: its group's, or its own. */
export function placeOfRow({ shape, blocks }: OddsParty, row: string): string {
  const group = blocks.find(({ rows }) => rows.some(({ id }) => id === row))?.group;
  return group ? groupName(shape, group) : nameOf(shape, `row.${row}`);
}

/** The value of a field by its name in the question; null if it is not shown. */
export function shownValue({ fields }: PartyDraft, name: string): string | null {
  return fields.find(({ field }) => field.name === name)?.value ?? null;
}

/** The value in the address of a field, or its default. */
export function valueIn(query: Query, shape: PartyShape, { at, takes, fallback }: OddsField) {
  const value = query[nameOf(shape, at)];
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

/** The parties' part of the question as sent to the API, which decides whether it can be answered. */
export function questionOf(parties: readonly OddsParty[]): Json {
  const question: Record<string, unknown> = {};
  for (const party of parties) {
    const [name, index] = party.shape.path;
    const part = partOf(party);
    if (name === undefined) Object.assign(question, part);
    else if (index === undefined) question[name] = part;
    else question[name] = [question[name] ?? [], part].flat();
  }
  return question;
}

interface FieldAt {
  /** Its name in the address; empty if the form has no such field. */
  readonly name: string;
  readonly field: OddsField | null;
  readonly party: OddsParty | null;
}

/** The form's field for a JSON Pointer into the question. */
export function fieldAt(parties: readonly OddsParty[], pointer: string): FieldAt {
  const keys = pointer.split("/").slice(1);
  const leadsTo = ({ shape: { path } }: OddsParty) => path.every((key, i) => key === keys[i]);
  const party = parties.find((each) => each.shape.path.length > 0 && leadsTo(each));
  const found = party ?? parties.find(leadsTo);
  if (!found) return { name: "", field: null, party: null };
  const [name = "", index] = keys.slice(found.shape.path.length);
  if (name === "rows") {
    return { name: placeOfRow(found, found.rows[Number(index)] ?? ""), field: null, party: found };
  }
  const field = found.shape.fields.find((each) => each.name === name) ?? null;
  return { name: field ? nameOf(found.shape, field.at) : "", field, party: found };
}

/** Rows as blocks, in the order of each block's first row; a group with only one row left is no group. */
export function blocksOf<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string | null,
): Block<Row>[] {
  const blocks: { group: string | null; rows: Row[] }[] = [];
  for (const row of rows) {
    const rivals = rows.filter((other) => groupOf(other) === groupOf(row));
    const group = rivals.length > 1 ? groupOf(row) : null;
    const begun = group && blocks.find((block) => block.group === group);
    if (begun) begun.rows.push(row);
    else blocks.push({ group, rows: [row] });
  }
  return blocks;
}

/**
 * Reads a party without its circumstances. A newly picked unit replaces the values of the fields. An address that the
 * form has not written yet, such as a link from a map, says nothing of what was filled in; values and circumstances in
 * it come on top of the unit's.
 */
function draftOf(query: Query, shape: PartyShape, pick: Game["pick"]) {
  const asked = query[nameOf(shape, "unit")];
  const unit = typeof asked === "string" && asked !== "" ? pick(shape, asked) : null;
  const picked = unit && shape.arms.includes(unit.arm) ? unit : null;
  const unitId = picked ? String(asked) : null;
  const filled = query[nameOf(shape, "filled")];
  const fresh = filled === unitId ? null : picked;
  const isLink = filled === undefined;
  const shownFor = (field: OddsField) => {
    const ofUnit = fresh && (fresh.values[field.name] ?? field.fallback);
    const isGiven = query[nameOf(shape, field.at)] !== undefined;
    return ofUnit === null || (isLink && isGiven) ? valueIn(query, shape, field) : ofUnit;
  };
  const all = shape.fields.map((field) => ({ field, value: shownFor(field) }));
  const arm = all.find(({ field }) => field.name === "arm")?.value ?? picked?.arm ?? null;
  const isTicked = (name: string) => all.some(({ field, value }) => field.name === name && value);
  const fields = all.filter(
    ({ field: { onlyFor, onlyWith } }) =>
      (!onlyFor || onlyFor === arm) && (!onlyWith || isTicked(onlyWith)),
  );
  const given = fresh && !isLink ? [] : rowsIn(query, shape);
  return {
    draft: { shape, unitId, arm, charge: picked?.charge ?? null, fields },
    named: [...(fresh?.rows ?? []), ...given],
  };
}

function rowsIn(query: Query, shape: PartyShape): string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    name === nameOf(shape, "row") || name.startsWith(groupName(shape, ""))
      ? [value ?? []].flat()
      : [],
  );
}

/** The ids of named circumstances that are offered, only the first in each block. */
function rowsAmong(blocks: readonly Block<OfferedRow>[], named: readonly string[]): string[] {
  return blocks.flatMap(({ rows }) => {
    const row = rows.find(({ id }) => named.includes(id));
    return row ? [row.id] : [];
  });
}

function partOf({ shape, fields, arm, rows }: OddsParty): Json {
  const given = fields
    .filter(({ field, value }) => !field.ofForm && (value !== "" || field.takes.kind === "flag"))
    .map(({ field: { name, takes }, value }) => [
      name,
      takes.kind === "flag" ? value === "yes" : read(value),
    ]);
  return {
    ...(shape.asksArm && arm !== null && { arm }),
    ...Object.fromEntries(given),
    ...(shape.hasRows && { rows }),
  };
}

function read(value: string): string | number {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
