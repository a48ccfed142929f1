import type { z } from "zod";
import { armyBookSchema } from "@/lib/domain/army-book/army-book";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { battlefieldSchema } from "@/lib/domain/battlefield/battlefield";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { scenarioSchema } from "@/lib/domain/scenario/scenario";

/** The schema each kind of document is read by, for its description. */
export const documentSchemas: Readonly<Record<DocumentKind, z.ZodType>> = {
  scenario: scenarioSchema,
  "army-list": armyListSchema,
  map: battlefieldSchema,
  "army-book": armyBookSchema,
};
