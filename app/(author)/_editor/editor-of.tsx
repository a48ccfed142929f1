"use client";

import { useTranslations } from "next-intl";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { fetchOpened } from "@/app/_ui/fetch-opened";
import { toast } from "@/app/_ui/toasts";
import { isLocalId } from "@/lib/domain/document/local-id";
import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import { browserDrafts } from "./draft-storage";
import { type AnyEditor, AnyEditorContext, type Editor } from "./editor-context";
import { EditorStore } from "./editor-store";
import { type Address, httpTransport } from "./http-transport";
import { browserStore, onOtherTabs } from "./local-documents";
import { localTransport } from "./local-transport";
import type { EditorEnvironment } from "./transport";
import { undoKeyOf } from "./undo-keys";

interface EditorProviderProps<Document extends object> {
  readonly id: string;
  /** Version and document as the server had them when it rendered the page. */
  readonly version: number;
  readonly document: Document;
  readonly canEdit: boolean;
  readonly children: ReactNode;
}

/** The provider and hooks of the editor of one kind of document. */
export function editorOf<Document extends object>(kind: Address["kind"]) {
  const EditorContext = createContext<Editor<Document> | null>(null);

  /** Opens a document for editing: components below it read it with `useDocument` and change it with `useEditor`. */
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

  /** The page's editor. Using it never renders a component again. */
  function useEditor(): Editor<Document> {
    const editor = useContext(EditorContext);
    if (!editor) throw new Error("useEditor stands outside an EditorProvider");
    return editor;
  }

  /**
   * A part of the edited document. The component is rendered again only when the result of `select` changes; commands
   * keep unchanged parts as the same objects, so selecting a part is enough.
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

/** Whether both are the same value, or lists of the same items. */
function isSameSelection(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return (
    Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, index) => Object.is(item, b[index]))
  );
}

interface Opened<Document extends object> extends Address {
  readonly version: number;
  readonly document: Document;
  readonly canEdit: boolean;
}

/** The editor of an opened document; `onBlocked` is called if a step could not be undone. */
function makeEditor<Document extends object>(
  { kind, id, version, document, canEdit }: Opened<Document>,
  onBlocked: () => void,
): Editor<Document> {
  const store = new EditorStore<Document>({
    of: `${kind}/${id}`,
    draftKey: `${kind}/${id}/${Math.random().toString(36).slice(2)}`,
    stored: { version, document },
    environment: browserEnvironment({ kind, id }),
  });
  return {
    kind,
    id,
    isLocal: isLocalId(id),
    canEdit,
    store,
    apply: (command, input, run) => {
      if (canEdit) store.apply(command, input, run);
    },
    undo: () => store.undo() || onBlocked(),
    redo: () => store.redo() || onBlocked(),
    flush: () => store.flush(),
    current: () => store.getState().document,
  };
}

function browserEnvironment<Document extends object>(
  address: Address,
): EditorEnvironment<Document> {
  const { id } = address;
  const now = () => new Date();
  return {
    transport: isLocalId(id)
      ? localTransport({ store: browserStore, id, now })
      : httpTransport(address),
    drafts: browserDrafts(),
    now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * Ctrl Z and Ctrl Shift Z (or Ctrl Y) undo and redo in the document. Inside a text field the field's own undo takes
 * precedence as long as something typed there has not been committed.
 */
function useEditorKeys(editor: AnyEditor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = undoKeyOf(event);
      if (!way) return;
      event.preventDefault();
      editor[way]();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [editor]);
}

const LOOK_AGAIN_MS = 30_000;
/** Well after the page itself has loaded. */
const FETCH_OPENED_MS = 4_000;

/** Restores drafts, looks for others' edits, and warns before anything would be lost. */
function useEditorLife<Document extends object>({ id, store, canEdit }: Editor<Document>): void {
  useEffect(() => {
    if (canEdit) void store.adoptDrafts();
    const look = () => {
      if (document.visibilityState === "visible") void store.refresh();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (store.wouldLose) event.preventDefault();
    };
    const stopListening = onOtherTabs((changed) => {
      if (changed === variantAddress(id).id) void store.refresh();
    });
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener("focus", look);
    addEventListener("online", look);
    addEventListener("beforeunload", warn);
    return () => {
      stopListening();
      clearInterval(timer);
      removeEventListener("focus", look);
      removeEventListener("online", look);
      removeEventListener("beforeunload", warn);
      void store.flush();
    };
  }, [id, store, canEdit]);
  useEffect(() => {
    const timer = setTimeout(fetchOpened, FETCH_OPENED_MS);
    return () => clearTimeout(timer);
  }, []);
}
