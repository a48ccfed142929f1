// Replaces the transport over the API by one in memory, so that an editor needs no service.
import { vi } from "vitest";
import type { Address } from "@/app/(author)/_editor/http-transport";
import type { Transport } from "@/app/(author)/_editor/transport";

const kept = new Map<string, { version: number; document: object }>();

vi.mock("@/app/(author)/_editor/http-transport", () => ({ httpTransport }));

/** The document as the last edit that was sent has left it. */
export function storedDocument(id: string): object {
  const stored = kept.get(id);
  if (!stored) throw new Error(`Nothing of ${id} was sent`);
  return stored.document;
}

function httpTransport<Document extends object>({ id }: Address): Transport<Document> {
  return {
    patch: async (version, _, document) => {
      kept.set(id, { version: version + 1, document });
      return { is: "saved", version: version + 1, rebased: null };
    },
    load: async () => null,
  };
}
