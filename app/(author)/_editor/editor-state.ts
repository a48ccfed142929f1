import type { Issue } from "@/lib/domain/document/error-code";
import type { MergeConflict } from "@/lib/domain/document/merge";
import type { Refusal } from "./transport";

/** The state of saving, and the names of the undo and redo steps. */
export interface EditorStatus {
  readonly save: SaveState;
  /** Names of the commands that would be undone or redone. */
  readonly undoName: string | null;
  readonly redoName: string | null;
}

/** The state an editor shows. */
export interface EditorState<Document> extends EditorStatus {
  readonly document: Document;
}

/** The parts of that state that saving and merging change. */
export type Shown<Document> = Partial<Pick<EditorState<Document>, "document" | "save">>;

/** The relation between the document on the screen and that on the server. Instants are UTC. */
export type SaveState =
  | { readonly is: "saved"; readonly at: Date | null }
  | { readonly is: "saving"; readonly since: Date }
  /** The server does not respond; the edits are kept in the browser and sent when it does. */
  | { readonly is: "offline"; readonly since: Date }
  /** The document is now in an account; edits made since are carried over. */
  | { readonly is: "moved"; readonly to: string }
  /** Another author changed the same places; nothing is sent until the writer has chosen for each of them. */
  | {
      readonly is: "conflict";
      readonly conflicts: readonly MergeConflict[];
      /** The conflicting documents. */
      readonly theirs: unknown;
      readonly mine: unknown;
    }
  | { readonly is: "error"; readonly reason: SaveFailure; readonly issues: readonly Issue[] };

/** Why the server refused; the edits stay on the screen and in the browser. */
type SaveFailure = Refusal["is"];
