import { describe, expect, test } from "vitest";
import type { GameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { otherSeat, type Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { anyMove, FieldTable } from "@/tests/lib/domain/bogowie-wojny/game/field/field-table";
import { ARMIES } from "@/tests/lib/domain/bogowie-wojny/game/table";

const AT = new Date("2026-01-01T12:00:00Z");
type Armies = Partial<Record<Seat, Partial<GameArmy>>>;

/** A game with a finished field; Anna has the initiative and lets Bo begin. */
function deploying(armies: Armies = {}): FieldTable {
  const table = new FieldTable(() => 0, armies);
  table.toGround("plains");
  for (let n = 0; table.view().stage !== "deployment" && n < 100; n++) {
    const move = anyMove(table.view("a", "b"), `seed ${n}`, (below) => (n * 7 + 3) % below);
    if (move) table.move(table.inTurn(), move);
  }
  table.move("a", { move: "decide-deployment", first: "b" });
  return table;
}

function hide(table: FieldTable, seat: Seat, regimentId: string): number {
  const seq = table.game.log.length + 1;
  const slip = { regimentId, place: regimentId, fromEdgeCm: 10 };
  const event = { seq, at: AT, seat, entry: { kind: "ambush-sealed" as const, slip } };
  table.game = { ...table.game, log: [...table.game.log, event] };
  return seq;
}

const deploy = (table: FieldTable, seat: Seat, ...bodies: string[]) =>
  table.move(seat, { move: "deploy", bodies }).deployment;
const refused = (act: () => unknown) => {
  expect(act).toThrow(GrundlagError);
};

describe("deployment by divisions [14.6]", () => {
  test("goes in turns from the player the initiative named, one body each, until all are deployed", () => {
    const table = deploying();
    expect(table.view("a").deployment).toMatchObject({
      turn: "b",
      left: { a: 2, b: 2 },
      own: { a: [{ id: "foot", number: 1, corpsName: "V Corps" }, { id: "horse" }], b: null },
    });
    refused(() => deploy(table, "a", "foot"));
    expect(deploy(table, "b", "horse")?.turn).toBe("a");
    expect(deploy(table, "a", "foot")?.turn).toBe("b");
    refused(() => deploy(table, "b", "horse"));
    refused(() => deploy(table, "b", "unknown"));
    deploy(table, "b", "foot");
    const last = deploy(table, "a", "horse");
    expect(last?.turn).toBeNull();
    expect(last?.deployed.map(({ seat, id }) => `${seat} ${id}`)).toEqual([
      "b horse",
      "a foot",
      "b foot",
      "a horse",
    ]);
    refused(() => deploy(table, "a", "horse"));
  });

  test("lets the player with more left go on alone", () => {
    const table = deploying({ b: { bodies: ARMIES.a.bodies.slice(0, 1) } });
    deploy(table, "b", "foot");
    expect(deploy(table, "a", "foot")?.turn).toBe("a");
    expect(deploy(table, "a", "horse")?.turn).toBeNull();
  });

  test("one at a time; where several corps fight on one side, what is left of one corps at once", () => {
    const table = deploying();
    refused(() => deploy(table, "b", "foot", "horse"));
    const corps = deploying({ a: { corps: 2 } });
    expect(corps.view().deployment?.byCorps).toBe(true);
    const [foot, horse] = deploy(corps, "b", "foot", "horse")?.deployed ?? [];
    expect([foot?.id, horse?.id]).toEqual(["foot", "horse"]);
    const other = ARMIES.a.bodies.map((body) => ({ ...body, corpsId: body.id }));
    const two = deploying({ b: { corps: 2, bodies: other } });
    refused(() => deploy(two, "b", "foot", "horse"));
  });

  test("leaves out bodies that lie in ambush whole, until they are revealed [15.1]", () => {
    const table = deploying();
    hide(table, "b", "light");
    expect(table.view().deployment?.left.b).toBe(2);
    const slip = hide(table, "b", "chasseurs");
    expect(table.view("b").deployment?.own.b?.map(({ id }) => id)).toEqual(["foot"]);
    refused(() => deploy(table, "b", "horse"));
    const seq = table.game.log.length + 1;
    const entry = { kind: "ambush-revealed" as const, sealedAs: slip };
    table.game = { ...table.game, log: [...table.game.log, { seq, at: AT, seat: "b", entry }] };
    expect(table.view().deployment?.left.b).toBe(2);
  });

  test("a division is taken back by agreement, and its owner's turn comes again", () => {
    const table = deploying();
    deploy(table, "b", "foot");
    table.move("b", { move: "ask-undo" });
    const { deployment, log } = table.move("a", { move: "agree-undo" });
    expect(log.find(({ kind }) => kind === "field-deployed")?.bodies).toMatchObject([
      { level: "division", number: 1 },
    ]);
    expect(deployment).toMatchObject({ turn: "b", left: { b: 2 }, deployed: [] });
  });

  test("shows nobody else which bodies a player has left, nor their regiments", () => {
    const view = deploying().view(otherSeat("b")).deployment;
    expect(view?.own.b).toBeNull();
    expect(JSON.stringify(view)).not.toMatch(/regiment|chasseurs/);
  });

  test("is not asked of armies from before bodies were kept", () => {
    expect(deploying({ a: { bodies: [] } }).view().deployment).toBeNull();
  });
});
