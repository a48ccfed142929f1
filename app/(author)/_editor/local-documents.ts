import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { changeInStore, inStore } from "./browser-database";

/** A document that is kept only in this browser. */
export interface LocalDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  /** Incremented with each state, from 1. */
  readonly version: number;
  readonly document: AnyDocument;
  /** The document it was copied from, so that the account can credit it. */
  readonly forkedFrom: { readonly id: string; readonly title: string } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /**
   * The state that was sent to an account, kept until it is known to have arrived: the response may get lost, and the
   * same state sent again is stored only once.
   */
  readonly sent: Pick<LocalDocument, "version" | "document"> | null;
}

/** The record of a document that has been moved to an account: open tabs follow it there. */
interface MovedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly movedTo: string;
}

export type LocalEntry = LocalDocument | MovedDocument;

/** Storage for documents that are in no account. All methods reject if the browser cannot store anything. */
export interface LocalStore {
  readonly all: () => Promise<readonly LocalEntry[]>;
  readonly find: (id: string) => Promise<LocalEntry | undefined>;
  /** Replaces an entry with the result of `change` without interference by another tab; `undefined` means no entry. */
  readonly change: (
    id: string,
    change: (before: LocalEntry | undefined) => LocalEntry | undefined,
  ) => Promise<LocalEntry | undefined>;
}

/** The same in the browser's IndexedDB; other tabs are notified of each change. */
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

/** Calls `act` when another tab has changed a document; returns a function that cancels this. */
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

/** A single channel for the page, so that it does not receive its own messages. */
function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "undefined") return undefined;
  channel ??= new BroadcastChannel("grundlag-documents");
  return channel;
}
