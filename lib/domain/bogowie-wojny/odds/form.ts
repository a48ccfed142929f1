import type { Adds } from "@/lib/rules/bogowie-wojny/circumstance";
import type { Arm } from "@/lib/rules/bogowie-wojny/unit-kind";
import {
  type Block,
  blocksOf,
  type OddsParty,
  type OfferedRow,
  type PartyDraft,
  type PartyShape,
  type PickedUnit,
  type Query,
  readParties,
  shownValue,
  valueIn,
} from "../../odds-answer/form";
import type { BwOddsPage } from "./pages";
import type { BwOddsRoll } from "./question";
import type { RegimentInOdds } from "./regiment-in-odds";
import { CIRCUMSTANCES } from "./tables-of-roll";

/** Finds a regiment of the list of the party with that key; null if there is none. */
export type RegimentFinder = (party: string, regimentId: string) => RegimentInOdds | null;

/** The parties of a roll, with as many regiments on each side as the address says. */
export function bwShapesShown(query: Query, { parties }: BwOddsPage): PartyShape[] {
  const meeting = parties.find(({ key }) => key === "m");
  const countOf = (side: string) => {
    const field = meeting?.fields.find(({ name }) => name === side);
    return meeting && field ? Number(valueIn(query, meeting, field)) : 0;
  };
  return parties.filter(
    ({ path: [side = "", index] }) => index === undefined || Number(index) < countOf(side),
  );
}

/** Reads the address; invalid values are ignored. */
export function readBwOdds(query: Query, page: BwOddsPage, find: RegimentFinder): OddsParty[] {
  return readParties(query, bwShapesShown(query, page), {
    pick: (shape, id) => pickedUnit(find(shape.key, id), shape),
    blocksFor: (party, all) => blocksFor(party, { all, roll: page.id }),
  });
}

/**
 * A regiment as a party's unit. Only the attacker is given a charge; users decide whether a defender countercharges.
 */
function pickedUnit(regiment: RegimentInOdds | null, shape: PartyShape): PickedUnit | null {
  if (!regiment) return null;
  const { arm, charge, rows } = regiment;
  const known: Readonly<Record<string, string | number | true>> = { arm, ...regiment.values };
  const values = shape.fields.flatMap(({ name, takes }) => {
    const value = known[name];
    if (value === undefined) return [];
    if (takes.kind === "flag") return value === true ? [[name, "yes"]] : [];
    const isTaken =
      takes.kind === "choice"
        ? takes.choices.includes(String(value))
        : Number(value) >= takes.least && Number(value) <= takes.most;
    return isTaken ? [[name, String(value)]] : [];
  });
  return {
    arm,
    charge,
    values: Object.fromEntries(values),
    rows: charge !== null && shape.role === "attacker" ? [...rows, charge] : rows,
  };
}

interface Meeting {
  readonly all: readonly PartyDraft[];
  readonly roll: BwOddsRoll;
}

/** The circumstances that may apply to a party of its arm. */
function blocksFor(party: PartyDraft, { all, roll }: Meeting): Block<OfferedRow>[] {
  const { role } = party.shape;
  if (role === null) return [];
  const arm = shownValue(party, "arm");
  const opponent = all.find(({ shape }) => shape.role !== null && shape.role !== role);
  const isFire = roll === "fire" || roll === "artillery";
  const to = opponent && !isFire ? opponent.shape.heading : "own";
  const rows = CIRCUMSTANCES[roll].filter(
    ({ parties, arms }) =>
      parties.includes(role) && (!arms || arm === null || arms.some((each) => each === arm)),
  );
  const groups = new Map(rows.map(({ id, group }) => [id, group ?? null]));
  const offered = rows.map(({ id, chapter, own, other }) => ({
    id,
    chapter,
    adds: [
      { to: "own", value: addedTo(arm, own) },
      { to, value: addedTo(opponent ? shownValue(opponent, "arm") : null, other) },
    ].filter(({ value }) => value !== 0),
  }));
  return blocksOf(offered, ({ id }) => groups.get(id) ?? null);
}

function addedTo(arm: string | null, adds: Adds = 0): number {
  return typeof adds === "number" ? adds : (adds[arm as Arm] ?? 0);
}
