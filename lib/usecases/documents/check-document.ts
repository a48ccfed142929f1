import { checkArmyBook } from "@/lib/domain/army-book/check";
import { checkArmyList } from "@/lib/domain/army-list/check";
import { checkBattlefield } from "@/lib/domain/battlefield/check";
import type { Finding } from "@/lib/domain/check-report";
import type { AnyDocument } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { checkGroundMap } from "@/lib/domain/ground-map/check";
import { checkScenario } from "@/lib/domain/scenario/check";
import { documentAsSent } from "@/lib/usecases/documents/well-formed";

export interface CheckReport {
  readonly summary: object;
  readonly findings: readonly Finding[];
}

/** A document's totals, and every finding about it under the rules. Error: `invalid-document`. */
export function checkDocument(kind: DocumentKind, json: unknown): CheckReport {
  const { document, recalculated } = documentAsSent(kind, json);
  const told = report(document);
  return { ...told, findings: [...recalculated, ...told.findings] };
}

function report(document: AnyDocument): CheckReport {
  switch (document.kind) {
    case "scenario":
      return checkScenario(document);
    case "army-list":
      return checkArmyList(document);
    case "map":
      return document.system === "belle-alliance"
        ? checkGroundMap(document)
        : checkBattlefield(document);
    case "army-book":
      return checkArmyBook(document);
  }
}
