import { checkGroundMap } from "@/lib/domain/belle-alliance/ground-map/check";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { checkArmyBook } from "@/lib/domain/bogowie-wojny/book/check";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { checkArmyList } from "@/lib/domain/bogowie-wojny/list/check";
import type { Finding } from "@/lib/domain/document/check-report";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { documentAsSent } from "@/lib/usecases/document/well-formed";

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
