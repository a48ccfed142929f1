import * as pieces from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import type { PieceRef } from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import type { ScenarioEditor } from "../_desk/scenario-editor";

/** The angle of one wheel. */
const WHEEL_DEG = 15;

type Act = (editor: ScenarioEditor, chosen: readonly PieceRef[]) => void;

/** Acts on the chosen pieces, each one undo step. */
const ACTS = {
  // Wheeling left advances the other flank.
  wheelLeft: (editor, chosen) =>
    editor.apply(pieces.wheelPieces, { pieces: chosen, flank: "left", byDeg: -WHEEL_DEG }),
  wheelRight: (editor, chosen) =>
    editor.apply(pieces.wheelPieces, { pieces: chosen, flank: "right", byDeg: WHEEL_DEG }),
  mirrorFlanks: (editor, chosen) =>
    editor.apply(pieces.mirrorPieces, { pieces: chosen, swap: "flanks" }),
  mirrorFront: (editor, chosen) =>
    editor.apply(pieces.mirrorPieces, { pieces: chosen, swap: "front" }),
  alignFront: (editor, chosen) =>
    editor.apply(pieces.alignPieces, { pieces: chosen, edge: "front" }),
  alignRear: (editor, chosen) => editor.apply(pieces.alignPieces, { pieces: chosen, edge: "rear" }),
  alignLeft: (editor, chosen) => editor.apply(pieces.alignPieces, { pieces: chosen, edge: "left" }),
  alignRight: (editor, chosen) =>
    editor.apply(pieces.alignPieces, { pieces: chosen, edge: "right" }),
  spreadFront: (editor, chosen) =>
    editor.apply(pieces.spreadPieces, { pieces: chosen, along: "front" }),
  spreadDepth: (editor, chosen) =>
    editor.apply(pieces.spreadPieces, { pieces: chosen, along: "depth" }),
  lock: (editor, chosen) => editor.apply(pieces.lockPieces, { pieces: chosen }),
  unlock: (editor, chosen) => editor.apply(pieces.unlockPieces, { pieces: chosen }),
  remove: (editor, chosen) => editor.apply(pieces.removePieces, { pieces: chosen }),
} as const satisfies Readonly<Record<string, Act>>;

export type GroupAct = keyof typeof ACTS;
export const GROUP_ACTS = Object.keys(ACTS) as GroupAct[];

/** Performs an act on the chosen pieces. */
export function actOn(act: GroupAct, editor: ScenarioEditor, chosen: readonly PieceRef[]): void {
  ACTS[act](editor, chosen);
}

/** The keys of the acts while the map has the focus. */
export const KEYS_OF_ACTS: Readonly<Partial<Record<GroupAct, string>>> = {
  wheelLeft: ",",
  wheelRight: ".",
  mirrorFlanks: "I",
  alignFront: "K",
  spreadFront: "J",
};
