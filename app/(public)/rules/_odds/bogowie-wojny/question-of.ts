import { SIDES, type Side } from "@/lib/rules/bogowie-wojny/odds/multicombat";
import type { BwOddsWishes, BwPartyWishes } from "./read-wishes";

type Json = Readonly<Record<string, unknown>>;

/** The question the wishes put, as the API takes it; whether it can be answered is for the API to say. */
export function bwQuestionOf({ page, parties }: BwOddsWishes): Json {
  const parts = parties
    .filter(({ shape }) => !shape.regiment)
    .map((party) => {
      const { party: name } = party.shape;
      return name === null ? valuesOf(party) : { [name]: partOf(party) };
    });
  return Object.assign({ roll: page.id }, ...parts, ...SIDES.map((side) => sideOf(side, parties)));
}

function sideOf(side: Side, parties: readonly BwPartyWishes[]): Json {
  const regiments = parties.filter(({ shape }) => shape.regiment?.side === side);
  return regiments.length === 0 ? {} : { [side]: regiments.map(partOf) };
}

function partOf(party: BwPartyWishes): Json {
  return { ...valuesOf(party), rows: party.rows };
}

function valuesOf({ fields }: BwPartyWishes): Json {
  const given = fields
    .filter(({ field }) => !field.ofForm)
    .map(({ field: { name, takes }, value }) => [
      name,
      takes.kind === "flag" ? value === "yes" : read(value),
    ])
    .filter(([, value]) => value !== "");
  return Object.fromEntries(given);
}

function read(value: string): string | number {
  return isNumeric(value) ? Number(value) : value;
}

function isNumeric(value: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(value);
}
