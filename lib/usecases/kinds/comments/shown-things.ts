import type { StoredDocument } from "@/lib/db/document/documents";
import { placesOnMap } from "@/lib/domain/belle-alliance/drawing/places-on-map";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { PointCm } from "@/lib/domain/document/primitives";
import { commentedThings } from "@/lib/domain/kinds/commented-things";
import { forOthers } from "@/lib/domain/kinds/document-for";
import { type Access, canReadSecrets, canReadWholeDocument } from "@/lib/domain/people/permissions";
import { viewOfEither } from "@/lib/usecases/kinds/view-either-scenario";

/** What everybody may know of a document, or all of it. */
export const COMMENT_PARTS = ["public", "whole"] as const;
export type CommentPart = (typeof COMMENT_PARTS)[number];

/** Whether a reader may see what the comments on hidden things are about. */
export function canReadWholeComments(kind: DocumentKind, access: Access): boolean {
  return kind === "scenario" ? canReadWholeDocument(access) : canReadSecrets(access);
}

/** The things in what everybody may know of a document, or in all of it, by id. */
export function thingsShown(
  stored: StoredDocument,
  part: CommentPart,
): ReadonlyMap<string, string> {
  if (part === "whole") return commentedThings(stored.document);
  if (isScenario(stored)) return commentedThings(viewOfEither(stored, { for: "public" }).view);
  return commentedThings(forOthers(stored.document));
}

/** Where the things of a scenario stand on what readers see of its map, by id, in cm; for other documents none. */
export function placesShown(
  stored: StoredDocument,
  part: CommentPart,
): ReadonlyMap<string, PointCm> {
  if (!isScenario(stored)) return new Map();
  const { view } = viewOfEither(stored, { for: part === "whole" ? "umpire" : "public" });
  return "map" in view ? placesOnMap(view.map) : new Map();
}

function isScenario(stored: StoredDocument): stored is StoredDocument<"scenario"> {
  return stored.kind === "scenario";
}
