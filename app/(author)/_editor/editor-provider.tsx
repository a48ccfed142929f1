"use client";

import "./editor.css";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { fetchOpened } from "@/app/_ui/fetch-opened";
import { toast } from "@/app/_ui/toasts";
import { browserDrafts } from "./draft-storage";
import { type Editor, EditorContext } from "./editor-context";
import { EditorStore } from "./editor-store";
import { type Address, httpTransport } from "./http-transport";
import { useEditorKeys } from "./use-editor-keys";

const LOOK_AGAIN_MS = 30_000;
/** Well after the page itself stands. */
const FETCH_OPENED_MS = 4_000;

export interface EditorProviderProps<Document extends object> {
  readonly kind: Address["kind"];
  readonly id: string;
  /** Version and document as the server had them when it drew the page. */
  readonly version: number;
  readonly document: Document;
  readonly canEdit: boolean;
  readonly children: ReactNode;
}

/** Opens a document for editing: everything below reads it with `useDocument` and changes it with `useEditor`. */
export function EditorProvider<Document extends object>(props: EditorProviderProps<Document>) {
  const t = useTranslations("editor");
  const [editor] = useState(() =>
    makeEditor(props, () => toast({ text: t("blocked"), look: "error" })),
  );
  useLife(editor);
  useEffect(() => {
    const timer = setTimeout(fetchOpened, FETCH_OPENED_MS);
    return () => clearTimeout(timer);
  }, []);
  useEditorKeys(editor);
  return <EditorContext value={editor}>{props.children}</EditorContext>;
}

function makeEditor<Document extends object>(
  { kind, id, version, document, canEdit }: EditorProviderProps<Document>,
  sayBlocked: () => void,
): Editor {
  const store = new EditorStore<Document>({
    of: `${kind}/${id}`,
    draftKey: `${kind}/${id}/${Math.random().toString(36).slice(2)}`,
    stored: { version, document },
    surroundings: {
      transport: httpTransport({ kind, id }),
      drafts: browserDrafts(),
      now: () => new Date(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    },
  });
  return {
    id,
    canEdit,
    store,
    apply: (command, input) => {
      if (canEdit) store.apply(command as never, input as never);
    },
    undo: () => store.undo() || sayBlocked(),
    redo: () => store.redo() || sayBlocked(),
    flush: () => store.flush(),
    current: () => store.getState().document as never,
  };
}

/** Takes up drafts, looks for others' edits, and asks before anything would be lost. */
function useLife({ store, canEdit }: Editor): void {
  useEffect(() => {
    if (canEdit) void store.adoptDrafts();
    const look = () => {
      if (document.visibilityState === "visible") void store.refresh();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (store.wouldLose) event.preventDefault();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    addEventListener("focus", look);
    addEventListener("online", look);
    addEventListener("beforeunload", warn);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      removeEventListener("online", look);
      removeEventListener("beforeunload", warn);
      void store.flush();
    };
  }, [store, canEdit]);
}
