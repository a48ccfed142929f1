import { callApi } from "@/app/_client/call-api";
import { type Answer, NO_ANSWER, type Refusal, refusalWith } from "@/app/_ui/request-json";
import { diffDocuments } from "@/lib/domain/document/diff";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { browserDrafts, type DraftStorage } from "../_editor/draft-storage";
import { httpTransport } from "../_editor/http-transport";
import {
  browserStore,
  isKept,
  type LocalDocument,
  type LocalEntry,
  type LocalStore,
} from "../_editor/local-documents";
import type { Transport } from "../_editor/transport";
import { KEEPS_NOTHING } from "./keeps-nothing";

/** The account that a document moves into. */
export interface Account {
  /** Stores a document; sending the same one again does not store it twice. */
  readonly create: (
    document: LocalDocument,
    sent: AnyDocument,
  ) => Promise<Answer<{ readonly id: string }>>;
  readonly transport: (kind: DocumentKind, id: string) => Transport<AnyDocument>;
}

interface MoveContext {
  readonly store: LocalStore;
  readonly drafts: DraftStorage<AnyDocument>;
  readonly account: Account;
}

/** The outcome of a move; if it was refused, the whole document is still in the browser. */
type MoveOutcome =
  | { readonly is: "moved"; readonly to: string }
  | { readonly is: "refused"; readonly refusal: Refusal };

/** After these errors the service may have stored it nevertheless. */
const UNCERTAIN = ["internal-error", "too-many-requests", "unauthenticated"];
/**
 * Moves a document from this browser into the account that is signed in, and removes it from the browser once the
 * service has confirmed all of it. The state to be sent is recorded first, and sent again if there was no response, so
 * that a reload or a second tab neither duplicates nor loses anything; edits made in the meantime follow as a patch.
 */
export async function moveDocument(id: string, here: MoveContext): Promise<MoveOutcome> {
  const entry = await here.store.change(id, withSent);
  if (!entry) return refused(refusalWith("not-found"));
  if (!isKept(entry)) return { is: "moved", to: entry.movedTo };
  const sent = entry.sent ?? entry;
  const stored = await here.account.create(entry, sent.document);
  if (!stored.ok) {
    if (!UNCERTAIN.includes(stored.refusal.code)) await here.store.change(id, withoutSent);
    return refused(stored.refusal);
  }
  return takeOut(entry, { to: stored.value.id, at: { ...sent, stored: 1 } }, here);
}

interface Progress {
  readonly to: string;
  /** The last state that the account is known to have, with its version here and there. */
  readonly at: {
    readonly version: number;
    readonly document: AnyDocument;
    readonly stored: number;
  };
}

/**
 * Replaces the document by a record of its new place, unless it was edited in the meantime: then the edits are sent
 * first.
 */
async function takeOut(
  { id, kind }: LocalDocument,
  { to, at }: Progress,
  here: MoveContext,
): Promise<MoveOutcome> {
  const { store, drafts, account } = here;
  const left = await store.change(id, (now) =>
    isKept(now) && now.version === at.version ? { id, kind, movedTo: to } : now,
  );
  if (!isKept(left)) {
    await handOverDrafts(drafts, { from: `${kind}/${id}`, to: `${kind}/${to}` });
    return { is: "moved", to };
  }
  const changes = diffDocuments(at.document, left.document);
  const outcome = await account.transport(kind, to).patch(at.stored, changes, left.document);
  if (outcome.is === "away" || outcome.is === "signed-out") return refused(NO_ANSWER);
  const { version, document } = left;
  if (outcome.is === "saved" && !outcome.rebased) {
    return takeOut(left, { to, at: { version, document, stored: outcome.version } }, here);
  }
  // It was also changed there, or cannot be stored: its own page merges the draft and asks about conflicts.
  const key = `${kind}/${to}/${id}`;
  await drafts.keep({ key, of: `${kind}/${to}`, base: at.document, document });
  return takeOut(left, { to, at: { ...at, version } }, here);
}

/** Moves a document from this browser into the account that is signed in here. */
export function moveHere(id: string): Promise<MoveOutcome> {
  const drafts = browserDrafts<AnyDocument>();
  return moveDocument(id, { store: browserStore, drafts, account }).catch(() => ({
    is: "refused",
    refusal: KEEPS_NOTHING,
  }));
}

const account: Account = {
  create: ({ id, kind, forkedFrom }, sent) =>
    callApi(`POST /${COLLECTION_OF[kind]}`, {
      query: { sentAs: id, forkedFrom: forkedFrom?.id },
      body: sent,
    }),
  transport: (kind, id) => httpTransport({ kind, id }),
};

/** Also moves the edits that an earlier page could not store. */
async function handOverDrafts(
  drafts: DraftStorage<AnyDocument>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const draft of await drafts.all(from)) await drafts.keep({ ...draft, of: to });
}

function withSent(entry: LocalEntry | undefined): LocalEntry | undefined {
  if (!isKept(entry) || entry.sent) return entry;
  return { ...entry, sent: { version: entry.version, document: entry.document } };
}

function withoutSent(entry: LocalEntry | undefined): LocalEntry | undefined {
  return isKept(entry) ? { ...entry, sent: null } : entry;
}

function refused(refusal: Refusal): MoveOutcome {
  return { is: "refused", refusal };
}
