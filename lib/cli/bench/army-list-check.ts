import { type Measurement, measurement } from "@/lib/cli/measurement";
import { type ArmyList, armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import { setBases } from "@/lib/domain/bogowie-wojny/list/commands/regiments";
import { applyCommand } from "@/lib/domain/document/command";

const REGIMENTS = 100;
const CHECKS = 400;
const WARM_UP = 100;
const LIMIT_MS = 2;

export const standsAlone = true;

/** The complete check of an army of a hundred regiments from an army book, after each change to one of them. */
export default async function* armyListCheck(): AsyncGenerator<Measurement> {
  let list = largeArmy();
  const samples: number[] = [];
  for (let i = 0; i < WARM_UP + CHECKS; i++) {
    list = applyCommand(list, setBases, { id: `r${i % REGIMENTS}`, bases: 2 + (i % 4) });
    const start = performance.now();
    checkArmyList(list);
    if (i >= WARM_UP) samples.push(performance.now() - start);
  }
  yield measurement({
    bench: `check of an army list of ${REGIMENTS} regiments`,
    unit: "ms",
    samples,
    limit: LIMIT_MS,
  });
}

const KINDS = ["line-infantry", "light-infantry", "grenadiers", "lancers", "cuirassiers"] as const;

/** Five corps of two divisions of ten regiments, grouped in brigades, from fifty entries, with bans and years. */
function largeArmy(): ArmyList {
  const numbers = Array.from({ length: REGIMENTS }, (_, i) => i);
  return armyListSchema.parse({
    kind: "army-list",
    schemaVersion: 1,
    title: "Large",
    language: "pl",
    nation: "france",
    year: 1812,
    book: { id: "abcdefghij", version: 1, title: "France", edition: "" },
    bookEntries: numbers.slice(50).map((i) => ({
      id: `e${i}`,
      names: { pl: `Pułk ${i}`, en: `Regiment ${i}` },
      unitKind: KINDS[i % KINDS.length],
      regimentBases: { least: 2, most: 4 },
      maxRegiments: 2,
      historical: i % 2 === 0,
      years: { from: 1805, to: 1815 },
    })),
    format: {
      name: "Large",
      unitPoints: 400,
      upgradePoints: 100,
      maxBases: 400,
      maxArtilleryBases: null,
      maxArtilleryPercent: 20,
      maxTerrainPieces: 2,
      tableWidthCm: 240,
      tableDepthCm: 120,
      turns: 12,
      years: { from: 1811, to: 1813 },
      bans: { unitKinds: ["militia"], upgrades: ["providence"], entries: ["Kozacy dońscy"] },
    },
    corps: numbers.slice(0, 5).map((i) => ({ id: `c${i}` })),
    formations: numbers.slice(0, 10).map((f) => ({
      id: `f${f}`,
      corpsId: `c${f % 5}`,
      general: { kind: "infantry", source: f % 2 === 0 ? "historical" : "drawn" },
      brigades: [{ id: `b${f}` }],
      regiments: numbers.slice(f * 10, f * 10 + 10).map((i) => ({
        id: `r${i}`,
        name: i % 3 === 0 ? `${i}. pułk` : "",
        unitKind: KINDS[i % KINDS.length],
        entryId: `e${50 + (i % 50)}`,
        bases: 3,
        veteran: i % 4 === 0 ? "bought" : "no",
        brigadeId: i % 10 < 2 ? `b${f}` : null,
      })),
    })),
    upgrades: [
      { id: "u1", upgrade: "ambush", count: 3 },
      { id: "u2", upgrade: "ammunition-train", count: 8 },
      { id: "u3", upgrade: "army-morale-level", count: 2 },
    ],
  });
}
