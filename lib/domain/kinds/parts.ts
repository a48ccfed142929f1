import { groundMapParts, scenarioParts } from "../belle-alliance/parts";
import {
  armyBookParts,
  armyListParts,
  battlefieldParts,
  battleScenarioParts,
} from "../bogowie-wojny/parts";
import type { DocumentKind } from "../document/document-kind";
import type { PartsOfDocument } from "../document/kind-of-document";
import type { AnyDocument } from "./document";

type AnyParts = PartsOfDocument<AnyDocument>;

const PARTS: Readonly<Record<DocumentKind, readonly [AnyParts, ...AnyParts[]]>> = {
  scenario: [scenarioParts, battleScenarioParts],
  "army-list": [armyListParts],
  map: [battlefieldParts, groundMapParts],
  "army-book": [armyBookParts],
};

/** What editors need of a document's kind; the first of that name if an old state does not name its rules. */
export function partsOf({ kind, system }: Named): AnyParts {
  const named = PARTS[kind];
  return named.find((parts) => parts.system === system) ?? named[0];
}

interface Named {
  readonly kind: DocumentKind;
  readonly system?: unknown;
}
