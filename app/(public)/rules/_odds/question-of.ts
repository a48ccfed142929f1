import { NEAR_SOURCE } from "./circumstances";
import type { OddsWishes, PartyWishes } from "./read-wishes";

type Json = Readonly<Record<string, unknown>>;

/** The question the wishes put, as the API takes it; whether it can be answered is for the API to say. */
export function questionOf({ page, parties, bothAttack }: OddsWishes): Json {
  const [first, second] = parties;
  const roll = page.id === "small-arms" || page.id === "artillery" ? "fire" : page.id;
  if (!first) return { roll };
  if (!second) return { roll, ...lonePart(first, page.id) };
  return {
    roll,
    ...(roll === "fire" && { table: page.table }),
    ...(roll === "melee" && { bothAttack }),
    [first.shape.party]: partOf(first),
    [second.shape.party]: partOf(second),
  };
}

function lonePart(party: PartyWishes, page: OddsWishes["page"]["id"]): Json {
  const { rows, arm: _, ...part } = partOf(party);
  if (page === "demolition") return part;
  return page === "materials"
    ? { ...part, nearSource: party.rows.includes(NEAR_SOURCE) }
    : { rows, ...part };
}

function partOf({ values, arm, rows }: PartyWishes): Json & { readonly rows: readonly string[] } {
  const { work, figures, unitFigures, valour, commander, side, failed } = values;
  const part = {
    arm: arm ?? undefined,
    work,
    figures: numberIn(figures),
    unitFigures: numberIn(unitFigures),
    valour: numberIn(valour),
    commander: commander === "engaging" ? commander : numberIn(commander),
    sideFactor: numberIn(side),
    failedBounds: numberIn(failed),
  };
  const given = Object.entries(part).filter(([, value]) => value !== undefined);
  return { rows, ...Object.fromEntries(given) };
}

function numberIn(value: string | undefined): number | undefined {
  return value ? Number(value) : undefined;
}
