"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import type { Command } from "@/lib/domain/command";
import type { DocumentKind } from "@/lib/domain/document-kind";
import type { EditorStatus } from "./editor-state";
import type { EditorStore } from "./editor-store";

/** An editor of whatever document: what the bar at its foot and its dialogs work. */
export interface AnyEditor {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Only this browser keeps the document; the service knows nothing of it. */
  readonly isLocal: boolean;
  /** Where false, commands do nothing and the parts should not offer them. */
  readonly canEdit: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Sends what is unsent now; to be awaited before printing or leaving for a page the server draws. */
  readonly flush: () => Promise<void>;
  /** The document of this moment, for event handlers. */
  readonly current: () => object;
  readonly store: StatusStore;
}

type StatusStore = Pick<EditorStore<object>, "subscribe" | "settle" | "refresh"> & {
  readonly getState: () => EditorStatus;
  readonly getOpenedState: () => EditorStatus;
};

/** What an editor lets its parts do. The object stays the same for as long as the page is open. */
export interface Editor<Document extends object> extends AnyEditor {
  /** Commands in a row with the same `run` are undone as one step. */
  readonly apply: <Input>(command: Command<Document, Input>, input: Input, run?: string) => void;
  readonly current: () => Document;
  readonly store: EditorStore<Document>;
}

export const AnyEditorContext = createContext<AnyEditor | null>(null);

/** The editor of the page, without its document. Reading it never draws a part again. */
export function useAnyEditor(): AnyEditor {
  const editor = useContext(AnyEditorContext);
  if (!editor) throw new Error("useAnyEditor stands outside an EditorProvider");
  return editor;
}

/** One part of how saving stands, and of what undo and redo would do. */
export function useEditorStatus<Part extends keyof EditorStatus>(part: Part): EditorStatus[Part] {
  const { store } = useAnyEditor();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState()[part],
    () => store.getOpenedState()[part],
  );
}
