import { describe, expect, it, test } from "vitest";
import type { Battlefield, BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { settleOrder } from "@/lib/domain/bogowie-wojny/field/commands/settle";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { applyCommand } from "@/lib/domain/document/command";
import {
  nextRoadBy,
  oppositeEdge,
  ownOutOfTurn,
  roadsOutOfTurn,
  type TableEdge,
} from "@/lib/rules/bogowie-wojny/placing-order";

const S: TableEdge = "south";
const N: TableEdge = "north";

describe("whose turn it is where each lays their own [14.4]", () => {
  it.each<[string, TableEdge[], number[]]>([
    ["nothing laid", [], []],
    ["the initiative first, then by turns", [S, N, S, N], []],
    ["one player alone", [N, N], []],
    ["who has none left is passed over", [S, N, N, N], []],
    ["the other first", [N, S], [0]],
    ["twice in a row", [S, S, N], [1]],
  ])("%s", (_, laid, faults) => {
    expect(ownOutOfTurn(laid, S)).toEqual(faults);
  });
});

describe("roads, where the south has the initiative [14.4]", () => {
  const inTurn = { initiative: S, order: "alternately" } as const;
  const loserFirst = { initiative: S, order: "loser-first" } as const;

  it.each<[TableEdge[], number[], number[]]>([
    [[N, S, N, S], [], [2]],
    [[N, N, S, S], [1, 2], []],
    [[S, S], [0], []],
    [[S, N], [0, 1], [1]],
  ])("%j", (laid, alternately, allFirst) => {
    expect(roadsOutOfTurn(laid, inTurn)).toEqual(alternately);
    expect(roadsOutOfTurn(laid, loserFirst)).toEqual(allFirst);
  });

  it("gives the next one", () => {
    expect(nextRoadBy([N], inTurn)).toBe(S);
    expect(nextRoadBy([N], loserFirst)).toBe(N);
    expect(nextRoadBy([N, S], loserFirst)).toBe(S);
  });
});

const LAID = generateBattlefield({
  seed: "turns",
  table: { widthCm: 120, depthCm: 120 },
  area: "plains",
});
const FIRST = LAID.initiative;
const LAST = oppositeEdge(FIRST);

function withOwn(origin: "bought" | "special", edges: readonly TableEdge[]): Battlefield {
  const wood = LAID.pieces.find(({ kind }) => kind === "wood") as BattlefieldPiece;
  const own = edges.map((placedBy, i) => ({ ...wood, id: `own-${i}`, placedBy, origin }));
  return { ...LAID, pieces: [...LAID.pieces, ...own] };
}

const found = (field: Battlefield, code: string) =>
  checkBattlefield(field).findings.filter((finding) => finding.code === code);

describe.each(["bought", "special"] as const)("%s terrain", (origin) => {
  test("laid by turns is no fault", () => {
    expect(found(withOwn(origin, [FIRST, LAST]), "own-out-of-turn")).toEqual([]);
    expect(found(withOwn(origin, [LAST]), "own-out-of-turn")).toEqual([]);
  });

  test("laid out of turn is, and one step mends it", () => {
    const field = withOwn(origin, [LAST, FIRST]);
    expect(found(field, "own-out-of-turn")).toEqual([
      expect.objectContaining({
        rule: "14.4",
        severity: "error",
        path: `/pieces/${LAID.pieces.length}`,
        params: { origin },
      }),
    ]);
    expect(found(applyCommand(field, settleOrder, null), "own-out-of-turn")).toEqual([]);
  });
});

describe("the order of roads that both formats agree on", () => {
  const [road] = LAID.roads;
  const roads = [LAST, LAST, FIRST].map((placedBy, i) => ({ ...road, id: `r${i}`, placedBy }));
  const army = (roadOrder: "alternately" | "loser-first") => ({
    listId: "a-list",
    listVersion: 1,
    title: "An army",
    nation: "france" as const,
    bases: 12,
    value: 24,
    objectives: { main: 10, secondary: 5 },
    table: { widthCm: 120, depthCm: 120 },
    roadOrder,
    bought: [],
  });
  const fieldOf = (...orders: ("alternately" | "loser-first")[]): Battlefield =>
    ({
      ...LAID,
      roads,
      sides: [S, N].map((edge, i) => ({ edge, name: "", army: army(orders[i] ?? "alternately") })),
    }) as Battlefield;

  it("lets the loser of the initiative lay all of theirs first where both say so", () => {
    expect(found(fieldOf("loser-first", "loser-first"), "road-out-of-turn")).toEqual([]);
  });

  it("is by turns where one of them does not, and says how it was read", () => {
    const faults = found(fieldOf("loser-first", "alternately"), "road-out-of-turn");
    expect(faults.map(({ params }) => params)).toEqual([
      { order: "alternately" },
      { order: "alternately" },
    ]);
  });

  it("is kept by the step that mends it", () => {
    const jumbled = fieldOf("loser-first", "loser-first");
    jumbled.roads.reverse();
    expect(found(jumbled, "road-out-of-turn")).toHaveLength(2);
    const settled = applyCommand(jumbled, settleOrder, null);
    expect(found(settled, "road-out-of-turn")).toEqual([]);
    expect(settled.roads.map(({ placedBy }) => placedBy)).toEqual([LAST, LAST, FIRST]);
  });
});

describe("points of objectives that both formats take for a proposal [13.2]", () => {
  const army = (objectiveProposal?: "binding" | "proposed") => ({
    listId: "a-list",
    listVersion: 1,
    title: "An army",
    nation: "france",
    bases: 12,
    value: 24,
    objectives: { main: 10, secondary: 5 },
    table: { widthCm: 120, depthCm: 120 },
    ...(objectiveProposal && { objectiveProposal }),
    bought: [],
  });
  const fieldOf = (...ways: ("binding" | "proposed" | undefined)[]): Battlefield =>
    ({
      ...LAID,
      objectives: LAID.objectives.map((objective) => ({ ...objective, points: 7 })),
      sides: [S, N].map((edge, i) => ({ edge, name: "", army: army(ways[i]) })),
    }) as Battlefield;

  it("may be others, where both say so", () => {
    expect(found(fieldOf("proposed", "proposed"), "objective-points")).toEqual([]);
    expect(found(fieldOf("proposed", "binding"), "objective-points")).toHaveLength(3);
    expect(found(fieldOf(undefined, undefined), "objective-points")).toHaveLength(3);
  });
});
