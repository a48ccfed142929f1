import { freeze } from "immer";
import { getOrMake } from "@/lib/cache/process-cache";
import { toDocument } from "@/lib/db/document/document-content";
import type { Documents } from "@/lib/domain/kinds/document";

/** Roughly how many bytes of memory a scenario takes for each character of its JSON. */
const BYTES_PER_LETTER = 10;

/** The scenario that a game keeps, which never changes; it is read where this process does not have it at hand. */
export async function keptScenario<Kept extends Documents["scenario"]>(
  game: string,
  read: () => Promise<{ readonly scenario: unknown }>,
  ofItsKind: (document: Documents["scenario"]) => Kept,
): Promise<Kept> {
  const key = `scenario of ${game}`;
  const known = getOrMake<{ scenario: Kept }>(key, () => undefined);
  if (known) return known.scenario;
  const { scenario: body } = await read();
  return getOrMake(key, () => {
    const scenario = freeze(ofItsKind(toDocument("scenario", body)), true);
    return { value: { scenario }, bytes: JSON.stringify(scenario).length * BYTES_PER_LETTER };
  }).scenario;
}
