import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "@/lib/domain/belle-alliance/scenario/default-settings";
import { lackingFigures, lackingTerrain } from "@/lib/domain/belle-alliance/scenario/pack/lacking";
import type { FiguresNeeded } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { TerrainNeeded } from "@/lib/domain/belle-alliance/scenario/terrain-needed";
import {
  NO_STOCK,
  type StockFigures,
  type StockTerrain,
} from "@/lib/domain/belle-alliance/stock/club-stock";

const NONE = { figures: 0, modelGuns: 0, gunners: 0, wagons: 0, bases: 0 };
const need = (row: Partial<FiguresNeeded>): FiguresNeeded => ({
  ...NONE,
  sideId: "a",
  nation: "france",
  arm: "infantry",
  type: "line",
  units: 1,
  ...row,
});
const own = (row: Partial<StockFigures>): StockFigures => ({
  nation: "france",
  arm: "infantry",
  type: null,
  counted: "figures",
  count: 1,
  ...row,
});
const lacking = (needed: readonly FiguresNeeded[], ...figures: StockFigures[]) =>
  lackingFigures(needed, { ...NO_STOCK, figures }, DEFAULT_SETTINGS);
const perBase = DEFAULT_SETTINGS.bases.infantry.figuresPerBase;

describe("figures that are lacking", () => {
  it("are what is needed without what is owned, by nation, arm and type", () => {
    const rows = [
      need({ figures: 40, bases: 10 }),
      need({ type: "light", figures: 20, bases: 5 }),
      need({ nation: "britain", figures: 30, bases: 8 }),
    ];
    const left = lacking(rows, own({ type: "line", count: 28 }));
    expect(left.map(({ figures }) => figures)).toEqual([12, 20, 30]);
  });

  it("come from rows of their own type first, then from those of any, each used up once", () => {
    const rows = [need({ figures: 10, bases: 3 }), need({ type: "light", figures: 10, bases: 3 })];
    const left = lacking(rows, own({ count: 12 }), own({ type: "light", count: 6 }));
    expect(left.map(({ type, figures }) => [type, figures])).toEqual([["light", 2]]);
  });

  it("are no side's twice", () => {
    const rows = [need({ figures: 10, bases: 3 }), need({ sideId: "b", figures: 10, bases: 3 })];
    expect(lacking(rows, own({ count: 10 })).map(({ sideId }) => sideId)).toEqual(["b"]);
  });

  it("are counted by bases as well, each with the figures on it", () => {
    const [row] = lacking(
      [need({ figures: 5 * perBase, bases: 5 })],
      own({ counted: "bases", count: 2 }),
    );
    expect(row).toMatchObject({ figures: 3 * perBase, bases: 3 });
    expect(
      lacking([need({ figures: 5 * perBase - 1, bases: 5 })], own({ counted: "bases", count: 9 })),
    ).toEqual([]);
  });

  it("leave gunners to be had where only the guns are there", () => {
    const guns = need({
      arm: "artillery",
      type: "foot-artillery",
      modelGuns: 3,
      gunners: 12,
      bases: 3,
    });
    const left = lacking([guns], own({ arm: "artillery", counted: "modelGuns", count: 3 }));
    expect(left).toEqual([expect.objectContaining({ modelGuns: 0, gunners: 12, bases: 0 })]);
  });
});

describe("terrain that is lacking", () => {
  const road: TerrainNeeded = {
    key: "road-paved",
    layer: null,
    widthCm: 1.4,
    pieces: 2,
    lengthCm: 240,
    areaCm2: null,
  };
  const woods = { ...road, key: "wood", widthCm: null, pieces: 4, lengthCm: null, areaCm2: 900 };
  const left = (needed: readonly TerrainNeeded[], ...terrain: StockTerrain[]) =>
    lackingTerrain(needed, { ...NO_STOCK, terrain });

  it("is a length of lines, and pieces of all else, whose size nobody knows", () => {
    expect(
      left(
        [road, woods],
        { kind: "road-paved", widthCm: null, count: 100 },
        { kind: "wood", widthCm: null, count: 3 },
      ),
    ).toEqual([
      { ...road, lengthCm: 140 },
      { ...woods, pieces: 1, areaCm2: null },
    ]);
  });

  it("is not served by a road of another width or kind, and is gone where all is there", () => {
    expect(left([road], { kind: "road-paved", widthCm: 2, count: 900 })).toEqual([road]);
    expect(left([road], { kind: "road-earth", widthCm: 1.4, count: 900 })).toEqual([road]);
    expect(left([road], { kind: "road-paved", widthCm: 1.4, count: 900 })).toEqual([]);
  });
});
