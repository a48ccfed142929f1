import { proposePiece } from "@/lib/domain/bogowie-wojny/field/placing/propose-piece";
import { proposeRoad } from "@/lib/domain/bogowie-wojny/field/placing/propose-road";
import { proposeWork } from "@/lib/domain/bogowie-wojny/field/placing/propose-work";
import type { PieceForm } from "@/lib/domain/bogowie-wojny/field/placing/thing-form";
import type { FieldMove } from "@/lib/domain/bogowie-wojny/game/field/field-move";
import { fieldState } from "@/lib/domain/bogowie-wojny/game/field/field-state";
import { type FieldView, viewField } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { makeFieldMove } from "@/lib/domain/bogowie-wojny/game/field/make-field-move";
import { armiesOf, type Game } from "@/lib/domain/bogowie-wojny/game/game";
import type { GameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import { ARMIES } from "@/tests/lib/domain/bogowie-wojny/game/table";

const AT = new Date("2026-01-01T12:00:00Z");

/** An army whose commander-in-chief has a stated value and need not be drawn. */
const UNLED: GameArmy = { ...ARMIES.a, commanders: [] };

/** Distributes over all moves, so that a move can be written without its step. */
type Stepless<Move> = Move extends FieldMove ? Omit<Move, "step"> : never;
export type UnnumberedMove = Stepless<FieldMove>;

/** A game in which a field is set up, move by move. */
export class FieldTable {
  game: Game;

  constructor(
    private readonly chance: (below: number) => number = () => 0,
    armies: Partial<Record<Seat, Partial<GameArmy>>> = {},
  ) {
    const seated = (seat: Seat) => ({
      userId: null,
      player: seat === "a" ? "Anna" : "Bo",
      army: { ...UNLED, ...armies[seat] },
    });
    this.game = {
      id: "g",
      title: "A game",
      createdAt: AT,
      event: null,
      scenario: null,
      holderId: null,
      seats: { a: seated("a"), b: seated("b") },
      log: [],
    };
  }

  view(...mine: Seat[]): FieldView {
    return viewField(this.game, mine);
  }

  move(seat: Seat, move: UnnumberedMove, step = this.view().step): FieldView {
    const armies = armiesOf(this.game);
    if (!armies.a || !armies.b) throw new Error("nobody sits there");
    const entry = makeFieldMove(
      {
        seat,
        armies: { a: armies.a, b: armies.b },
        game: gameState(armies, this.game.log),
        state: fieldState(this.game.log),
        language: "en",
        chance: this.chance,
      },
      { ...move, step } as FieldMove,
    );
    const seq = this.game.log.length + 1;
    this.game = { ...this.game, log: [...this.game.log, { seq, at: AT, seat, entry }] };
    return this.view("a", "b");
  }

  /** The player whose turn it is, or the first if either may move. */
  inTurn(): Seat {
    return this.view().turn ?? "a";
  }

  /** Plays up to an empty field of an area; Anna has the initiative and the southern edge. */
  toGround(
    area: NonNullable<FieldView["field"]>["area"],
    table = { widthCm: 120, depthCm: 120 },
  ): FieldView {
    this.move("a", { move: "begin", table });
    this.move("a", { move: "roll-initiative", values: { a: 3, b: 0 } });
    this.move("a", { move: "choose-edge", edge: "south" });
    this.move("a", { move: "propose-area", area });
    return this.move("b", { move: "agree-area" });
  }
}

/** A random move, by seed, of a player who knows only what the page shows. */
export function anyMove(
  view: FieldView,
  seed: string,
  pick: (below: number) => number,
): UnnumberedMove | null {
  const { field, stage, edges } = view;
  const turn = view.turn ?? "a";
  const one = <Item>(items: readonly Item[]) => items[pick(items.length)] as Item;
  const other = turn === "a" ? "b" : "a";
  switch (stage) {
    case "begin":
      return {
        move: "begin",
        table: one([
          { widthCm: 120, depthCm: 120 },
          { widthCm: 180, depthCm: 120 },
          { widthCm: 150, depthCm: 130 },
        ]),
      };
    case "initiative":
      return { move: "roll-initiative", values: { a: pick(6) - 2, b: pick(6) - 2 } };
    case "edge":
      return { move: "choose-edge", edge: one(["south", "north"]) };
    case "area":
      return { move: "roll-area" };
    case "area-agreement":
      return { move: one(["agree-area", "decline-area"]) };
    case "bases":
      return { move: "set-base", lies: "along" };
    case "main-objective":
    case "secondary-objectives": {
      const { certain, equals, count } = view.objectives ?? { certain: [], equals: [], count: 0 };
      return { move: "choose-objectives", pieces: [...certain, ...equals].slice(0, count) };
    }
    case "deployment":
      return { move: "decide-deployment", first: one([turn, other]) };
    case "done":
      return null;
    default:
      break;
  }
  if (!field || !edges) throw new Error(`no field in the step ${stage}`);
  const placedBy = edges[turn];
  const own = view.own[turn];
  if (view.mayPass && pick(6) === 0) return { move: "pass" };
  if (stage === "roads") {
    const road = proposeRoad(field, { placedBy, seed });
    return road ? { move: "lay-road", road } : { move: "pass" };
  }
  if (stage === "crossing") {
    const [x, y] = field.pieces.find(({ kind }) => kind === "river")?.points[3] ?? [0, 0];
    return { move: "place-crossing", crossing: { x, y, crossing: one(["bridge", "ford"]) } };
  }
  if (stage === "works") {
    const { kind } = one(own?.works ?? []);
    const work = proposeWork(field, { kind, placedBy, seed });
    return work ? { move: "place-work", work } : { move: "pass" };
  }
  const open = view.choices.filter(({ refusal }) => refusal === null);
  const origin = stage === "pieces" ? "placed" : stage === "bought" ? "bought" : "special";
  const { kind, level } = one(stage === "pieces" ? open : (own?.[origin as "bought"] ?? []));
  const sort = level === null ? { kind } : { kind, level };
  const piece: PieceForm | null = proposePiece(field, { sort, placedBy, origin, seed });
  if (!piece) throw new Error(`no room for ${kind}`);
  return { move: "place-piece", piece };
}
