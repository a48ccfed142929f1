import { checkArmyList } from "@/lib/domain/army-list/check";
import type { Finding } from "@/lib/domain/check-report";
import type { AnyDocument } from "@/lib/domain/document";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { checkScenario } from "@/lib/domain/scenario/check";
import { wellFormed } from "@/lib/usecases/well-formed";

export interface CheckReport {
  readonly summary: object;
  readonly findings: readonly Finding[];
}

/** What a document comes to, and everything in it that the rules want otherwise. Error: `invalid-document`. */
export function checkDocument(kind: DocumentKind, json: unknown): CheckReport {
  return report(wellFormed<DocumentKind>(kind, json));
}

function report(document: AnyDocument): CheckReport {
  return document.kind === "scenario" ? checkScenario(document) : checkArmyList(document);
}
