import type { CheckReport } from "@/lib/domain/document/check-report";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { kindOfDocument } from "@/lib/domain/kinds/kinds";
import { documentAsSent } from "@/lib/usecases/document/well-formed";

/** A document's totals, and every finding about it under the rules. Error: `invalid-document`. */
export function checkDocument(kind: DocumentKind, json: unknown): CheckReport {
  const { document, recalculated } = documentAsSent<DocumentKind>(kind, json);
  const { summary, findings } = kindOfDocument(document).check(document);
  return { summary, findings: [...recalculated, ...findings] };
}
