import { mayEndPlacing, placingChoices } from "@/lib/rules/bogowie-wojny/placing-choice";
import { oppositeEdge, type TableEdge, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import type { Battlefield } from "../../field/battlefield";
import { type PlacedPiece, placedPieces, riverToCross } from "../../field/ground";
import { nextRoad, roadOrderOf } from "../../field/road-order";
import type { Armies } from "../game-state";
import { otherSeat, type Seat } from "../seat";
import type { SetUp } from "./field-state";
import { storeLeft } from "./field-store";
import type { FieldStage, PassableStage } from "./stages";

/** The next step and the seat that makes it; null: either player. */
export interface FieldTurn {
  readonly stage: FieldStage;
  readonly turn: Seat | null;
}

/** Both armies of a table with both players present. */
export type BothArmies = { readonly [Key in Seat]: NonNullable<Armies[Key]> };

/** The next step by the rules [XIV]. */
export function fieldTurn(setUp: SetUp | null, armies: BothArmies): FieldTurn {
  if (!setUp) return { stage: "begin", turn: null };
  const { initiative, edges, field, proposedArea } = setUp;
  if (!initiative) return { stage: "initiative", turn: null };
  const { winner } = initiative;
  if (!edges) return { stage: "edge", turn: winner };
  if (!field) {
    return proposedArea
      ? { stage: "area-agreement", turn: otherSeat(winner) }
      : { stage: "area", turn: winner };
  }
  return onTheField({ ...setUp, initiative, edges, field }, armies);
}

export interface SetUpWithField extends SetUp {
  readonly initiative: NonNullable<SetUp["initiative"]>;
  readonly edges: NonNullable<SetUp["edges"]>;
  readonly field: Battlefield;
}

function onTheField(setUp: SetUpWithField, armies: BothArmies): FieldTurn {
  const { winner } = setUp.initiative;
  return (
    (setUp.given ? null : pieceTurn(setUp)) ??
    storeTurn("bought", setUp, armies) ??
    storeTurn("special", setUp, armies) ??
    storeTurn("works", setUp, armies) ??
    (setUp.given ? null : afterWorks(setUp)) ??
    (setUp.first ? { stage: "done", turn: null } : { stage: "deployment", turn: winner })
  );
}

function afterWorks(setUp: SetUpWithField): FieldTurn | null {
  const { winner } = setUp.initiative;
  const baseless = [winner, otherSeat(winner)].find((seat) => !setUp.basesBy.includes(seat));
  return (
    crossingTurn(setUp) ??
    roadTurn(setUp) ??
    (baseless ? { stage: "bases", turn: baseless } : null) ??
    objectiveTurn(setUp)
  );
}

function pieceTurn(setUp: SetUpWithField): FieldTurn | null {
  const { field } = setUp;
  const placed = placedInTurn(field);
  const choices = placingChoices(placed, field);
  const isOpen = choices.some(({ refusal }) => refusal === null);
  if (hasPassed(setUp, "pieces") || (!isOpen && mayEndPlacing(placed, field))) return null;
  return { stage: "pieces", turn: seatAt(setUp, turnOf(placed.length, field.initiative)) };
}

/** The pieces counted by 14.3, in order. */
export function placedInTurn(field: Battlefield): PlacedPiece["piece"][] {
  return placedPieces(field, "placed").map(({ piece }) => piece);
}

/** Players alternate, starting with the initiative; a player with nothing left, or who has passed, is skipped [14.4]. */
function storeTurn(
  stage: "bought" | "special" | "works",
  setUp: SetUpWithField,
  armies: BothArmies,
): FieldTurn | null {
  const { field, edges, initiative, lastPlacer } = setUp;
  const hasLeft = (seat: Seat) =>
    !hasPassed(setUp, stage, seat) && storeLeft(armies[seat], setUp, edges[seat])[stage].length > 0;
  const next = hasBegun(stage, field) && lastPlacer ? otherSeat(lastPlacer) : initiative.winner;
  const turn = [next, otherSeat(next)].find(hasLeft);
  return turn ? { stage, turn } : null;
}

function hasBegun(stage: "bought" | "special" | "works", field: Battlefield): boolean {
  if (stage === "works") return field.fieldWorks.length > 0;
  return field.pieces.some(({ origin }) => origin === stage);
}

/** The free bridge or ford of the player who placed no river [14.4]. */
function crossingTurn(setUp: SetUpWithField): FieldTurn | null {
  const river = riverToCross(setUp.field);
  const isBuilt = setUp.field.crossings.some(({ origin }) => origin === "right");
  if (!river || isBuilt || hasPassed(setUp, "crossing")) return null;
  return { stage: "crossing", turn: seatAt(setUp, oppositeEdge(river.placedBy)) };
}

/** Passing ends the roads of both players; if the loser of the initiative lays all of theirs first, each ends their own [14.4]. */
function roadTurn(setUp: SetUpWithField): FieldTurn | null {
  const { roads, area, initiative } = setUp.field;
  if (roads.length >= AREA_TERRAIN[area].roads.most) return null;
  const next = seatAt(setUp, nextRoad(setUp.field));
  if (!hasPassed(setUp, "roads")) return { stage: "roads", turn: next };
  const winner = seatAt(setUp, initiative);
  const isOver = roadOrderOf(setUp.field) === "alternately" || hasPassed(setUp, "roads", winner);
  return isOver ? null : { stage: "roads", turn: winner };
}

function objectiveTurn({ field, initiative }: SetUpWithField): FieldTurn | null {
  const has = (role: "main" | "secondary") => field.objectives.some((each) => each.role === role);
  if (!has("main")) return { stage: "main-objective", turn: initiative.winner };
  if (has("secondary")) return null;
  return { stage: "secondary-objectives", turn: otherSeat(initiative.winner) };
}

function hasPassed({ passed }: SetUp, stage: PassableStage, seat: Seat | null = null): boolean {
  return passed.some((each) => each.stage === stage && (seat === null || each.seat === seat));
}

function seatAt({ edges }: SetUpWithField, edge: TableEdge): Seat {
  return edges.a === edge ? "a" : "b";
}
