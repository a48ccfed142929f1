"use client";

import "./editor.css";
import { useTranslations } from "next-intl";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { toast } from "@/app/_ui/toasts";
import { AnyEditorContext, type Editor } from "./editor-context";
import type { Address } from "./http-transport";
import { makeEditor } from "./make-editor";
import { useEditorKeys } from "./use-editor-keys";
import { useEditorLife } from "./use-editor-life";

export interface EditorProviderProps<Document extends object> {
  readonly id: string;
  /** Version and document as the server had them when it drew the page. */
  readonly version: number;
  readonly document: Document;
  readonly canEdit: boolean;
  readonly children: ReactNode;
}

/** The provider and hooks of the editor of one kind of document. */
export function editorOf<Document extends object>(kind: Address["kind"]) {
  const EditorContext = createContext<Editor<Document> | null>(null);

  /** Opens a document for editing: everything below reads it with `useDocument` and changes it with `useEditor`. */
  function EditorProvider({ children, ...opened }: EditorProviderProps<Document>) {
    const t = useTranslations("editor");
    const [editor] = useState(() =>
      makeEditor({ kind, ...opened }, () => toast({ text: t("blocked"), look: "error" })),
    );
    useEditorLife(editor);
    useEditorKeys(editor);
    return (
      <AnyEditorContext value={editor}>
        <EditorContext value={editor}>{children}</EditorContext>
      </AnyEditorContext>
    );
  }

  /** The editor of the page. Reading it never draws a part again. */
  function useEditor(): Editor<Document> {
    const editor = useContext(EditorContext);
    if (!editor) throw new Error("useEditor stands outside an EditorProvider");
    return editor;
  }

  /**
   * A part of the edited document. The component is drawn again only when what `select` returns changes;
   * commands keep unchanged parts as the same objects, so that selecting a part is enough.
   */
  function useDocument<Selected>(select: (document: Document) => Selected): Selected {
    const { store } = useEditor();
    const last = useRef<{ document: Document; select: unknown; selected: Selected } | null>(null);
    const read = useCallback(
      (document: Document) => {
        const before = last.current;
        if (before?.document === document && before.select === select) return before.selected;
        const fresh = select(document);
        const isSame = before !== null && isSameSelection(before.selected, fresh);
        const selected = isSame ? before.selected : fresh;
        last.current = { document, select, selected };
        return selected;
      },
      [select],
    );
    return useSyncExternalStore(
      store.subscribe,
      () => read(store.getState().document),
      () => read(store.getOpenedState().document),
    );
  }

  return { EditorProvider, useEditor, useDocument };
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
