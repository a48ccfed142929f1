import type { Context } from "@/lib/auth/actor";
import type { Language } from "@/lib/domain/document/language";
import type { Documents } from "@/lib/domain/kinds/document";
import { localise } from "@/lib/domain/kinds/localise";
import { type ReadDocument, readDocument } from "@/lib/usecases/document/read-document";

export interface MapTexts {
  /** The language of the texts, if the author translated them; undefined: the author's own. */
  readonly texts: Language | undefined;
}

/**
 * A stored map in a language, with a mark that distinguishes it from the same map in another language. Error:
 * `not-found`.
 */
export async function readMap(
  context: Context,
  { id, texts }: MapTexts & { readonly id: string },
): Promise<ReadDocument<"map">> {
  const stored = await readDocument(context, { kind: "map", id });
  const document = inTexts(stored.document, texts);
  return { ...stored, document, mark: `${stored.mark} ${document.language}` };
}

/** A map in a language, as far as it has been translated. */
export function inTexts(map: Documents["map"], texts: Language | undefined): Documents["map"] {
  return localise(map, texts ?? map.language);
}
