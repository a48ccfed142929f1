import { mayEndPlacing, placingChoices } from "@/lib/rules/bogowie-wojny/placing-choice";
import { oppositeEdge, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { AREA_TERRAIN } from "@/lib/rules/bogowie-wojny/tables/battlefield";
import { GrundlagError } from "../../../document/error-code";
import { refusal } from "../../../document/refusal-reason";
import type { Battlefield } from "../../field/battlefield";
import type { BaseOrientation } from "../../field/operational-base";
import { crossingFrom, pieceFrom, roadFrom, workFrom } from "../../field/placing/add-to-field";
import { errorsAmong, faultsOf } from "../../field/placing/faults-of";
import type { CrossingForm, RoadForm } from "../../field/placing/form";
import { proposeRoad } from "../../field/placing/propose-road";
import type { PieceForm, WorkForm } from "../../field/placing/thing-form";
import { nextRoad, roadOrderOf } from "../../field/road-order";
import type { Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import { withBase } from "./field-state";
import { storeLeft } from "./field-store";
import { type BothArmies, placedInTurn, type SetUpWithField } from "./field-turn";
import { type FieldStage, isPassable } from "./stages";

interface Layer {
  readonly seat: Seat;
  readonly armies: BothArmies;
}

const ORIGINS = { pieces: "placed", bought: "bought", special: "special" } as const;

/** Places a piece: one of the area's, a bought one, or one from an army's special rule [14.3, 14.4]. */
export function placePiece(
  layer: Layer,
  setUp: SetUpWithField,
  { form, stage }: { readonly form: PieceForm; readonly stage: FieldStage },
): FieldEntry {
  const { field, edges } = setUp;
  const origin = originIn(stage);
  if (origin === "placed") assertChoosable(field, form);
  else assertInStore(layer, setUp, { form, store: origin });
  const piece = pieceFrom(field, form, { placedBy: edges[layer.seat], origin });
  assertLegal(field, { ...field, pieces: [...field.pieces, piece] }, "/piece");
  return { kind: "field-piece", piece };
}

/** The origin of the pieces placed in a step. */
export function originIn(stage: FieldStage): (typeof ORIGINS)[keyof typeof ORIGINS] {
  return stage === "bought" || stage === "special" ? ORIGINS[stage] : ORIGINS.pieces;
}

const REFUSALS = {
  "none-left": "The area has no more of it [14.3].",
  "water-was-first": "Streams and rivers are a player's first pieces [14.4].",
  "obligatory-first": "The pieces the area must have come first [14.4].",
  "water-is-owed":
    "The area must have its stream, and you are the last who may place it [14.3, 14.4].",
} as const;

function assertChoosable(field: Battlefield, form: PieceForm): void {
  const choice = placingChoices(placedInTurn(field), field).find((each) => isOfSort(form, each));
  if (!choice) throw refusal("table-full", "The table has no room for more pieces [14.4].");
  if (choice.refusal) throw refusal(choice.refusal, REFUSALS[choice.refusal]);
}

function assertInStore(
  { seat, armies }: Layer,
  setUp: SetUpWithField,
  { form, store }: { readonly form: PieceForm; readonly store: "bought" | "special" },
): void {
  const { groves, [store]: left } = storeLeft(armies[seat], setUp, setUp.edges[seat]);
  if (!left.some((each) => isOfSort(form, each))) {
    throw refusal("store-empty", "Your army has no such piece left [13.3, 14.4].");
  }
  const isGrove = "grove" in form && form.grove === true;
  if (isGrove && store === "bought" && groves === "not-sold") {
    throw refusal("grove-not-sold", "Your list's format sells no groves: lay a wood [13.3].");
  }
}

function isOfSort(
  form: PieceForm,
  { kind, level }: { readonly kind: string; readonly level: number | null },
): boolean {
  return form.kind === kind && ("level" in form ? form.level : null) === level;
}

/** Places one of the player's own field works [13.3, 14.4]. */
export function placeWork(
  { seat, armies }: Layer,
  setUp: SetUpWithField,
  form: WorkForm,
): FieldEntry {
  const { field, edges } = setUp;
  const left = storeLeft(armies[seat], setUp, edges[seat]).works;
  if (!left.some(({ kind }) => kind === form.kind)) {
    throw refusal("no-work-left", "Your army has no such work left [13.3].");
  }
  const work = workFrom(field, form, edges[seat]);
  assertLegal(field, { ...field, fieldWorks: [...field.fieldWorks, work] }, "/work");
  return { kind: "field-work", work };
}

/** Places the free bridge or ford on the river [14.4]. */
export function placeCrossing(
  { seat }: Layer,
  { field, edges }: SetUpWithField,
  form: CrossingForm,
): FieldEntry {
  const crossing = crossingFrom(field, form, edges[seat]);
  if (!crossing) {
    const message = "That is too far from the river: name a place on it, to 4 cm.";
    throw new GrundlagError("invalid-document", message, [
      { path: "/crossing", code: "crossing-off-water", message },
    ]);
  }
  assertLegal(field, { ...field, crossings: [...field.crossings, crossing] }, "/crossing");
  return { kind: "field-crossing", crossing };
}

/** Lays a road with its bridges or fords [14.4]. */
export function layRoad(
  { seat }: Layer,
  { field, edges }: SetUpWithField,
  form: RoadForm,
): FieldEntry {
  const { road, crossings } = roadFrom(field, form, edges[seat]);
  const roads = [...field.roads, road];
  const after = { ...field, roads, crossings: [...field.crossings, ...crossings] };
  assertLegal(field, after, "/road");
  return { kind: "field-road", road, crossings };
}

/** Passes the turn [14.4]. Error: `conflict` while something obligatory is missing. */
export function pass({ seat }: Layer, setUp: SetUpWithField, stage: FieldStage): FieldEntry {
  const { field, edges } = setUp;
  if (!isPassable(stage)) throw refusal("nobody-passes", "Passing is not possible here.");
  const mayPass =
    hasWhatItMust(field, stage) ||
    (stage === "roads" && (leavesRoadsToOther(field, edges[seat]) || hasNoWay(field)));
  if (!mayPass) {
    throw refusal("pieces-owed", "What the area must have is not all there yet [14.3, 14.4].");
  }
  return { kind: "field-passed", stage };
}

/** Whether everything obligatory is placed, so that the turn may be passed: passing ends the pieces or the roads for both. */
export function hasWhatItMust(field: Battlefield, stage: FieldStage): boolean {
  if (!isPassable(stage)) return false;
  if (stage === "pieces") return mayEndPlacing(placedInTurn(field), field);
  return stage !== "roads" || hasItsRoads(field);
}

/** Whether a player ends their roads while the other still has roads to lay, who must then lay the obligatory ones. */
export function leavesRoadsToOther(field: Battlefield, edge: TableEdge): boolean {
  return roadOrderOf(field) === "loser-first" && edge === oppositeEdge(field.initiative);
}

function hasItsRoads({ roads, area }: Battlefield): boolean {
  return roads.length >= AREA_TERRAIN[area].roads.least;
}

/** Whether the ground makes an obligatory road impossible; the field is then accepted without it. */
export function hasNoWay(field: Battlefield): boolean {
  if (hasItsRoads(field)) return false;
  const placedBy = nextRoad(field);
  return ["one", "two"].every((seed) => proposeRoad(field, { placedBy, seed }) === null);
}

/** Places the player's base at the middle of the edge, along it or into the table [14.5]. */
export function setBase(
  { seat }: Layer,
  { field, edges }: SetUpWithField,
  lies: BaseOrientation,
): FieldEntry {
  assertLegal(field, withBase(field, edges[seat], lies), "/lies");
  return { kind: "field-base", lies };
}

function assertLegal(before: Battlefield, after: Battlefield, path: string): void {
  const errors = errorsAmong(faultsOf(before, after));
  if (errors.length === 0) return;
  const issues = errors.map(({ code, rule }) => ({
    path,
    code,
    message: `It would break ${rule}: ${code}.`,
    values: { rule },
  }));
  throw new GrundlagError(
    "invalid-document",
    `It may not lie there: ${issues[0]?.message}`,
    issues,
  );
}
