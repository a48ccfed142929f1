import { BookText, type LucideIcon, Map as MapIcon, Mountain, ScrollText } from "lucide-react";
import type { DocumentKind } from "@/lib/domain/document/document-kind";

/** The icon of each kind of document, in lists and in the search. */
export const KIND_ICONS: Readonly<Record<DocumentKind, LucideIcon>> = {
  scenario: MapIcon,
  "army-list": ScrollText,
  map: Mountain,
  "army-book": BookText,
};
