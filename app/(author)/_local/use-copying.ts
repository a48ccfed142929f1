import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { type Answer, UNREACHABLE } from "@/app/_ui/request-json";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { type AnyEditor, useAnyEditor } from "../_editor/editor-context";

/** Copies a document of one's account, and opens the copy. */
export function useStoredCopying(kind: DocumentKind, id: string) {
  return useOpening(() => copyInAccount(kind, id));
}

/** Copies a document that is kept in this browser, and opens the copy. */
export function useLocalCopying(document: AnyDocument) {
  return useOpening(() => copyHere(document));
}

/** Copies the document on the desk with its last edits to where it is kept, and opens the copy. */
export function useDeskCopying() {
  const editor = useAnyEditor();
  return useOpening(() => copyOfDesk(editor));
}

async function copyOfDesk({ kind, id, isLocal, flush, current }: AnyEditor): Promise<Opened> {
  await flush();
  return isLocal ? copyHere(current() as AnyDocument) : copyInAccount(kind, id);
}

type Opened = Answer<{ readonly href: string }>;

async function copyInAccount(kind: DocumentKind, id: string): Promise<Opened> {
  const collection = COLLECTION_OF[kind];
  const copied = await callApi(`POST /${collection}/{id}/fork`, { id });
  if (!copied.ok) return copied;
  return { ok: true, value: { href: `/${collection}/${copied.value.id}/edit` } };
}

async function copyHere(document: AnyDocument): Promise<Opened> {
  const start = await import("./start-document").catch(() => null);
  if (start === null) return UNREACHABLE;
  return start.keepCopyHere({ document, part: "whole", credit: null });
}

/** Opens the document that `make` has made, or tells why it was not made. */
function useOpening(make: () => Promise<Opened>) {
  const words = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const made = await make();
    if (made.ok) return location.assign(made.value.href);
    setBusy(false);
    toast({ text: words(made.refusal), look: "error" });
  };
  return { isBusy, copy: () => void copy() };
}
