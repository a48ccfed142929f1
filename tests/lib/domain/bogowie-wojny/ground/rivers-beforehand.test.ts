import { expect, test } from "vitest";
import { type Battlefield, battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { countedPieces } from "@/lib/domain/bogowie-wojny/field/checks/counts";
import { bridgeRoads, settleOrder } from "@/lib/domain/bogowie-wojny/field/commands/settle";
import { addThing, setKind } from "@/lib/domain/bogowie-wojny/field/commands/things";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { newThing } from "@/lib/domain/bogowie-wojny/field/new-thing";
import { furtherLines, pieceLines } from "@/lib/domain/bogowie-wojny/field/placing-text";
import { pieceKindOf } from "@/lib/domain/bogowie-wojny/ground/pieces";
import { applyCommand } from "@/lib/domain/document/command";
import { translatorFor } from "@/lib/i18n/translator";
import { TERRAIN } from "@/lib/rules/bogowie-wojny/tables/terrain";

const GROUND = generateBattlefield({
  seed: "Wagram",
  table: { widthCm: 120, depthCm: 120 },
  area: "plains",
});

/** The field with a great river across its south-west corner and, if given, a crossing. */
function fieldWith(crossing: "bridge" | "ford" | null): Battlefield {
  const points: [number, number][] = [
    [0, 8],
    [8, 0],
  ];
  const basics = {
    id: "danube",
    name: "Danube",
    placedBy: "south",
    origin: "placed",
    points,
  } as const;
  const river = pieceKindOf({ kind: "great-river" }).blank({ ...basics, points });
  const deck: [number, number][] = [
    [2, 2],
    [6, 6],
  ];
  const over = { placedBy: "south", origin: "right", waterId: "danube", widthCm: 2 } as const;
  return {
    ...GROUND,
    pieces: [...GROUND.pieces, { ...river, widthCm: 3 } as typeof river],
    crossings: [
      ...GROUND.crossings,
      ...(crossing ? [{ ...over, id: "over", crossing, points: deck }] : []),
    ],
  };
}

function newCodes(field: Battlefield): string[] {
  const known = new Set(checkBattlefield(GROUND).findings.map(({ code }) => code));
  const { findings } = checkBattlefield(field);
  return findings.map(({ code }) => code).filter((code) => !known.has(code));
}

test("a great river lies there beforehand: in no count, in nobody's turn, with its bridges [14.4]", () => {
  expect(countedPieces(fieldWith(null))).toEqual(countedPieces(GROUND));
  expect(newCodes(fieldWith(null))).toEqual([]);
  expect(newCodes(fieldWith("bridge"))).toEqual([]);
});

test("it is impassable but by bridges [3.5]", () => {
  expect(TERRAIN["great-river"].passage.infantry).toEqual({ kind: "closed" });
  expect(newCodes(fieldWith("ford"))).toEqual(["ford-over-great-river"]);
  const road = { id: "road", name: "", placedBy: "south", widthCm: 1.4 } as const;
  const across: [number, number][] = [
    [1, 1],
    [12, 12],
  ];
  const bare = fieldWith(null);
  const codes = newCodes({ ...bare, roads: [...bare.roads, { ...road, points: across }] });
  expect(codes).toContain("no-new-crossing");
});

/** The field with a river 3 cm wide along its western edge, placed or there beforehand, and a road across it. */
function riverField(origin: "placed" | "beforehand"): Battlefield {
  const points: [number, number][] = [
    [4, 0],
    [4, 120],
  ];
  const basics = { id: "raszynka", name: "Raszynka", placedBy: "south", origin, points } as const;
  const river = pieceKindOf({ kind: "river" }).blank({ ...basics, points });
  const over: [number, number][] = [
    [0.5, 60],
    [8, 60],
  ];
  const road = { id: "road", name: "", placedBy: "south", widthCm: 1.4, points: over } as const;
  const roads = [...GROUND.roads, { ...road, points: over }];
  return { ...GROUND, pieces: [...GROUND.pieces, river], roads };
}

const newId = () => "new";
const ofWater = ["no-new-crossing", "water-without-crossing", "free-crossing-not-due"];
const waterCodes = (field: Battlefield) => newCodes(field).filter((code) => ofWater.includes(code));

test("an ordinary river may lie there beforehand as well, in no count and in nobody's turn [14.4]", () => {
  const field = riverField("beforehand");
  expect(battlefieldSchema.parse(field)).toEqual(field);
  expect(countedPieces(field).river).toBe(countedPieces(GROUND).river);
  expect(countedPieces(riverField("placed")).river).toBe(countedPieces(GROUND).river + 1);
  expect(newCodes(field)).not.toContain("water-not-first");
  expect(newCodes(riverField("placed"))).toContain("water-not-first");
});

test("roads make bridges over a river that was laid, and none over one that lies there beforehand [14.4]", () => {
  const laid = applyCommand(riverField("placed"), bridgeRoads, { newId });
  expect(waterCodes(riverField("placed"))).toEqual(["water-without-crossing"]);
  expect(waterCodes(laid)).toEqual([]);

  const fixed = riverField("beforehand");
  expect(waterCodes(fixed)).toEqual(["no-new-crossing"]);
  expect(applyCommand(fixed, bridgeRoads, { newId })).toEqual(fixed);
  expect(waterCodes({ ...fixed, crossings: laid.crossings })).toEqual(["no-new-crossing"]);
});

test("a bridge laid over it by hand stands there with it, and a road may use it [14.4]", () => {
  const field = riverField("beforehand");
  const points: [number, number][] = [
    [2, 60],
    [6, 60],
  ];
  const bridge = newThing({ kind: "crossing", id: "bridge", points, field });
  if (!bridge) throw new Error("no bridge was laid");
  const bridged = applyCommand(field, addThing, bridge);
  expect(waterCodes(bridged)).toEqual([]);
  const t = translatorFor("en", "battlefield");
  expect(furtherLines(bridged, t).map(({ id }) => id)).not.toContain("bridge");
  expect(pieceLines(bridged, t).at(-1)?.text).toBe("river, there beforehand");
});

test("dry ground cannot lie there beforehand, and a river made a fence is laid", () => {
  const field = riverField("beforehand");
  const [wood] = field.pieces.filter(({ kind }) => kind === "wood");
  const foreign = { ...field, pieces: [{ ...wood, origin: "beforehand" }] };
  expect(battlefieldSchema.safeParse(foreign).success).toBe(false);
  const fenced = applyCommand(field, setKind, { id: "raszynka", kind: "fence" });
  expect(fenced.pieces.at(-1)).toMatchObject({ kind: "fence", origin: "placed" });
  expect(battlefieldSchema.safeParse(fenced).success).toBe(true);
});

test.each(["placed", "beforehand"] as const)(
  "settling the order leaves nobody out of turn where a river is %s",
  (origin) => {
    const settled = applyCommand(riverField(origin), settleOrder, null);
    expect(newCodes(settled)).not.toContain("out-of-turn");
  },
);

test("nor does it deal a turn to a great river of an older document, which calls it placed", () => {
  const field = fieldWith("bridge");
  const pieces = field.pieces.map((piece) => ({ ...piece, origin: "placed" }) as typeof piece);
  const settled = applyCommand({ ...field, pieces }, settleOrder, null);
  expect(newCodes(settled)).toEqual([]);
});
