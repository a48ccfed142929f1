import type { SaveState } from "./save-state";

/** How saving stands, and what undo and redo would do. */
export interface EditorStatus {
  readonly save: SaveState;
  /** Names of the commands that undo and redo would take back or do again. */
  readonly undoName: string | null;
  readonly redoName: string | null;
}

/** What an editor shows at one moment. */
export interface EditorState<Document> extends EditorStatus {
  readonly document: Document;
}

/** What saving and merging change of what an editor shows. */
export type Shown<Document> = Partial<Pick<EditorState<Document>, "document" | "save">>;
