import { longBattle, shippedBattle } from "@/lib/cli/bench/check";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";
import {
  type PackPart,
  PRESET_PARTS,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import type { Paper } from "@/lib/domain/document/paper";
import { WORKSHOP_LIMITS, Workshop } from "@/lib/pdf/press/workshop";

const SMALL_UNITS = 100;
const LARGE_UNITS = 300;
const WARM_UP = 2;
const PRINTS = 8;
/** Of a pack that takes many times as long. */
const WHOLE_PRINTS = 3;
/** Either side of a table of 13 columns and 9 rows. */
const TILED_CM = 236;

export const standsAlone = true;

/** Prints packs with a warm print worker in its own process; the battle is edited before each print. */
export default async function* print(): AsyncGenerator<Measurement> {
  const shop = new Workshop({ ...WORKSHOP_LIMITS, workers: 1 });
  try {
    const [small, large] = [await longBattle(SMALL_UNITS), await longBattle(LARGE_UNITS)];
    const side: Audience = { for: "side", sideId: small.sides[0]?.id ?? "" };
    const umpire: Audience = { for: "umpire" };
    const whole = WHOLE_BOOK.parts;
    yield await printed(shop, {
      bench: "a side's pack of 50 units",
      battle: small,
      audience: side,
      parts: whole,
      limit: 500,
    });
    yield await printed(shop, {
      bench: "the umpire's book of 300 units, map on A3",
      battle: large,
      audience: umpire,
      parts: whole,
      limit: 2_000,
    });
    yield await printed(shop, {
      bench: "the umpire's pack of 300 units with all parts, on A4",
      battle: large,
      audience: umpire,
      parts: PRESET_PARTS.everything,
      paper: "a4",
      prints: WHOLE_PRINTS,
      limit: 12_000,
    });
    yield await printed(shop, {
      bench: "300 units: the order of battle after an edit",
      battle: large,
      audience: umpire,
      parts: ["order-of-battle"],
      limit: 400,
    });
    yield await printed(shop, {
      bench: "300 units: the map after an edit",
      battle: large,
      audience: umpire,
      parts: ["map"],
      limit: 400,
    });
    yield await printed(shop, {
      bench: "117 sheets of the table at 1:1, on A4",
      battle: onTableOf(TILED_CM, await shippedBattle()),
      audience: umpire,
      parts: ["table-sheets"],
      paper: "a4",
      limit: 1_500,
    });
  } finally {
    shop.close();
  }
}

function onTableOf(cm: number, battle: Scenario): Scenario {
  return { ...battle, map: { ...battle.map, widthCm: cm, depthCm: cm } };
}

interface Wanted {
  readonly bench: string;
  readonly battle: Scenario;
  readonly audience: Audience;
  readonly parts: readonly PackPart[];
  readonly paper?: Paper;
  readonly prints?: number;
  readonly limit: number;
}

async function printed(
  shop: Workshop,
  { bench, battle, audience, parts, paper = "a3", prints = PRINTS, limit }: Wanted,
): Promise<Measurement> {
  const samples: number[] = [];
  for (let i = 0; i < WARM_UP + prints; i++) {
    const edited = {
      ...battle,
      sides: battle.sides.map((side) => ({ ...side, brief: `Edit ${i}.` })),
    };
    const took = await elapsedMs(() =>
      shop.print({
        work: "pack",
        view: viewFor(edited, audience),
        options: { ...WHOLE_BOOK, parts },
        language: "en",
        paper,
      }),
    );
    if (i >= WARM_UP) samples.push(took);
  }
  return measurement({ bench, unit: "ms", samples, limit });
}
