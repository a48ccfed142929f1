import type { Issue } from "@/lib/domain/error-code";
import type { MergeConflict } from "@/lib/domain/merge";
import type { Refusal } from "./transport";

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

/** How the document on the screen stands to the one on the server. Instants are UTC. */
export type SaveState =
  | { readonly is: "saved"; readonly at: Date | null }
  | { readonly is: "saving"; readonly since: Date }
  /** The server does not answer; the edits are kept in the browser and sent when it does. */
  | { readonly is: "offline"; readonly since: Date }
  /** It stands in an account now; what was written since goes along. */
  | { readonly is: "moved"; readonly to: string }
  /** Another author wrote in the same places; nothing is sent until each is chosen. */
  | {
      readonly is: "conflict";
      readonly conflicts: readonly MergeConflict[];
      /** The documents that clash. */
      readonly theirs: unknown;
      readonly mine: unknown;
    }
  | { readonly is: "error"; readonly reason: SaveFailure; readonly issues: readonly Issue[] };

/** Why the server refused; the edits stay on the screen and in the browser. */
type SaveFailure = Refusal["is"];
