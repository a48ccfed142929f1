import { refusal } from "../../refusal-reason";
import type { Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import type { FieldMove } from "./field-move";
import type { FieldState } from "./field-state";

/** Dice stay as they fell. */
const NEVER_UNDONE: ReadonlySet<FieldEntry["kind"]> = new Set(["field-initiative", "field-area"]);

interface Undoer {
  readonly seat: Seat;
  readonly state: FieldState;
}

/** Whether a player may ask to take the newest step back: it is their own and no die made it. */
export function mayAskUndo({ seat, state: { last, undo } }: Undoer): boolean {
  return last !== null && !undo && last.seat === seat && !NEVER_UNDONE.has(last.entry.kind);
}

/** Asks to take the newest step back, or answers who asked. Error: `conflict` where there is nothing to ask or answer. */
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
