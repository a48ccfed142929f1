import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseDrawnCm, baseMiddleCm } from "@/lib/domain/bogowie-wojny/field/base-place";
import { type Battlefield, battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { editField, resizeTable } from "@/lib/domain/bogowie-wojny/field/commands/battlefield";
import {
  moveObjective,
  setObjective,
  settleObjectives,
} from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import {
  bridgeRoads,
  layBase,
  moveBase,
  setDeployment,
  settleBases,
  settleOrder,
} from "@/lib/domain/bogowie-wojny/field/commands/settle";
import {
  addThing,
  moveThing,
  orderThing,
  removeThing,
  reshapeThing,
  setThing,
  turnThing,
} from "@/lib/domain/bogowie-wojny/field/commands/things";
import { foldFindings } from "@/lib/domain/bogowie-wojny/field/finding";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import { newThing, startingPoints } from "@/lib/domain/bogowie-wojny/field/new-thing";
import { objectiveDroppedOn } from "@/lib/domain/bogowie-wojny/field/objective-drop";
import { findThing, thingAt } from "@/lib/domain/bogowie-wojny/field/things";
import { issuesOfBattlefield } from "@/lib/domain/bogowie-wojny/field/well-formed";
import { FIELD_KINDS, type FieldKind } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import { applyCommand, type Command } from "@/lib/domain/document/command";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";

const SMALL = { widthCm: 120, depthCm: 120 };
const raszyn = generateBattlefield({ seed: "Raszyn", table: SMALL, area: "farmland" });
const codes = (field: Battlefield) => checkBattlefield(field).findings.map(({ code }) => code);
const pieceOf = (kind: string, field = raszyn) => {
  const piece = field.pieces.find((each) => each.kind === kind);
  if (!piece) throw new Error(`the seed has no ${kind}`);
  return piece;
};
let made = 0;
const newId = () => `new-${++made}`;

/** Moves a base away from its edge, as a file edited by hand might. */
const reshapeBase: Command<Battlefield, { edge: "south" | "north"; byCm: number }> = {
  name: "reshapeBase",
  run: (draft, { edge, byCm }) => {
    const base = draft.bases.find((each) => each.edge === edge);
    if (base) base.points = base.points.map(([x, y]) => [x, y + byCm]);
  },
};

const KINDS = FIELD_KINDS.map(({ kind }) => kind);

/** The field with another thing of a kind in the middle. */
function withNew(kind: FieldKind, field: Battlefield): Battlefield {
  const points = startingPoints(kind, [60, 60]);
  const thing = newThing({ kind, id: newId(), points, field });
  if (!thing) throw new Error(`no ${kind} can be laid`);
  return applyCommand(field, addThing, thing);
}

test("a bare table lacks pieces, roads and objectives, and nothing else", () => {
  const field = newBattlefield({ title: "Pole", language: "pl", table: SMALL, area: "plains" });
  expect(battlefieldSchema.parse(field)).toEqual(field);
  expect(new Set(codes(field))).toEqual(
    new Set(["too-few-of", "too-few-pieces", "objective-number"]),
  );
});

test.each(KINDS)(
  "a %s laid by keyboard is what the schema knows, with the measures of 3.5",
  (kind) => {
    const wet = withNew("river", raszyn);
    const field = withNew(kind, wet);
    expect(battlefieldSchema.parse(field)).toEqual(field);
    const measures = ["built-up-size", "gully-size", "gully-ways", "stream-width", "redoubt-size"];
    expect(codes(field).filter((code) => measures.includes(code))).toEqual([]);
  },
);

test("no bridge is laid where there is no water", () => {
  const dry = newBattlefield({ title: "Pole", language: "pl", table: SMALL, area: "plains" });
  const points = startingPoints("crossing", [60, 60]);
  expect(newThing({ kind: "crossing", id: "c", points, field: dry })).toBeNull();
});

describe("what is moved and turned keeps its measures", () => {
  test.each(["built-up", "wood", "hill"])("%s", (kind) => {
    const { id } = pieceOf(kind);
    fc.assert(
      fc.property(
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -180, max: 180 }),
        (cm, deg) => {
          const by = { eastCm: cm / 2, northCm: -cm };
          const there = applyCommand(applyCommand(raszyn, moveThing, { id, ...by }), turnThing, {
            id,
            byDeg: deg,
          });
          expect(codes(there)).not.toContain("built-up-size");
          const back = applyCommand(
            applyCommand(there, turnThing, { id, byDeg: -deg }),
            moveThing,
            {
              id,
              eastCm: -by.eastCm,
              northCm: -by.northCm,
            },
          );
          const was = pieceOf(kind).points.flat();
          const is = findThing(back, id)?.thing.points.flat() ?? [];
          expect(Math.max(...is.map((value, at) => Math.abs(value - (was[at] ?? 0))))).toBeLessThan(
            0.05,
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test("a gully takes its ways along, and gets new ones with a new outline", () => {
    const field = withNew("gully", raszyn);
    const { id } = field.pieces.at(-1) as { id: string };
    const turned = applyCommand(field, turnThing, { id, byDeg: 35 });
    const reshaped = applyCommand(turned, reshapeThing, {
      id,
      points: [
        [50, 50],
        [60, 50],
        [60, 52],
        [50, 52],
      ],
    });
    for (const each of [turned, reshaped]) expect(codes(each)).not.toContain("gully-ways");
  });
});

describe("an edit that breaks a rule is found at its chapter", () => {
  test.each<[string, (field: Battlefield) => Battlefield, string]>([
    [
      "a piece taken away",
      (field) => applyCommand(field, removeThing, { id: pieceOf("wood").id }),
      "too-few-pieces",
    ],
    ["a piece too many", (field) => withNew("wood", field), "too-many-pieces"],
    [
      "a village pushed over the edge",
      (field) =>
        applyCommand(field, moveThing, { id: pieceOf("built-up").id, eastCm: 120, northCm: 0 }),
      "off-table",
    ],
    [
      "a village out of shape",
      (field) =>
        applyCommand(field, reshapeThing, {
          id: pieceOf("built-up").id,
          points: [
            [40, 40],
            [52, 40],
            [52, 50],
            [40, 50],
          ],
        }),
      "built-up-size",
    ],
    [
      "a piece said to be the other's",
      (field) =>
        applyCommand(field, setThing, {
          id: raszyn.pieces[0]?.id ?? "",
          fields: { placedBy: raszyn.pieces[0]?.placedBy === "south" ? "north" : "south" },
        }),
      "out-of-turn",
    ],
    [
      "the last piece put first",
      (field) => applyCommand(field, orderThing, { id: raszyn.pieces.at(-1)?.id ?? "", to: 0 }),
      "obligatory-first",
    ],
    [
      "another area",
      (field) => applyCommand(field, editField, { area: "mountains" }),
      "too-few-of",
    ],
    [
      "the other has the initiative",
      (field) =>
        applyCommand(field, editField, {
          initiative: raszyn.initiative === "south" ? "north" : "south",
        }),
      "objective-chooser",
    ],
    [
      "a deep deployment zone",
      (field) => applyCommand(field, setDeployment, { edge: "south", depthCm: 40 }),
      "deployment-zone",
    ],
  ])("%s", (_, edit, code) => {
    expect(codes(raszyn)).toEqual([]);
    expect(codes(edit(raszyn))).toContain(code);
  });
});

test("a wrong turn that causes others is reported once, everything else each time", () => {
  const { findings } = checkBattlefield({ ...raszyn, pieces: raszyn.pieces.toReversed() });
  const folded = foldFindings(findings);
  const turns = findings.filter(({ code }) => code === "out-of-turn");
  expect(turns.length).toBeGreaterThan(1);
  expect(folded.filter(({ finding }) => finding.code === "out-of-turn")).toEqual([
    { finding: turns[0], more: turns.slice(1) },
  ]);
  expect(folded.reduce((sum, { more }) => sum + 1 + more.length, 0)).toBe(findings.length);
});

describe("one step mends", () => {
  test("an order turned round", () => {
    const jumbled = { ...raszyn, pieces: raszyn.pieces.toReversed() };
    expect(codes(jumbled)).toContain("out-of-turn");
    expect(codes(applyCommand(jumbled, settleOrder, null))).toEqual([]);
  });

  test("bases and zones, on another table as well", () => {
    const wide = applyCommand(raszyn, resizeTable, {
      widthCm: 180,
      depthCm: 120,
      column: "east",
      row: "north",
    });
    expect(codes(wide)).not.toContain("base-not-in-middle");
    const lost = { ...wide, bases: [], deploymentZones: [] };
    const settled = applyCommand(lost, settleBases, null);
    expect(codes(settled).filter((code) => /base|zone/.test(code))).toEqual([]);
    const across = applyCommand(settled, layBase, { edge: "north", lie: "across" });
    expect(codes(across).filter((code) => code.startsWith("base-"))).toEqual([]);
  });

  test("objectives, and a piece made one by hand", () => {
    const none = { ...raszyn, objectives: [] };
    expect(codes(applyCommand(none, settleObjectives, { ids: ["a", "b", "c"] }))).toEqual([]);
    const far = raszyn.pieces.find(
      ({ id, kind }) => kind === "wood" && raszyn.objectives.every(({ pieceId }) => pieceId !== id),
    );
    const wrong = applyCommand(raszyn, setObjective, {
      id: "o9",
      pieceId: far?.id ?? "",
      role: "main",
    });
    expect(wrong.objectives.filter(({ role }) => role === "main")).toHaveLength(1);
    expect(codes(wrong)).toContain("main-not-nearest");
    const unset = applyCommand(wrong, setObjective, {
      id: "o9",
      pieceId: far?.id ?? "",
      role: null,
    });
    expect(unset.objectives).toHaveLength(2);
  });

  test("roads over bare water", () => {
    const watered = firstWith(({ crossings }) => crossings.length > 0);
    const bare = { ...watered, crossings: [] };
    expect(codes(bare)).toContain("water-without-crossing");
    expect(codes(applyCommand(bare, bridgeRoads, { newId }))).not.toContain(
      "water-without-crossing",
    );
  });
});

test("whatever is done, the field stays one the service can store", () => {
  const ids = [...raszyn.pieces, ...raszyn.roads].map(({ id }) => id);
  const edit = fc.record({
    id: fc.constantFrom(...ids),
    kind: fc.constantFrom(...KINDS),
    what: fc.constantFrom("move", "turn", "remove", "order", "add", "settle", "objective"),
    cm: fc.integer({ min: -20, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 8 }), (edits) => {
      const field = edits.reduce((before, { id, kind, what, cm }) => {
        if (what === "add") {
          const points = startingPoints(kind, [60 + cm, 60]);
          const thing = newThing({ kind, id: newId(), points, field: before });
          return thing ? applyCommand(before, addThing, thing) : before;
        }
        if (what === "settle") return applyCommand(before, settleOrder, null);
        if (!findThing(before, id)) return before;
        if (what === "move") return applyCommand(before, moveThing, { id, eastCm: cm, northCm: 1 });
        if (what === "turn") return applyCommand(before, turnThing, { id, byDeg: cm * 9 });
        if (what === "remove") return applyCommand(before, removeThing, { id });
        if (what === "order") return applyCommand(before, orderThing, { id, to: cm });
        return applyCommand(before, setObjective, { id: newId(), pieceId: id, role: "secondary" });
      }, raszyn);
      expect(battlefieldSchema.parse(field)).toEqual(field);
      expect(issuesOfBattlefield(field)).toEqual([]);
      for (const { path } of checkBattlefield(field).findings) thingAt(field, path);
    }),
    { numRuns: 60 },
  );
});

describe("an operational base that is moved [14.5]", () => {
  const at = (field: Battlefield, edge: "south" | "north") => {
    const base = field.bases.find((each) => each.edge === edge);
    if (!base) throw new Error(`no base in the ${edge}`);
    return base;
  };

  test.each([
    [7, 67],
    [-500, 4],
    [500, 116],
  ])("by %i cm keeps to its edge and on the table", (eastCm, middle) => {
    const astray = applyCommand(raszyn, reshapeBase, { edge: "north", byCm: -3 });
    const field = applyCommand(astray, moveBase, { edge: "north", eastCm });
    expect(baseMiddleCm(at(field, "north"))).toBe(middle);
    expect(codes(field)).not.toContain("base-off-edge");
    expect(at(field, "south")).toEqual(at(raszyn, "south"));
  });

  test("is pulled into the middle of its edge by a hand that comes near", () => {
    const field = applyCommand(raszyn, moveBase, { edge: "south", eastCm: 10 });
    expect(codes(field)).toContain("base-not-in-middle");
    expect(baseDrawnCm(at(field, "south"), SMALL, -9)).toEqual([-10, 0]);
    expect(baseDrawnCm(at(field, "south"), SMALL, -5)).toEqual([-5, 0]);
  });
});

describe("an objective that is dragged", () => {
  const [main] = raszyn.objectives;
  const middleOfPiece = (id: string) => {
    const piece = raszyn.pieces.find((each) => each.id === id);
    return boxCentre(boxAround(piece?.points ?? []));
  };
  if (!main) throw new Error("Raszyn has a main objective");
  const [x, y] = middleOfPiece(main.pieceId);
  const by = ([toX, toY]: Point) => [toX - x, toY - y] as const;

  test("lands on the piece under it, on none where units cannot stand, and stays on its own", () => {
    const other = raszyn.objectives[1]?.pieceId ?? "";
    expect(objectiveDroppedOn(raszyn, main.id, by(middleOfPiece(other)))).toBe(other);
    expect(objectiveDroppedOn(raszyn, main.id, by([-40, -40]))).toBeNull();
    expect(objectiveDroppedOn(raszyn, main.id, [0.5, 0])).toBeNull();
  });

  test("changes places with the one that lies there", () => {
    const [, second] = raszyn.objectives;
    if (!second) throw new Error("Raszyn has secondary objectives");
    const field = applyCommand(raszyn, moveObjective, { id: main.id, pieceId: second.pieceId });
    expect(field.objectives.map(({ pieceId }) => pieceId).slice(0, 2)).toEqual([
      second.pieceId,
      main.pieceId,
    ]);
  });
});

function firstWith(wanted: (field: Battlefield) => boolean): Battlefield {
  for (let n = 0; ; n++) {
    const field = generateBattlefield({ seed: `w${n}`, table: SMALL, area: "woodland" });
    if (wanted(field)) return field;
  }
}
