"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Language } from "@/lib/domain/language";
import { type OwnWords, type PlaceWords, placeWords } from "./place-words";

/** Names places, by JSON Pointers into a document, and values in the reader's language. */
export function usePlaceWords(own: OwnWords = {}): (document: unknown, path: string) => PlaceWords {
  const t = useTranslations("fields");
  const language = useLocale() as Language;
  return (document, path) => placeWords(document, path, { t, language, own });
}
