import { customAlphabet } from "nanoid";
import { callApi } from "@/app/_client/call-api";
import {
  type Answer,
  type Failure,
  type Refusal,
  refusalWith,
  UNREACHABLE,
} from "@/app/_ui/request-json";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { localIdOf } from "@/lib/domain/document/local-id";
import { asCopy } from "@/lib/domain/kinds/as-copy";
import type { CopiedPart } from "@/lib/domain/kinds/copied-part";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { COPY_WORDS } from "@/lib/i18n/copy-words";
import { browserStore, isKept, type LocalDocument } from "../_editor/local-documents";
import { KEEPS_NOTHING } from "./keeps-nothing";

/** Where a new document is kept: in the user's account, or in this browser as long as they have none. */
export type Home = "account" | "browser";

/** A document from a form or a file: missing fields get their defaults. */
interface Begun {
  readonly kind: DocumentKind;
}

/** Stores a new document where its author keeps documents; returns the address for editing it. */
export async function startDocument(
  begun: Begun,
  home: Home,
): Promise<Answer<{ readonly href: string }>> {
  if (home === "browser") return keepHere(begun, null);
  const collection = COLLECTION_OF[begun.kind];
  const stored = await callApi(`POST /${collection}`, { body: begun });
  if (!stored.ok) return stored;
  return { ok: true, value: { href: `/${collection}/${stored.value.id}/edit` } };
}

interface Original {
  readonly document: AnyDocument;
  readonly part: CopiedPart;
  readonly credit: LocalDocument["forkedFrom"];
}

/** Stores a copy of a document only in this browser, under a title that no other of its kind has here. */
export async function keepCopyHere({
  document,
  part,
  credit,
}: Original): Promise<Answer<KeptHere>> {
  const here = await browserStore.all().catch(() => []);
  const taken = here.flatMap((entry) =>
    isKept(entry) && entry.kind === document.kind ? [entry.document.title] : [],
  );
  return keepHere(asCopy(document, { part, words: COPY_WORDS, taken }), credit);
}

/** A document that this browser has stored. */
interface KeptHere {
  readonly href: string;
  readonly document: AnyDocument;
}

/** Stores a new document only in this browser, with the document it was copied from. */
export async function keepHere(
  begun: Begun,
  forkedFrom: LocalDocument["forkedFrom"],
): Promise<Answer<KeptHere>> {
  const codec = await import("@/lib/domain/kinds/codec").catch(() => null);
  if (codec === null) return UNREACHABLE;
  const read = codec.readDocument(begun.kind, begun);
  if (!read.ok) return refused(refusalWith("invalid-document", read.issues));
  const { document } = read;
  const id = localIdOf(unguessable());
  const now = new Date();
  const entry: LocalDocument = {
    id,
    kind: begun.kind,
    version: 1,
    document,
    forkedFrom,
    createdAt: now,
    updatedAt: now,
    sent: null,
  };
  try {
    await browserStore.change(id, () => entry);
  } catch {
    return refused(KEEPS_NOTHING);
  }
  // Requested once there is something to lose; a browser that refuses may delete it when it needs room.
  void navigator.storage?.persist?.().catch(() => false);
  return { ok: true, value: { href: `/${COLLECTION_OF[begun.kind]}/${id}/edit`, document } };
}

function refused(refusal: Refusal): Failure {
  return { ok: false, refusal, isUnconfirmed: false };
}

const unguessable = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 20);
