import { areaOfDie } from "@/lib/rules/bogowie-wojny/battle-area";
import { rollDie } from "@/lib/rules/bogowie-wojny/initiative-roll";
import type { Language } from "../../../document/language";
import { refusal } from "../../../document/refusal-reason";
import { agreedRoadOrder } from "../../field/road-order";
import type { GameState } from "../game-state";
import type { Seat } from "../seat";
import { chooseObjectives } from "./choose-objectives";
import { deploy } from "./divisions";
import type { FieldEntry } from "./field-entry";
import type { FieldMove } from "./field-move";
import type { FieldState, SetUp } from "./field-state";
import { type BothArmies, type FieldTurn, fieldTurn, type SetUpWithField } from "./field-turn";
import { layRoad, pass, placeCrossing, placePiece, placeWork, setBase } from "./lay-moves";
import { rollForInitiative } from "./roll-initiative";
import type { FieldStage } from "./stages";
import { undoMove } from "./undo-moves";

/** A game whose field is being set up, and the moving player. */
interface FieldTable {
  readonly seat: Seat;
  readonly armies: BothArmies;
  readonly game: GameState;
  readonly state: FieldState;
  readonly language: Language;
  readonly chance: (below: number) => number;
}

type MoveOf<Name extends FieldMove["move"]> = Extract<FieldMove, { move: Name }>;

/** The step each move belongs to; undoing belongs to all. */
const STAGES_OF: Readonly<Record<FieldMove["move"], readonly FieldStage[] | null>> = {
  begin: ["begin"],
  "roll-initiative": ["initiative"],
  "choose-edge": ["edge"],
  "roll-area": ["area"],
  "propose-area": ["area"],
  "agree-area": ["area-agreement"],
  "decline-area": ["area-agreement"],
  "place-piece": ["pieces", "bought", "special"],
  "place-work": ["works"],
  "place-crossing": ["crossing"],
  "lay-road": ["roads"],
  pass: ["pieces", "bought", "special", "works", "crossing", "roads"],
  "set-base": ["bases"],
  "choose-objectives": ["main-objective", "secondary-objectives"],
  "decide-deployment": ["deployment"],
  deploy: ["done"],
  "ask-undo": null,
  "agree-undo": null,
  "decline-undo": null,
};

/**
 * The log entry for a player's move. Errors: `conflict` if it is based on an older field, out of turn, out of order, or
 * uses more than is left; `invalid-document` with paths for a place that is not allowed.
 */
export function makeFieldMove(table: FieldTable, move: FieldMove): FieldEntry {
  if (move.step !== table.state.step) {
    throw refusal("field-moved-on", "The field has moved on since: look at it again, then move.");
  }
  const now = fieldTurn(table.state.setUp, table.armies);
  const stages = STAGES_OF[move.move];
  if (stages === null) return undoMove(table, move);
  if (!stages.includes(now.stage)) {
    throw refusal(
      "other-step",
      `"${move.move}" is not what comes now: the step is "${now.stage}" [14.1–14.6].`,
    );
  }
  if (now.turn !== null && now.turn !== table.seat) {
    throw refusal("other-players-turn", "It is the other player's turn [14.2–14.6].");
  }
  if (move.move === "deploy") {
    return deploy({ ...table, setUp: table.state.setUp }, table.seat, move.bodies);
  }
  return settled(table, move, now) ?? laid(table, move, now);
}

/** Moves before the field exists. */
function settled(table: FieldTable, move: FieldMove, { stage }: FieldTurn): FieldEntry | null {
  const proposed = table.state.setUp?.proposedArea;
  switch (move.move) {
    case "begin":
      return begun(table, move.table);
    case "roll-initiative":
      return rollForInitiative(table, move.values);
    case "choose-edge":
      return { kind: "field-edge", edge: move.edge };
    case "roll-area":
      return rolledArea(table);
    case "propose-area":
      return { kind: "field-area-proposed", area: move.area };
    case "agree-area":
      if (!proposed)
        throw refusal("nothing-proposed", `Nothing is proposed in the step "${stage}".`);
      return { kind: "field-area-agreed", area: proposed };
    case "decline-area":
      return { kind: "field-area-declined" };
    default:
      return null;
  }
}

/** The order of roads is decided here, because it cannot change after the first road. */
function begun({ armies, language }: FieldTable, table: MoveOf<"begin">["table"]): FieldEntry {
  const roadOrder = agreedRoadOrder([armies.a, armies.b]);
  return {
    kind: "field-begun",
    table,
    language,
    ...(roadOrder === "loser-first" && { roadOrder }),
  };
}

function rolledArea({ chance }: FieldTable): FieldEntry {
  const die = rollDie(chance);
  return { kind: "field-area", die, area: areaOfDie(die) };
}

function laid(table: FieldTable, move: FieldMove, now: FieldTurn): FieldEntry {
  const setUp = setUpWithField(table.state.setUp);
  switch (move.move) {
    case "place-piece":
      return placePiece(table, setUp, { form: move.piece, stage: now.stage });
    case "place-work":
      return placeWork(table, setUp, move.work);
    case "place-crossing":
      return placeCrossing(table, setUp, move.crossing);
    case "lay-road":
      return layRoad(table, setUp, move.road);
    case "pass":
      return pass(table, setUp, now.stage);
    case "set-base":
      return setBase(table, setUp, move.lies);
    case "choose-objectives":
      return chooseObjectives(table, setUp, move.pieces);
    default:
      return { kind: "field-deployment", first: (move as MoveOf<"decide-deployment">).first };
  }
}

function setUpWithField(setUp: SetUp | null): SetUpWithField {
  const { initiative, edges, field } = setUp ?? {};
  if (!setUp || !initiative || !edges || !field)
    throw refusal("no-field", "There is no field yet.");
  return { ...setUp, initiative, edges, field };
}
