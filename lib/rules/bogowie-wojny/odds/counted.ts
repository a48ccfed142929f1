import type { Adds, Circumstance, CountedModifier } from "../circumstance";
import type { Arm } from "../unit-kind";

/** A party of a roll, as the modifier tables need it. */
export interface PartyIn {
  readonly party: string;
  readonly arm: Arm;
  /** The ids of the circumstances that apply to it. */
  readonly rows: readonly string[];
  readonly disorder: number;
}

/** A modifier that counts, and the party it counts for. */
export interface PartyModifier {
  readonly party: string;
  readonly row: string;
  readonly value: number;
}

/** A circumstance of a party that does not count because another one (`beside`) cancels it. */
export interface VoidedRow {
  readonly party: string;
  readonly row: string;
  readonly beside: string;
}

export interface CountedRows {
  readonly counted: readonly PartyModifier[];
  readonly voided: readonly VoidedRow[];
}

/**
 * The circumstances of a table that count and the parties they count for, in the table's order; those that add 0 are
 * left out.
 */
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

/** Whether a circumstance applies to a party and is not cancelled. */
export function applies({ party, rows }: PartyIn, row: string, { voided }: CountedRows): boolean {
  return rows.includes(row) && !isVoid(voided, party, row);
}

/** The modifier for a difference in disorder; empty if there is none [8.2, 10.10, 10.40]. */
export function disorderModifier(
  { id, each }: CountedModifier,
  { own, other }: { readonly own: PartyIn; readonly other: PartyIn },
): PartyModifier[] {
  const value = each * (other.disorder - own.disorder);
  return value === 0 ? [] : [{ party: own.party, row: id, value }];
}

/** The modifier for a circumstance entered as a number, up to its maximum; empty if it adds 0. */
export function timesModifier(
  { id, each, most }: CountedModifier,
  { party, times }: { readonly party: string; readonly times: number },
): PartyModifier[] {
  const value = each * Math.min(times, most);
  return value === 0 ? [] : [{ party, row: id, value }];
}

/** The sum of the modifiers that apply to one party. */
export function modifierSum(party: string, counted: readonly PartyModifier[]): number {
  return counted.reduce((sum, each) => sum + (each.party === party ? each.value : 0), 0);
}

interface PartyCircumstance {
  readonly row: Circumstance;
  readonly own: PartyIn;
  readonly other: PartyIn;
}

/** The circumstances cancelled by others. A circumstance that is itself cancelled (`known`) cancels no other. */
function voidedAmong(said: readonly PartyCircumstance[], known: readonly VoidedRow[]): VoidedRow[] {
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

function isVoid(voided: readonly VoidedRow[], party: string, row: string): boolean {
  return voided.some((each) => each.party === party && each.row === row);
}

function modifiersOf({ row, own, other }: PartyCircumstance): PartyModifier[] {
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
