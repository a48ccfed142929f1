"use client";

import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";
import type { Command } from "@/lib/domain/command";
import type { EditorState, EditorStore } from "./editor-store";

/** What an editor lets its parts do. The object stays the same for as long as the page is open. */
export interface Editor {
  readonly id: string;
  /** Where false, commands do nothing and the parts should not offer them. */
  readonly canEdit: boolean;
  readonly apply: <Document extends object, Input>(
    command: Command<Document, Input>,
    input: Input,
  ) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Sends what is unsent now; to be awaited before printing or leaving for a page the server draws. */
  readonly flush: () => Promise<void>;
  /** The document of this moment, for event handlers. */
  readonly current: <Document extends object>() => Document;
  // biome-ignore lint/suspicious/noExplicitAny: one context serves documents of every kind
  readonly store: EditorStore<any>;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor of the page. Reading it never draws a part again. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("useEditor stands outside an EditorProvider");
  return editor;
}

/**
 * A part of the edited document. The component is drawn again only when what `select` returns changes;
 * commands keep unchanged parts as the same objects, so that selecting a part is enough.
 */
export function useDocument<Document extends object, Selected>(
  select: (document: Document) => Selected,
): Selected {
  const { store } = useEditor();
  const last = useRef<{ document: Document; select: unknown; selected: Selected } | null>(null);
  const snapshot = useCallback(() => {
    const { document } = store.getState() as EditorState<Document>;
    const before = last.current;
    if (before?.document === document && before.select === select) return before.selected;
    const fresh = select(document);
    const selected = before && isSameSelection(before.selected, fresh) ? before.selected : fresh;
    last.current = { document, select, selected };
    return selected;
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** How saving stands, and what undo and redo would do. */
export function useEditorStatus(): EditorStatus {
  return {
    save: useStatePart("save"),
    undoName: useStatePart("undoName"),
    redoName: useStatePart("redoName"),
  };
}

export type EditorStatus = Omit<EditorState<object>, "document">;

function useStatePart<Part extends keyof EditorStatus>(part: Part): EditorStatus[Part] {
  const { store } = useEditor();
  const snapshot = () => (store.getState() as EditorStatus)[part];
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** The same value, or lists of the same items. */
function isSameSelection(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return (
    Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, index) => Object.is(item, b[index]))
  );
}
