import { checkArmyBook } from "@/lib/domain/army-book/check";
import { checkArmyList } from "@/lib/domain/army-list/check";
import { checkStatedPoints, takeStatedPoints } from "@/lib/domain/army-list/stated-points";
import { checkBattlefield } from "@/lib/domain/battlefield/check";
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
  return kind === "army-list"
    ? checkListAsSent(json)
    : report(wellFormed<DocumentKind>(kind, json));
}

/** A list may come with points written into it by hand: they are worked out anew, and where they were false the report says so. */
function checkListAsSent(json: unknown): CheckReport {
  const sent = takeStatedPoints(json);
  const list = wellFormed("army-list", sent.json);
  const told = checkArmyList(list);
  return { ...told, findings: [...checkStatedPoints(list, sent.stated), ...told.findings] };
}

function report(document: AnyDocument): CheckReport {
  switch (document.kind) {
    case "scenario":
      return checkScenario(document);
    case "army-list":
      return checkArmyList(document);
    case "map":
      return checkBattlefield(document);
    case "army-book":
      return checkArmyBook(document);
  }
}
