import { expect, test } from "vitest";
import { answerMarches } from "@/lib/usecases/belle-alliance/rules/march-answer";
import { marchRequestsSchema } from "@/lib/usecases/belle-alliance/rules/march-request";

function answer(march: object) {
  const [first] = answerMarches(marchRequestsSchema.parse({ marches: [march] }).marches);
  if (!first) throw new Error("no answer");
  return first;
}

const on = (ground: string, lengthCm: number | null = null, more: object = {}) => ({
  ground,
  lengthCm,
  ...more,
});
const [ROAD, NORMAL, DIFFICULT, WOOD] = ["road", "normal", "difficult", "wood"].map((each) =>
  on(each),
);
const foot = (formation: string, ...path: unknown[]) => ({ arm: "infantry", formation, path });
const horse = (formation: string, ...path: unknown[]) => ({ arm: "cavalry", formation, path });
const guns = (formation: string, ...path: unknown[]) => ({ arm: "artillery", formation, path });
const MARCH = "column-of-march";
const ATTACK = "column-of-attack";

// biome-ignore format: one march a line
const rates: [
  name: string,
  unit: object,
  road: number,
  normal: number,
  difficult: number,
  wood: number | null,
][] = [
  ["foot, column of march", { arm: "infantry", formation: MARCH }, 50, 40, 20, 15],
  ["foot, column of attack", { arm: "infantry", formation: ATTACK }, 30, 30, 15, null],
  ["foot, line", { arm: "infantry", formation: "line" }, 20, 20, 10, null],
  ["foot, battalion mass", { arm: "infantry", formation: "battalion-mass" }, 20, 20, 10, null],
  ["foot, square", { arm: "infantry", formation: "square" }, 10, 10, 5, null],
  ["foot, huddle", { arm: "infantry", formation: "huddle" }, 10, 10, 5, null],
  ["foot, skirmish line", { arm: "infantry", formation: "skirmish-line" }, 30, 30, 20, 15],
  ["foot, rout", { arm: "infantry", formation: "rout" }, 50, 40, 20, 15],
  ["pioneers, column of march", { arm: "engineers", formation: MARCH }, 50, 40, 20, 15],
  ["horse, column of march", { arm: "cavalry", formation: MARCH }, 80, 60, 25, 15],
  ["horse, column of attack", { arm: "cavalry", formation: ATTACK }, 40, 40, 20, 10],
  ["horse, line", { arm: "cavalry", formation: "line" }, 30, 30, 15, 5],
  ["horse, skirmish line", { arm: "cavalry", formation: "skirmish-line" }, 40, 40, 20, 15],
  ["horse, rout", { arm: "cavalry", formation: "rout" }, 80, 60, 25, 15],
  ["staff", { arm: "staff" }, 80, 60, 25, 15],
  ["foot guns, limbered", { arm: "artillery", formation: MARCH, calibrePd: 6 }, 50, 30, 15, 10],
  ["foot guns of 12 pd, limbered", { arm: "artillery", formation: MARCH, calibrePd: 12 }, 25, 15, 8, 5],
  ["horse guns, limbered", { arm: "artillery", formation: MARCH, horse: true }, 80, 40, 20, 10],
  ["train", { arm: "train", formation: MARCH }, 50, 30, 15, 10],
  ["guns of 9 pd, unlimbered", { arm: "artillery", formation: "line", calibrePd: 9 }, 15, 15, 10, null],
  ["guns of 12 pd, unlimbered", { arm: "artillery", formation: "line", calibrePd: 12 }, 10, 10, 5, null],
  ["foot guns, rout", { arm: "artillery", formation: "rout" }, 50, 40, 20, 15],
  ["horse guns, rout", { arm: "artillery", formation: "rout", horse: true }, 80, 60, 25, 15],
  ["gunners, rout", { arm: "artillery", formation: "rout", horse: true, limbered: false }, 50, 40, 20, 15],
  ["train, rout", { arm: "train", formation: "rout" }, 50, 40, 20, 15],
];

test.each(rates)("table 3: %s", (_, unit, road, normal, difficult, wood) => {
  const came = [ROAD, NORMAL, DIFFICULT, WOOD].map((path) => answer({ ...unit, path: [path] }));
  expect(came.map(({ distanceCm }) => distanceCm)).toEqual([road, normal, difficult, wood ?? 0]);
  expect(came[3]?.illegal).toEqual(wood === null ? { rule: "2.3.1", code: "no-rate" } : null);
});

const CHARGE = { mode: "charge" };
const FAST = { mode: "fast" };
const ADVANCE = { mode: "continued-advance" };
const I = { obstacle: "I" };
const II = { obstacle: "II" };
const III = { obstacle: "III" };
const wheel = (degrees: number) => ({ turn: { kind: "wheel", degrees } });
const rotation = (degrees: number) => ({ turn: { kind: "rotation", degrees } });

// biome-ignore format: one march a line
const distances: [name: string, march: object, distanceCm: number][] = [
  ["the rest of a bound after a road", foot(MARCH, on("road", 25), NORMAL), 25 + 20],
  ["a third of a bound in a wood", foot(MARCH, on("wood", 5), NORMAL), 5 + 80 / 3],
  ["a path that ends", foot("line", on("normal", 12)), 12],
  ["off a road with the head alone", { ...foot(MARCH, on("road", 10), NORMAL), depthCm: 20 }, 10 + 32],
  ["onto a road with all of a column of 20 cm", { ...foot(MARCH, on("normal", 0), ROAD), start: [on("normal", 20)], depthCm: 20 }, 20 + 25],
  ["out of a wood with a tail of 6 cm", { ...horse("line", NORMAL), start: [on("wood", 9)], depthCm: 2 }, 2 + 0.6 * 30],
  ["a start as deep as its ground", { ...foot(MARCH, NORMAL), start: [on("difficult", 10)] }, 10 + 20],
  ["ground behind the last rank", { ...foot(MARCH, NORMAL), start: [on("normal", 10), on("wood", 10)], depthCm: 10 }, 40],
  ["the wood that is further back", { ...foot(MARCH, NORMAL), start: [on("normal", 7), on("wood", 3)], depthCm: 10 }, 3 + 32],
  ["difficult ground until the last rank is off", { ...foot("line", on("normal", 4), on("difficult", 2), NORMAL), depthCm: 3 }, 4 + 5 + 6],

  ["foot over obstacle I", foot("line", on("normal", 5, I), NORMAL), 20],
  ["foot over obstacle II", foot("line", on("normal", 4, II), NORMAL), 4 + 12],
  ["foot over obstacle III", foot("line", on("normal", 2, III), NORMAL), 2 + 12],
  ["horse over obstacle I", horse("line", on("normal", 3, I), NORMAL), 3 + 24],
  ["horse over obstacle II", horse("line", on("normal", 3, II), NORMAL), 3 + 18],
  ["limbered guns over obstacle I", guns(MARCH, on("normal", 3, I), NORMAL), 3 + 24],
  ["limbered guns over obstacle II", guns(MARCH, on("normal", 3, II), NORMAL), 3 + 18],
  ["staff over obstacle II", { arm: "staff", path: [on("normal", 6, II), NORMAL] }, 6 + 36],
  ["a wall of no breadth under a deep unit", { ...foot(ATTACK, on("normal", 3), on("normal", 0, II), NORMAL), depthCm: 6 }, 3 + 6 + 15],
  ["a stream under a deep unit", { ...foot(ATTACK, on("normal", 4, II), NORMAL), depthCm: 6 }, 10 + 10],
  ["an obstacle behind the front", { ...horse("line", NORMAL), start: [on("normal", 9, I)], depthCm: 9 }, 9 + 12],
  ["two obstacles at once are one effect", { ...horse(ATTACK, on("normal", 0, I), on("normal", 2), on("normal", 0, I), NORMAL), depthCm: 8 }, 10 + 20],
  ["the worse of two obstacles", { ...horse(ATTACK, on("normal", 0, I), on("normal", 2), on("normal", 0, II), NORMAL), depthCm: 8 }, 2 + 8 + 4],
  ["an obstacle in difficult ground", foot("line", on("difficult", null, II)), 5],
  ["a ford is an obstacle I", horse(MARCH, on("normal", 6, I), NORMAL), 6 + 48],
  ["a bridge is a road, whatever it spans", foot(MARCH, on("normal", 10, { bridge: true, impassable: true, obstacle: "III" }), on("road")), 50],
  ["a routing unit over an obstacle", horse("rout", on("normal", 15, I), NORMAL), 15 + 30],
  ["gunners without guns over an obstacle III", { ...guns("rout", on("normal", 5, III), NORMAL), limbered: false }, 5 + 20],

  ["after a change of formation", { ...foot("line", NORMAL), halvings: ["change"] }, 10],
  ["after splitting and a change", { ...foot("line", NORMAL), halvings: ["split", "change"] }, 5],
  ["in LD after a change and splitting", { ...horse("line", NORMAL), halvings: ["LD", "change", "split"] }, 3.75],
  ["in MD", { ...foot(MARCH, ROAD), halvings: ["MD"] }, 25],
  ["the same effect twice", { ...foot("line", NORMAL), halvings: ["change", "change"] }, 10],
  ["in LD over an obstacle", { ...foot("line", on("normal", 2, II), NORMAL), halvings: ["LD"] }, 2 + 6],
  ["a rout in LD", { ...foot("rout", NORMAL), halvings: ["LD", "change"] }, 40],

  ["a line that rotates", { ...foot("line", NORMAL), frontCm: 12, ...rotation(90) }, 2],
  ["a line that rotates by a third", { ...foot("line", NORMAL), frontCm: 12, ...rotation(30) }, 14],
  ["a line that wheels", { ...foot("line", NORMAL), frontCm: 12, ...wheel(30) }, 8],
  ["a wheel that takes the bound", { ...foot("line", NORMAL), frontCm: 12, ...wheel(60) }, 0],
  ["a wheel longer than the bound", { ...foot("line", NORMAL), frontCm: 30, ...wheel(90) }, 0],
  ["skirmishers wheel at their rate", { ...foot("skirmish-line", NORMAL), frontCm: 12, ...wheel(90) }, 12],
  ["a column of attack wheels", { ...foot(ATTACK, NORMAL), frontCm: 6, ...wheel(90) }, 12],
  ["a column of march wheels on a road", { ...foot(MARCH, ROAD), frontCm: 3, ...wheel(90) }, 45.5],
  ["a column of march wheels beside it", { ...foot(MARCH, NORMAL), frontCm: 3, ...wheel(90) }, 31],
  ["a column half on a road wheels", { ...foot(MARCH, ROAD), frontCm: 3, start: [on("road", 5), on("normal", 5)], ...wheel(90) }, 5 + 0.65 * 50],
  ["a line in LD rotates", { ...foot("line", NORMAL), frontCm: 4, halvings: ["LD"], ...rotation(90) }, 4],
  ["a wheel in difficult ground", { ...foot("line", NORMAL), frontCm: 2, start: [on("difficult", 2)], ...wheel(90) }, 2 + 0.2 * 20],

  ["fast on a road", { ...foot(MARCH, ROAD), ...FAST }, 100],
  ["fast horse guns", { ...guns(MARCH, ROAD), horse: true, ...FAST }, 160],
  ["fast after a change", { ...foot(MARCH, NORMAL), ...FAST, halvings: ["change"] }, 40],
  ["fast until 90 cm", { ...foot(MARCH, ROAD), ...FAST, enemyAheadCm: 130 }, 40 + 30],
  ["fast over an obstacle", { ...horse(MARCH, on("normal", 12, I), NORMAL), ...FAST }, 12 + 96],
  ["fast horse with an enemy far off", { ...horse(MARCH, NORMAL), ...FAST, enemyAheadCm: 300 }, 120],

  ["a charge of foot", { ...foot("line", NORMAL), ...CHARGE }, 40],
  ["a charge of horse", { ...horse("line", NORMAL), ...CHARGE }, 60],
  ["a charge of horse guns", { ...guns(MARCH, NORMAL), horse: true, ...CHARGE }, 60],
  ["a charge of skirmishers", { ...foot("skirmish-line", NORMAL), ...CHARGE }, 40],
  ["a charge after a change", { ...horse("line", NORMAL), ...CHARGE, halvings: ["change"] }, 30],
  ["a charge along a road", { ...foot(MARCH, ROAD), ...CHARGE }, 40],
  ["a charge to difficult ground", { ...foot("line", on("normal", 20), DIFFICULT), ...CHARGE }, 20 + 5],
  ["a charge to a hedge and on", { ...foot("line", on("normal", 20), on("normal", 0, I), NORMAL), ...CHARGE }, 20 + 10],
  ["a charge of horse over a ditch", { ...horse("line", on("normal", 30), on("normal", 3, I), NORMAL), ...CHARGE }, 30 + 3 + 9],
  ["a charge of horse to a wood", { ...horse("line", on("normal", 30), WOOD), ...CHARGE }, 32.5],
  ["a charge that wheels", { ...foot("line", NORMAL), frontCm: 12, ...CHARGE, ...wheel(20) }, 32],
  ["a charge that wheels on a road", { ...foot(MARCH, ROAD), frontCm: 4, ...CHARGE, ...wheel(90) }, 34],

  ["a continued advance", { ...foot(ATTACK, NORMAL), ...ADVANCE }, 15],
  ["a continued advance after a charge", { ...horse("line", NORMAL), ...ADVANCE, lastRate: "charge" }, 30],
  ["a continued advance in LD since its charge", { ...horse("line", NORMAL), ...ADVANCE, lastRate: "charge", halvings: ["LD"] }, 7.5],
  ["a continued advance to a wood", { ...horse("line", on("normal", 15), WOOD), ...ADVANCE, lastRate: "charge" }, 15 + 1.25],
  ["a continued advance that wheels", { ...foot("line", NORMAL), frontCm: 12, ...ADVANCE, ...wheel(10) }, 6],
  ["a continued advance over an obstacle", { ...foot("line", on("normal", 2, II), NORMAL), ...ADVANCE }, 2 + 6],

  ["skirmishers backwards", { ...foot("skirmish-line", NORMAL), direction: "backwards" }, 30],
  ["unlimbered guns backwards", { ...guns("line", NORMAL), direction: "backwards" }, 15],
  ["staff backwards", { arm: "staff", path: [NORMAL], direction: "backwards" }, 60],
];

test.each(distances)("%s", (_, march, distanceCm) => {
  const { distanceCm: came, illegal, stopped } = answer(march);
  expect({ illegal, stopped }).toEqual({ illegal: null, stopped: null });
  expect(came).toBeCloseTo(distanceCm, 2);
});

const WATER = on("normal", 8, { impassable: true });
const BRIDGE = on("road", 6, { bridge: true });
// biome-ignore format: one march a line
const stops: [name: string, march: object, distanceCm: number, rule: string, code: string][] = [
  ["water over 5 cm", foot("line", on("normal", 7), WATER, NORMAL), 7, "2.3.6", "impassable"],
  ["water at the first step", foot("line", WATER, NORMAL), 0, "2.3.6", "impassable"],
  ["a high wall before horse", horse("line", on("normal", 7), on("normal", 0, III), NORMAL), 7, "table 4", "impassable"],
  ["a high wall before guns", guns(MARCH, on("normal", 7), on("normal", 0, III), NORMAL), 7, "table 4", "impassable"],
  ["a wood before a line", foot("line", on("normal", 12), WOOD), 12, "2.3.1", "no-rate"],
  ["a charge at a wood", { ...foot("line", on("normal", 12), WOOD), ...CHARGE }, 12, "2.3.1", "no-rate"],
  ["a bridge before a column of attack", foot(ATTACK, on("road", 5), BRIDGE, ROAD), 5, "2.3.6", "bridge"],
  ["water before a rout", foot("rout", on("normal", 30), WATER), 30, "2.3.6", "impassable"],
  ["an enemy", { ...foot("line", NORMAL), ...CHARGE, enemyAheadCm: 30 }, 25, "4.1.1", "enemy"],
  ["an enemy in the melee zone", { ...foot("line", NORMAL), enemyAheadCm: 4 }, 0, "4.1.1", "enemy"],
];

test.each(stops)("%s stops the march", (_, march, distanceCm, rule, code) => {
  expect(answer(march)).toMatchObject({ distanceCm, illegal: null, stopped: { rule, code } });
});

// biome-ignore format: one march a line
const bans: [name: string, march: object, rule: string, code: string][] = [
  ["at work", foot("work", NORMAL), "1.3.5", "does-not-march"],
  ["at rest", horse("rest", NORMAL), "1.3.6", "does-not-march"],
  ["in a building", foot("garrison", NORMAL), "6.1.1", "garrison"],
  ["limbered guns in line", { ...guns("line", NORMAL), limbered: true }, "1.3.1", "limbered-in-line"],
  ["unlimbered guns in column", { ...guns(MARCH, NORMAL), limbered: false }, "1.3.1", "unlimbered-in-column"],
  ["a line out of a wood", { ...foot("line", NORMAL), start: [on("wood", 3)] }, "2.3.1", "no-rate"],
  ["a column of attack on a bridge", foot(ATTACK, BRIDGE, ROAD), "2.3.6", "bridge"],
  ["a line backwards", { ...foot("line", NORMAL), direction: "backwards" }, "2.3.1", "backwards"],
  ["limbered guns backwards", { ...guns(MARCH, NORMAL), direction: "backwards" }, "2.3.1", "backwards"],
  ["a fast line", { ...foot("line", NORMAL), ...FAST }, "2.3.2", "not-in-column-of-march"],
  ["fast staff", { arm: "staff", path: [NORMAL], ...FAST }, "2.3.2", "not-in-column-of-march"],
  ["fast at 90 cm", { ...foot(MARCH, NORMAL), ...FAST, enemyAheadCm: 90 }, "2.3.2", "enemy-within-90-cm"],
  ["a charging square", { ...foot("square", NORMAL), ...CHARGE }, "2.3.3", "no-charge"],
  ["charging foot guns", { ...guns(MARCH, NORMAL), ...CHARGE }, "2.3.3", "no-charge"],
  ["charging unlimbered horse guns", { ...guns("line", NORMAL), horse: true, ...CHARGE }, "2.3.3", "no-charge"],
  ["charging staff", { arm: "staff", path: [NORMAL], ...CHARGE }, "2.3.3", "no-charge"],
  ["a charge in LD", { ...horse("line", NORMAL), ...CHARGE, halvings: ["LD"] }, "2.3.3", "disordered"],
  ["a charge in MD", { ...horse("line", NORMAL), ...CHARGE, halvings: ["MD"] }, "2.3.3", "disordered"],
  ["a charge after a charge", { ...horse("line", NORMAL), ...CHARGE, lastRate: "charge" }, "2.3.3", "charged-lately"],
  ["a charge out of difficult ground", { ...horse("line", NORMAL), ...CHARGE, start: [on("difficult", 9)] }, "2.3.3", "ground-forbids-charge"],
  ["a charge that rotates", { ...foot("line", NORMAL), ...CHARGE, ...rotation(10) }, "2.4.1", "rotation"],
  ["a charge that wheels too far", { ...foot("line", NORMAL), ...CHARGE, ...wheel(21) }, "2.4.1", "wheel-over-20-degrees"],
  ["a charging column beside a road", { ...foot(MARCH, NORMAL), ...CHARGE, ...wheel(21) }, "2.4.1", "wheel-over-20-degrees"],
  ["a rotating column of march", { ...foot(MARCH, ROAD), ...rotation(10) }, "2.4.3", "rotation"],
  ["a continued advance that wheels too far", { ...foot("line", NORMAL), ...ADVANCE, ...wheel(21) }, "4.1.4", "wheel-over-20-degrees"],
  ["a continued advance that rotates", { ...foot("line", NORMAL), ...ADVANCE, ...rotation(10) }, "4.1.4", "rotation"],
  ["a continued advance of guns", { ...guns("line", NORMAL), ...ADVANCE }, "4.5.0", "does-not-attack"],
  ["a continued advance in MD", { ...foot("line", NORMAL), ...ADVANCE, halvings: ["MD"] }, "4.1.1", "disordered"],
  ["a fast rout", { ...foot("rout", NORMAL), ...FAST }, "5.4.1", "rout"],
];

test.each(bans)("%s is not begun", (_, march, rule, code) => {
  expect(answer(march)).toEqual({
    distanceCm: 0,
    stopped: null,
    illegal: { rule, code },
    steps: [],
  });
});

test("steps say where, on what, at which rate and for how much of the bound", () => {
  const path = [on("road", 5), on("normal", 2, II), NORMAL];
  const { steps } = answer({
    ...foot(MARCH, ...path),
    depthCm: 4,
    frontCm: 3,
    halvings: ["change"],
    ...wheel(30),
  });
  const told = steps.map((s) => [
    s.kind,
    s.stretch,
    s.fromCm,
    s.lengthCm,
    s.ground,
    s.obstacle,
    s.rateCm,
    s.bounds,
  ]);
  expect(told).toEqual([
    ["turn", 0, 0, 1.5, "road", null, 25, 0.06],
    ["march", 0, 0, 5, "road", null, 25, 0.2],
    ["march", 1, 5, 2, "normal", "II", 10, 0.2],
    ["march", 2, 7, 2, "normal", "II", 10, 0.2],
    ["march", 2, 9, 2, "normal", "II", 10, 0.2],
    ["march", 2, 11, 2.8, "normal", null, 20, 0.14],
  ]);
});
