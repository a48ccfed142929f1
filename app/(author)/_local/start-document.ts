import { customAlphabet } from "nanoid";
import {
  type Answer,
  askApi,
  type Failure,
  type Refusal,
  refusalWith,
  sending,
  UNREACHABLE,
} from "@/app/_ui/ask-api";
import type { AnyDocument } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { localIdOf } from "@/lib/domain/local-id";
import { COLLECTIONS } from "../_editor/http-transport";
import { browserStore, type LocalDocument } from "../_editor/local-documents";
import { KEEPS_NOTHING } from "./keeps-nothing";

/** Where a new document is kept: in the user's account, or in this browser while they have none. */
export type Home = "account" | "browser";

/** A document as a form or a file has it: what is left open gets its default. */
interface Begun {
  readonly kind: DocumentKind;
}

/** Keeps a new document where its author's documents are; answers with the address where it is written. */
export async function startDocument(
  begun: Begun,
  home: Home,
): Promise<Answer<{ readonly href: string }>> {
  if (home === "browser") return keepHere(begun, null);
  const collection = COLLECTIONS[begun.kind];
  const stored = await askApi<{ id: string }>(`/${collection}`, sending("POST", begun));
  if (!stored.ok) return stored;
  return { ok: true, value: { href: `/${collection}/${stored.value.id}/edit` } };
}

/** A document this browser has taken in. */
interface KeptHere {
  readonly href: string;
  readonly document: AnyDocument;
}

/** Keeps a new document in this browser alone, with what it was copied from. */
export async function keepHere(
  begun: Begun,
  forkedFrom: LocalDocument["forkedFrom"],
): Promise<Answer<KeptHere>> {
  const codec = await import("@/lib/domain/codec").catch(() => null);
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
  // Asked for once something is there to lose; a browser that says no may clear it when it wants room.
  void navigator.storage?.persist?.().catch(() => false);
  return { ok: true, value: { href: `/${COLLECTIONS[begun.kind]}/${id}/edit`, document } };
}

function refused(refusal: Refusal): Failure {
  return { ok: false, refusal, isUnheard: false };
}

const unguessable = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 20);
