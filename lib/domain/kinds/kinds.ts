import { groundMapKind, scenarioKind } from "../belle-alliance/kinds";
import {
  armyBookKind,
  armyListKind,
  battlefieldKind,
  battleScenarioKind,
} from "../bogowie-wojny/kinds";
import type { DocumentKind } from "../document/document-kind";
import type { KindOfDocument } from "../document/kind-of-document";
import type { AnyDocument } from "./document";

type AnyKind = KindOfDocument<AnyDocument>;

/**
 * Every kind of document of each game. Kinds of the same name become one schema in this order: the digest of that
 * schema seals what is stored.
 */
const KINDS: Readonly<Record<DocumentKind, readonly [AnyKind, ...AnyKind[]]>> = {
  scenario: [scenarioKind, battleScenarioKind],
  "army-list": [armyListKind],
  map: [battlefieldKind, groundMapKind],
  "army-book": [armyBookKind],
};

/** The kinds of this name: one, or one in each game. */
export function kindsNamed(kind: DocumentKind): readonly [AnyKind, ...AnyKind[]] {
  return KINDS[kind];
}

/** What the service does with this document. */
export function kindOfDocument({ kind, system }: Pick<AnyDocument, "kind" | "system">): AnyKind {
  const found = KINDS[kind].find((each) => each.system === system);
  if (!found) throw new RangeError(`There is no document of kind "${kind}" for "${system}".`);
  return found;
}
