import { variantAddress } from "@/lib/domain/document/variants/variant-address";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { variantIn, withVariantIn } from "@/lib/domain/kinds/variants";
import { isKept, type LocalEntry, type LocalStore } from "./local-documents";
import type { Found, PatchOutcome, Transport } from "./transport";

interface LocalSource {
  readonly store: LocalStore;
  readonly id: string;
  readonly now: () => Date;
}

/**
 * Connects an editor to a document kept in this browser. Two tabs are two writers: one that starts from an older state
 * merges the newer one first, as with the service.
 */
export function localTransport<Document extends object>({
  store,
  id: address,
  now,
}: LocalSource): Transport<Document> {
  const { id, variant } = variantAddress(address);
  return {
    patch: async (version, _, document) => {
      let outcome: PatchOutcome<Document> = { is: "stale" };
      const change = (before: LocalEntry | undefined): LocalEntry | undefined => {
        if (!isKept(before)) {
          outcome = before ? { is: "moved", to: before.movedTo } : { is: "gone" };
          return before;
        }
        if (before.version !== version) return before;
        outcome = { is: "saved", version: version + 1, rebased: null };
        const edited = document as unknown as AnyDocument;
        const kept = withVariantIn(before.document, variant, edited);
        return { ...before, version: version + 1, document: kept, updatedAt: now() };
      };
      return store.change(id, change).then(
        () => outcome,
        () => ({ is: "unkept" }),
      );
    },
    load: async (known) => {
      const entry = await store.find(id).catch(() => undefined);
      return found<Document>(entry, { variant, known });
    },
  };
}

function found<Document>(
  entry: LocalEntry | undefined,
  { variant, known }: { readonly variant: string | null; readonly known: number | undefined },
): Found<Document> | null {
  if (!entry) return null;
  if (!isKept(entry)) return { movedTo: entry.movedTo };
  const { version, document } = entry;
  const shown = version === known ? null : variantIn(document, variant);
  return shown === null ? null : { version, document: shown as Document };
}
