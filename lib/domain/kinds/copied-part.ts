import { groundOnly } from "../belle-alliance/scenario/ground-only";
import { fieldOnly } from "../bogowie-wojny/scenario/field-only";
import type { DocumentKind } from "../document/document-kind";
import type { AnyDocument } from "./document";

/** How much of a document is copied. */
export const COPIED_PARTS = ["whole", "ground"] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/** The parts of a kind that can be copied by themselves. */
export function copyableParts(kind: DocumentKind): readonly CopiedPart[] {
  return kind === "scenario" ? COPIED_PARTS : ["whole"];
}

/** The document a copy starts from; only a scenario can be reduced to its ground. */
export function copiedPart(document: AnyDocument, part: CopiedPart): AnyDocument {
  if (part === "whole" || document.kind !== "scenario") return document;
  return document.system === "belle-alliance" ? groundOnly(document) : fieldOnly(document);
}
