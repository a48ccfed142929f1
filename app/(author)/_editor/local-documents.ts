import type { AnyDocument } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { changeInStore, inStore } from "./browser-database";

/** A document that is kept in this browser alone. */
export interface LocalDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  /** Counts the states, from 1. */
  readonly version: number;
  readonly document: AnyDocument;
  /** What it was copied from, so that the account can credit it. */
  readonly forkedFrom: { readonly id: string; readonly title: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /**
   * The state that was sent to an account, from then until it is known to stand there: an answer may fail to come, and
   * the same state sent again is stored once.
   */
  readonly sent: Pick<LocalDocument, "version" | "document"> | null;
}

/** What is left of a document that stands in an account by now: open tabs follow it there. */
interface MovedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly movedTo: string;
}

export type LocalEntry = LocalDocument | MovedDocument;

/** Where documents are kept that stand in no account. Each of its ways rejects where the browser keeps nothing. */
export interface LocalStore {
  readonly all: () => Promise<readonly LocalEntry[]>;
  readonly find: (id: string) => Promise<LocalEntry | undefined>;
  /** Puts in the place of an entry what `change` makes of it, with no other tab in between; `undefined` for none. */
  readonly change: (
    id: string,
    change: (before: LocalEntry | undefined) => LocalEntry | undefined,
  ) => Promise<LocalEntry | undefined>;
}

/** The same in the browser's IndexedDB; other tabs hear of each change. */
export const browserStore: LocalStore = {
  all: () => inStore<LocalEntry[]>("documents", "readonly", (store) => store.getAll()),
  find: (id) => inStore<LocalEntry | undefined>("documents", "readonly", (store) => store.get(id)),
  change: async (id, change) => {
    let isChanged = false;
    const after = await changeInStore<LocalEntry>("documents", id, (before) => {
      const made = change(before);
      isChanged = made !== before;
      return made;
    });
    if (isChanged) tabs()?.postMessage(id);
    return after;
  },
};

/** Calls back when another tab has changed a document; returns how to call it off. */
export function onOtherTabs(act: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (typeof data === "string") act(data);
  };
  tabs()?.addEventListener("message", hear);
  return () => tabs()?.removeEventListener("message", hear);
}

/** Whether an entry is still kept here. */
export function isKept(entry: LocalEntry | undefined): entry is LocalDocument {
  return entry !== undefined && "document" in entry;
}

let channel: BroadcastChannel | undefined;

/** One for the page, so that it does not hear itself. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel("grundlag-documents");
  return channel;
}
