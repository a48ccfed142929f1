import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Battlefield,
  battlefieldSchema,
  seedSchema,
} from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { BATTLE_AREAS } from "@/lib/rules/bogowie-wojny/battle-area";
import { umpire } from "@/tests/lib/domain/bogowie-wojny/field/umpire";

const TABLES = [
  { widthCm: 120, depthCm: 120 },
  { widthCm: 180, depthCm: 120 },
  { widthCm: 240, depthCm: 120 },
];
/** `BATTLEFIELDS=10000 npx vitest run tests/lib/domain/battlefield` checks that many fields against the umpire. */
const FIELDS = Number(process.env.BATTLEFIELDS ?? 36);

test(`an umpire who knows only the rules passes ${FIELDS} fields of all areas`, {
  timeout: 3_600_000,
}, () => {
  const faults: string[] = [];
  const rolled: Battlefield[] = [];
  for (let n = 0; n < FIELDS; n++) {
    const area = n % 2 === 0 ? null : (BATTLE_AREAS[Math.floor(n / 2) % 6] ?? null);
    const field = generateBattlefield({ seed: `field ${n}`, table: tableOf(n % 3), area });
    faults.push(...umpire(field).map((fault) => `field ${n}: ${fault}`));
    if (area === null) rolled.push(field);
  }
  expect(faults).toEqual([]);
  expect(new Set(rolled.map(({ area }) => area)).size).toBe(6);
  expect(new Set(rolled.map(({ initiative }) => initiative)).size).toBe(2);
});

test("whatever the seed, the table and the area: well-formed, legal, the same again", () => {
  const options = fc.record({
    seed: fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .filter((seed) => seedSchema.safeParse(seed).success),
    table: fc.record({
      widthCm: fc.integer({ min: 120, max: 320 }),
      depthCm: fc.integer({ min: 120, max: 180 }),
    }),
    area: fc.option(fc.constantFrom(...BATTLE_AREAS)),
  });
  fc.assert(
    fc.property(options, (asked) => {
      const field = generateBattlefield(asked);
      expect(battlefieldSchema.parse(field)).toEqual(field);
      expect(checkBattlefield(field).findings).toEqual([]);
      expect(umpire(field)).toEqual([]);
      expect(JSON.stringify(generateBattlefield(asked))).toBe(JSON.stringify(field));
    }),
    { numRuns: 15, seed: 14 },
  );
});

describe("fields that are good to play on", () => {
  const fields = TABLES.flatMap((table) =>
    BATTLE_AREAS.map((area) => generateBattlefield({ seed: "Raszyn 1809", table, area })),
  );

  test("woods and hills measure 10 to 30 cm", () => {
    const lengths = fields
      .flatMap(({ pieces }) => pieces)
      .filter(({ kind }) => kind === "wood" || kind === "hill")
      .map(({ points }) => longest(points));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(30.2);
  });

  test("another seed is another field, and so is another table or area", () => {
    const more = ["a", "b"].map((seed) =>
      generateBattlefield({ seed, table: tableOf(0), area: null }),
    );
    const shapes = [...fields, ...more].map(({ pieces }) => JSON.stringify(pieces));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test("a die that gives the area asked for gives the same field", () => {
    const rolled = generateBattlefield({ seed: "one", table: tableOf(0), area: null });
    expect(generateBattlefield({ seed: "one", table: tableOf(0), area: rolled.area })).toEqual(
      rolled,
    );
  });
});

function tableOf(n: number): Battlefield["table"] {
  return TABLES[n] ?? { widthCm: 120, depthCm: 120 };
}

function longest(points: readonly (readonly [number, number])[]): number {
  return Math.max(
    ...points.flatMap(([ax, ay]) => points.map(([bx, by]) => Math.hypot(ax - bx, ay - by))),
  );
}

/** Ground that tournaments have printed must not change: a change here is a new edition of the generator. */
test.each([["Raszyn 1809", "2a11044baaa719d7"]])(
  "the seed %s gives the ground it always gave",
  (seed, digest) => {
    const field = generateBattlefield({ seed, table: tableOf(0), area: null });
    expect(createHash("sha256").update(JSON.stringify(field)).digest("hex").slice(0, 16)).toBe(
      digest,
    );
  },
);
