import { refusal } from "../../../document/refusal-reason";
import type { Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import type { FieldMove } from "./field-move";
import type { FieldState } from "./field-state";

/** Dice rolls cannot be taken back, nor can a scenario's battlefield. */
const NEVER_UNDONE: ReadonlySet<FieldEntry["kind"]> = new Set([
  "field-given",
  "field-initiative",
  "field-area",
]);

interface Undoer {
  readonly seat: Seat;
  readonly state: FieldState;
}

/** Whether a player may ask to take the newest step back: it must be their own and not a dice roll. */
export function mayAskUndo({ seat, state: { last, undo } }: Undoer): boolean {
  return last !== null && !undo && last.seat === seat && !NEVER_UNDONE.has(last.entry.kind);
}

/** Asks to take the newest step back, or answers such a request. Error: `conflict` if there is no such step or request. */
export function undoMove(undoer: Undoer, { move }: FieldMove): FieldEntry {
  const { last, undo } = undoer.state;
  if (move === "ask-undo") {
    if (!last || !mayAskUndo(undoer)) {
      throw refusal("not-undoable", "Only one's own newest step can be taken back, no roll.");
    }
    return { kind: "field-undo-asked", of: last.seq };
  }
  if (!undo || undo.by === undoer.seat) {
    throw refusal("no-undo-asked", "The other player has not asked to take anything back.");
  }
  const kind = move === "agree-undo" ? "field-undo-agreed" : "field-undo-declined";
  return { kind, of: undo.of };
}
