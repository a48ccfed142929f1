// Stands in for the editor's transport over the API in tests of components: one in memory, which needs no service.
import type { Address } from "@/app/(author)/_editor/http-transport";
import type { Transport } from "@/app/(author)/_editor/transport";

const kept = new Map<string, { version: number; document: object }>();

/** The document as the last edit that was sent has left it. */
export function storedDocument(id: string): object {
  const stored = kept.get(id);
  if (!stored) throw new Error(`Nothing of ${id} was sent`);
  return stored.document;
}

export function httpTransport<Document extends object>({ id }: Address): Transport<Document> {
  return {
    patch: async (version, _, document) => {
      kept.set(id, { version: version + 1, document });
      return { is: "saved", version: version + 1, rebased: null };
    },
    load: async () => null,
  };
}
