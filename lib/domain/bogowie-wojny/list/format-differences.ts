import {
  type Bans,
  DEFAULT_INFERRED_PRICES,
  DEFAULT_READINGS,
  type Format,
  type Reading,
} from "@/lib/rules/bogowie-wojny/format";
import type { InferredPrice } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { sameJson } from "../../document/json";

/** The numbers of a format, in the order shown. */
const FORMAT_NUMBERS = [
  "unitPoints",
  "upgradePoints",
  "maxBases",
  "maxArtilleryBases",
  "maxArtilleryPercent",
  "maxTerrainPieces",
  "turns",
  "tableWidthCm",
  "tableDepthCm",
] as const satisfies readonly (keyof Format)[];
export type FormatNumber = (typeof FORMAT_NUMBERS)[number];

/** A difference between two formats; `null` means no limit. */
export type FormatDifference =
  | { readonly of: "name"; readonly before: string; readonly after: string }
  | {
      readonly of: "number";
      readonly number: FormatNumber;
      readonly before: number | null;
      readonly after: number | null;
    }
  | {
      readonly of: "objectives";
      readonly before: Format["objectivePoints"];
      readonly after: Format["objectivePoints"];
    }
  | { readonly of: "years"; readonly before: Format["years"]; readonly after: Format["years"] }
  /** `barred`: forbidden only by the second format; `admitted`: only by the first. */
  | { readonly of: "barred" | "admitted"; readonly bans: Bans }
  | { readonly of: "readings"; readonly readings: readonly Reading[] }
  | { readonly of: "prices"; readonly prices: readonly InferredPrice[] };

/** The differences between two formats; if there are none, both judge lists alike. */
export function formatDifferences(before: Format, after: Format): FormatDifference[] {
  const readings = readingDifferences(before, after);
  const prices = priceDifferences(before, after);
  return [
    ...(before.name === after.name
      ? []
      : [{ of: "name", before: before.name, after: after.name } as const]),
    ...FORMAT_NUMBERS.filter((number) => before[number] !== after[number]).map(
      (number) => ({ of: "number", number, before: before[number], after: after[number] }) as const,
    ),
    ...objectiveDifference(before.objectivePoints, after.objectivePoints),
    ...yearsDifference(before.years, after.years),
    ...banDifferences(before.bans, after.bans),
    ...(readings.length === 0 ? [] : [{ of: "readings", readings } as const]),
    ...(prices.length === 0 ? [] : [{ of: "prices", prices } as const]),
  ];
}

function objectiveDifference(
  before: Format["objectivePoints"],
  after: Format["objectivePoints"],
): FormatDifference[] {
  return sameJson(before, after) ? [] : [{ of: "objectives", before, after }];
}

function yearsDifference(before: Format["years"], after: Format["years"]): FormatDifference[] {
  return sameJson(before, after) ? [] : [{ of: "years", before, after }];
}

function banDifferences(before: Bans, after: Bans): FormatDifference[] {
  const barred = bansBeyond(after, before);
  const admitted = bansBeyond(before, after);
  return [
    ...(hasBans(barred) ? [{ of: "barred", bans: barred } as const] : []),
    ...(hasBans(admitted) ? [{ of: "admitted", bans: admitted } as const] : []),
  ];
}

/** The bans of one format that the other does not have. */
function bansBeyond(one: Bans, other: Bans): Bans {
  return {
    unitKinds: one.unitKinds.filter((kind) => !other.unitKinds.includes(kind)),
    upgrades: one.upgrades.filter((upgrade) => !other.upgrades.includes(upgrade)),
    entries: one.entries.filter((entry) => !other.entries.includes(entry)),
  };
}

function hasBans({ unitKinds, upgrades, entries }: Bans): boolean {
  return unitKinds.length + upgrades.length + entries.length > 0;
}

/** The readings that differ between two formats. */
export function readingDifferences(one: Format, other: Format): Reading[] {
  return (Object.keys(DEFAULT_READINGS) as Reading[]).filter(
    (reading) => one.readings[reading] !== other.readings[reading],
  );
}

/** The inferred prices that differ between two formats. */
export function priceDifferences(one: Format, other: Format): InferredPrice[] {
  return (Object.keys(DEFAULT_INFERRED_PRICES) as InferredPrice[]).filter(
    (price) => one.inferredPrices[price] !== other.inferredPrices[price],
  );
}
