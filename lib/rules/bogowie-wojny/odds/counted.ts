import type { Adds, Circumstance, CountedModifier } from "../circumstance";
import type { Arm } from "../unit-kind";

/** A party of a roll, as the modifier tables see it. */
export interface PartyIn {
  readonly party: string;
  readonly arm: Arm;
  /** The circumstances that are said of it. */
  readonly rows: readonly string[];
  readonly disorder: number;
}

/** A modifier that counts, and for whom. */
export interface Counted {
  readonly party: string;
  readonly row: string;
  readonly value: number;
}

/** A circumstance said of a party that counts for nothing beside another one (`beside`). */
export interface Voided {
  readonly party: string;
  readonly row: string;
  readonly beside: string;
}

export interface CountedRows {
  readonly counted: readonly Counted[];
  readonly voided: readonly Voided[];
}

/** Which circumstances of a table count for whom, in the table's order; one that adds 0 is left out. */
export function countRows(
  table: readonly Circumstance[],
  parties: readonly [PartyIn, PartyIn],
): CountedRows {
  const said = table.flatMap((row) =>
    parties
      .filter(({ party, rows }) => rows.includes(row.id) && row.parties.includes(party))
      .map((own) => ({ row, own, other: own === parties[0] ? parties[1] : parties[0] })),
  );
  const first = voidedAmong(said, []);
  const voided = voidedAmong(said, first);
  const counted = said
    .filter(({ row, own }) => !isVoid(voided, own.party, row.id))
    .flatMap(modifiersOf)
    .filter(({ value }) => value !== 0);
  return { counted, voided };
}

/** Whether a circumstance is said of a party and counts. */
export function holds({ party, rows }: PartyIn, row: string, { voided }: CountedRows): boolean {
  return rows.includes(row) && !isVoid(voided, party, row);
}

/** What a difference in disorder gives either party; nothing where there is none [8.2, 10.10, 10.40]. */
export function disorderModifier(
  { id, each }: CountedModifier,
  { own, other }: { readonly own: PartyIn; readonly other: PartyIn },
): Counted[] {
  const value = each * (other.disorder - own.disorder);
  return value === 0 ? [] : [{ party: own.party, row: id, value }];
}

/** So many of something, at most as many as count. */
export function timesModifier(
  { id, each, most }: CountedModifier,
  { party, times }: { readonly party: string; readonly times: number },
): Counted[] {
  const value = each * Math.min(times, most);
  return value === 0 ? [] : [{ party, row: id, value }];
}

/** What counts for one party comes to. */
export function sumFor(party: string, counted: readonly Counted[]): number {
  return counted.reduce((sum, each) => sum + (each.party === party ? each.value : 0), 0);
}

interface Said {
  readonly row: Circumstance;
  readonly own: PartyIn;
  readonly other: PartyIn;
}

/** A circumstance that is void itself (`known`) makes no other void. */
function voidedAmong(said: readonly Said[], known: readonly Voided[]): Voided[] {
  return said.flatMap((each) => {
    const { row, own, other } = each;
    const beside = (party: PartyIn, ids: readonly string[] = []) =>
      ids.find((id) => party.rows.includes(id) && !isVoid(known, party.party, id));
    const { voidBeside } = row;
    const found =
      beside(own, voidBeside?.own) ??
      beside(other, voidBeside?.other) ??
      beside(other, voidBeside?.otherFor?.[own.arm]);
    return found ? [{ party: own.party, row: row.id, beside: found }] : [];
  });
}

function isVoid(voided: readonly Voided[], party: string, row: string): boolean {
  return voided.some((each) => each.party === party && each.row === row);
}

function modifiersOf({ row, own, other }: Said): Counted[] {
  const isMet =
    (row.against === undefined || row.against === other.arm) &&
    !(row.inOrderOnly && own.disorder > 0);
  return [
    { party: own.party, row: row.id, value: isMet ? addedTo(own.arm, row.own) : 0 },
    { party: other.party, row: row.id, value: addedTo(other.arm, row.other) },
  ];
}

function addedTo(arm: Arm, adds: Adds = 0): number {
  return typeof adds === "number" ? adds : (adds[arm] ?? 0);
}
