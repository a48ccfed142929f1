import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import type { DocumentKind } from "@/lib/domain/document/document-kind";

const start = { schemaVersion: 1, language: "en" } as const;

/** A short example of each kind of document, for the API description. */
export const documentExamples: Readonly<Record<DocumentKind, object>> = {
  scenario: { kind: "scenario", ...start, title: "La Haye Sainte" },
  "army-list": { kind: "army-list", ...start, title: "Duchy of Warsaw", nation: "duchy-of-warsaw" },
  map: newBattlefield({
    title: "Plains",
    language: "en",
    table: { widthCm: 120, depthCm: 180 },
    area: "plains",
  }),
  "army-book": { kind: "army-book", ...start, title: "Duchy of Warsaw", nation: "duchy-of-warsaw" },
};
