"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Command } from "@/lib/domain/document/command";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { EditorStatus } from "./editor-state";
import type { EditorStore } from "./editor-store";

/** An editor of any kind of document, as used by the status bar and the dialogs. */
export interface AnyEditor {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Whether only this browser keeps the document, and the service does not have it. */
  readonly isLocal: boolean;
  /** If false, commands do nothing and components should not offer them. */
  readonly canEdit: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Sends unsent edits now; await it before printing or opening a page that the server renders. */
  readonly flush: () => Promise<void>;
  /** The current document, for event handlers. */
  readonly current: () => object;
  readonly store: StatusStore;
}

type StatusStore = Pick<EditorStore<object>, "subscribe" | "settle" | "refresh"> & {
  readonly getState: () => EditorStatus;
  readonly getOpenedState: () => EditorStatus;
};

/** What an editor provides to components. The object stays the same for as long as the page is open. */
export interface Editor<Document extends object> extends AnyEditor {
  /** Consecutive commands with the same `run` are undone as one step. */
  readonly apply: <Input>(command: Command<Document, Input>, input: Input, run?: string) => void;
  readonly current: () => Document;
  readonly store: EditorStore<Document>;
}

export const AnyEditorContext = createContext<AnyEditor | null>(null);

/** The page's editor, without its document. Using it never renders a component again. */
export function useAnyEditor(): AnyEditor {
  const editor = useContext(AnyEditorContext);
  if (!editor) throw new Error("useAnyEditor stands outside an EditorProvider");
  return editor;
}

/** One part of the editor's status: saving, and the names of the undo and redo steps. */
export function useEditorStatus<Part extends keyof EditorStatus>(part: Part): EditorStatus[Part] {
  const { store } = useAnyEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState()[part],
    () => store.getOpenedState()[part],
  );
}
