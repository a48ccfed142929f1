import { describe, expect, test } from "vitest";
import type { PieceForm } from "@/lib/domain/bogowie-wojny/field/placing/thing-form";
import { GrundlagError } from "@/lib/domain/document/error-code";
import {
  anyMove,
  FieldTable,
  type UnnumberedMove,
} from "@/tests/lib/domain/bogowie-wojny/game/field/field-table";
import { ARMIES } from "@/tests/lib/domain/bogowie-wojny/game/table";

const TABLE = { widthCm: 120, depthCm: 120 };
const HILL = { kind: "hill", x: 60, y: 60, longCm: 20, wideCm: 15, turnDeg: 0, shape: 1 } as const;
const WOOD = { ...HILL, kind: "wood" } as const;

function codeOf(act: () => unknown): string {
  try {
    act();
    return "taken";
  } catch (error) {
    if (error instanceof GrundlagError) return String(error.extra.reason ?? error.code);
    throw error;
  }
}

/** Plays at random up to a step of a field in the plains, with the initiative for Anna. */
function playTo(table: FieldTable, stage: string): FieldTable {
  table.toGround("plains");
  return playOn(table, stage);
}

function playOn(table: FieldTable, stage: string): FieldTable {
  for (let n = 0; table.view().stage !== stage && n < 100; n++) {
    const move = anyMove(table.view("a", "b"), `seed ${n}`, (below) => (n * 7 + 3) % below);
    if (!move) break;
    table.move(table.inTurn(), move);
  }
  return table;
}

describe("the roll for the initiative [14.2]", () => {
  test("a value that is known need not be stated, one that is not must be", () => {
    const poniatowski = { ...ARMIES.a.commanders[0], commandValue: 2 };
    const led = { commanders: [poniatowski] as typeof ARMIES.a.commanders };
    const table = new FieldTable(() => 0, { a: led });
    table.move("a", { move: "begin", table: TABLE });
    expect(table.view().values).toEqual({ a: "to-draw", b: "to-state" });
    const roll: UnnumberedMove = { move: "roll-initiative", values: { a: null, b: 1 } };
    expect(codeOf(() => table.move("b", roll))).toBe("commanders-first");
  });

  test("stated values are marked as such, and first initiative counts two", () => {
    const table = new FieldTable(() => 0, { b: { firstInitiative: true } });
    table.move("b", { move: "begin", table: TABLE });
    const missing: UnnumberedMove = { move: "roll-initiative", values: { a: 1, b: null } };
    expect(codeOf(() => table.move("b", missing))).toBe("invalid-document");
    const { initiative } = table.move("b", { move: "roll-initiative", values: { a: 1, b: 0 } });
    expect(initiative).toMatchObject({ bonus: { a: 0, b: 2 }, stated: ["a", "b"], winner: "b" });
  });
});

describe("who may do what, and when", () => {
  test.each([
    ["the other player", "b", { move: "place-piece", piece: HILL }, "other-players-turn"],
    [
      "too early",
      "a",
      { move: "lay-road", road: { points: [], crossing: "bridge" } },
      "other-step",
    ],
    ["nothing passed while pieces are owed", "a", { move: "pass" }, "pieces-owed"],
    [
      "not one of the obligatory",
      "a",
      { move: "place-piece", piece: { ...HILL, kind: "impassable", look: "lake" } },
      "obligatory-first",
    ],
    ["off the table", "a", { move: "place-piece", piece: { ...HILL, x: 1 } }, "invalid-document"],
    ["as it should be", "a", { move: "place-piece", piece: HILL }, "taken"],
  ] as [string, "a" | "b", UnnumberedMove, string][])("%s: %s → %s", (_, seat, move, code) => {
    const table = new FieldTable();
    table.toGround("plains");
    expect(codeOf(() => table.move(seat, move))).toBe(code);
  });

  test("a move made on an older field is refused", () => {
    const table = new FieldTable();
    const { step } = table.toGround("plains");
    table.move("a", { move: "place-piece", piece: HILL });
    expect(codeOf(() => table.move("b", { move: "place-piece", piece: WOOD }, step))).toBe(
      "field-moved-on",
    );
  });

  test("an area is agreed on by both or left to the die", () => {
    const table = new FieldTable();
    table.move("a", { move: "begin", table: TABLE });
    table.move("a", { move: "roll-initiative", values: { a: 3, b: 0 } });
    table.move("a", { move: "choose-edge", edge: "north" });
    table.move("a", { move: "propose-area", area: "mountains" });
    expect(codeOf(() => table.move("a", { move: "agree-area" }))).toBe("other-players-turn");
    expect(table.move("b", { move: "decline-area" }).stage).toBe("area");
    expect(table.move("a", { move: "roll-area" }).field).toMatchObject({
      area: "developed",
      initiative: "north",
    });
  });
});

describe("what was bought [13.3, 14.4]", () => {
  const rich = {
    bought: [
      { upgrade: "wood" as const, count: 2 },
      { upgrade: "redoubt" as const, count: 1 },
    ],
  };

  test("comes after the pieces, from its owner alone, and each only as often as it was bought", () => {
    const table = playTo(new FieldTable(() => 0, { b: rich }), "bought");
    expect(table.view()).toMatchObject({ stage: "bought", turn: "b" });
    const move = anyMove(table.view("a", "b"), "bought", (below) => below - 1) as UnnumberedMove;
    expect(codeOf(() => table.move("a", move))).toBe("other-players-turn");
    expect(codeOf(() => table.move("b", { move: "place-piece", piece: HILL }))).toBe("store-empty");
    const { pieces } = table.move("b", move).field ?? {};
    expect(pieces?.at(-1)).toMatchObject({ kind: "wood", origin: "bought" });
    expect(table.move("b", { move: "pass" }).stage).toBe("works");
  });

  test("a wood bought may be a grove, unless the list's format sells none", () => {
    const grove = (groves?: "sold-as-wood" | "not-sold") => {
      const table = playTo(new FieldTable(() => 0, { b: { ...rich, groves } }), "bought");
      const move = anyMove(table.view("a", "b"), "bought", (below) => below - 1);
      const piece = { ...(move as { piece: PieceForm }).piece, grove: true } as PieceForm;
      return () => table.move("b", { move: "place-piece", piece }).field?.pieces.at(-1);
    };
    expect(grove("sold-as-wood")()).toMatchObject({ kind: "wood", grove: true, origin: "bought" });
    expect(grove()()).toMatchObject({ grove: true });
    expect(codeOf(grove("not-sold"))).toBe("grove-not-sold");
  });

  test("a work stands in its owner's half", () => {
    const table = playTo(new FieldTable(() => 0, { b: rich }), "works");
    const mine = table.view().edges?.b === "south" ? 40 : 80;
    const redoubt = (y: number): UnnumberedMove => ({
      move: "place-work",
      work: { kind: "redoubt", x: 20, y, turnDeg: 0 },
    });
    expect(codeOf(() => table.move("b", redoubt(120 - mine)))).toBe("invalid-document");
    expect(codeOf(() => table.move("b", redoubt(mine)))).toBe("taken");
  });

  test("only its owner sees it", () => {
    const table = playTo(new FieldTable(() => 0, { b: rich }), "bought");
    expect(table.view("b").own.b?.works).toEqual([{ kind: "redoubt", left: 1 }]);
    expect(table.view("a").own).toMatchObject({ a: { bought: [] }, b: null });
  });
});

describe("roads [14.4]", () => {
  test("start with the loser and lead from somewhere to somewhere", () => {
    const table = playTo(new FieldTable(), "roads");
    const { winner } = table.view().initiative ?? {};
    expect(table.view().turn).not.toBe(winner);
    const loose: UnnumberedMove = {
      move: "lay-road",
      road: {
        points: [
          [1, 60],
          [3, 62],
        ],
        crossing: "bridge",
      },
    };
    expect(codeOf(() => table.move(table.inTurn(), loose))).toBe("invalid-document");
    expect(codeOf(() => table.move(table.inTurn(), { move: "pass" }))).toBe("pieces-owed");
  });
});

describe("roads where both formats let the loser lay all of theirs first [14.4]", () => {
  const roadOrder = "loser-first" as const;

  test("the loser lays until they pass, then the winner must see to what the area must have", () => {
    const table = playTo(
      new FieldTable(undefined, { a: { roadOrder }, b: { roadOrder } }),
      "roads",
    );
    const { turn, initiative, mayPass, roads } = table.view();
    expect(turn).not.toBe(initiative?.winner);
    expect(mayPass).toBe(true);
    expect(roads).toMatchObject({ count: 0, least: expect.any(Number) });
    const view = table.move(table.inTurn(), { move: "pass" });
    expect([view.stage, view.turn]).toEqual(["roads", initiative?.winner]);
    expect(codeOf(() => table.move(table.inTurn(), { move: "pass" }))).toBe("pieces-owed");
    const done = playOn(table, "done");
    const first = done.view().field?.roads[0];
    expect(first?.placedBy).toBe(done.view().field?.initiative);
    expect(done.view().findings?.map(({ code }) => code)).not.toContain("road-out-of-turn");
  });

  test("one format alone does not change it", () => {
    const table = playTo(new FieldTable(undefined, { a: { roadOrder } }), "roads");
    expect(table.view().mayPass).toBe(false);
    expect(table.view().field).not.toHaveProperty("roadOrder");
  });
});

describe("taking back", () => {
  test("needs the other player's word, and the field is as it was", () => {
    const table = new FieldTable();
    const before = table.toGround("plains").field;
    table.move("a", { move: "place-piece", piece: HILL });
    expect(codeOf(() => table.move("b", { move: "ask-undo" }))).toBe("not-undoable");
    table.move("a", { move: "ask-undo" });
    expect(codeOf(() => table.move("a", { move: "agree-undo" }))).toBe("no-undo-asked");
    const after = table.move("b", { move: "agree-undo" });
    expect(after.field).toEqual(before);
    expect(after).toMatchObject({ turn: "a", undo: null });
  });

  test("declined, the step remains; a move made instead lets the request lapse", () => {
    const table = new FieldTable();
    table.toGround("plains");
    table.move("a", { move: "place-piece", piece: HILL });
    table.move("a", { move: "ask-undo" });
    expect(table.move("b", { move: "decline-undo" }).field?.pieces).toHaveLength(1);
    table.move("a", { move: "ask-undo" });
    const after = table.move("b", { move: "place-piece", piece: { ...WOOD, x: 20 } });
    expect(after.undo).toBeNull();
    expect(after.field?.pieces).toHaveLength(2);
  });

  test("never touches dice", () => {
    const table = new FieldTable();
    table.move("a", { move: "begin", table: TABLE });
    table.move("a", { move: "roll-initiative", values: { a: 0, b: 3 } });
    expect(table.view("a", "b").mayUndo).toEqual([]);
    expect(codeOf(() => table.move("a", { move: "ask-undo" }))).toBe("not-undoable");
  });
});

test("objectives are chosen by the right player among the right pieces, worth what the lists say [14.6]", () => {
  const worth = { objectives: { main: 12, secondary: 6 } };
  const table = playTo(new FieldTable(() => 0, { a: worth, b: worth }), "main-objective");
  const { winner } = table.view().initiative ?? {};
  expect(table.view().turn).toBe(winner);
  const move = anyMove(table.view("a", "b"), "", () => 0) as UnnumberedMove;
  expect(
    codeOf(() => table.move(table.inTurn(), { move: "choose-objectives", pieces: ["p99"] })),
  ).toBe("invalid-document");
  const { field, turn } = table.move(table.inTurn(), move);
  expect(field?.objectives[0]).toMatchObject({ role: "main", points: 12 });
  expect(turn).not.toBe(winner);
});

test("the finished field has both armies at its sides, and shows of what they bought only what was placed", () => {
  const worth = { objectives: { main: 12, secondary: 6 }, table: TABLE };
  const bought = [
    { upgrade: "wood" as const, count: 1 },
    { upgrade: "hill" as const, count: 1 },
  ];
  const table = playTo(new FieldTable(() => 0, { a: { ...worth, bought }, b: worth }), "bought");
  const move = anyMove(table.view("a", "b"), "bought", () => 1) as UnnumberedMove;
  table.move("a", move);
  table.move("a", { move: "pass" });
  for (let n = 0; table.view().stage !== "done" && n < 20; n++) {
    table.move(
      table.inTurn(),
      anyMove(table.view("a", "b"), `end ${n}`, (below) => below - 1) as UnnumberedMove,
    );
  }
  const { field, findings } = table.view();
  const laid = move.move === "place-piece" ? move.piece.kind : "";
  expect(field?.sides).toMatchObject([
    { edge: "south", name: "Anna", army: { bought: [{ upgrade: laid, count: 1 }] } },
    { edge: "north", name: "Bo", army: { bought: [] } },
  ]);
  expect(findings?.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a piece is called by the name its player gave it, without blanks around", () => {
  const table = new FieldTable();
  table.toGround("plains");
  const { field, log } = table.move("a", {
    move: "place-piece",
    piece: { ...HILL, name: " Góra Falencka " },
  });
  expect(field?.pieces[0]?.name).toBe("Góra Falencka");
  expect(log.at(-1)).toMatchObject({ piece: { name: "Góra Falencka" }, laid: ["p1"] });
});
