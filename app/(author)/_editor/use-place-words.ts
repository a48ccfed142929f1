"use client";

import { useLocale, useTranslations } from "next-intl";
import { isRecord, type JsonRecord } from "@/lib/domain/json";
import { LANGUAGES, type Language } from "@/lib/domain/language";
import {
  type PlaceInDocument,
  placeInDocument,
  type ThingAlong,
} from "@/lib/domain/place-in-document";

/** What a document's own words add to the names of things and to values that are codes; undefined where they know none. */
export interface OwnWords {
  readonly thing?: (list: string, thing: JsonRecord) => string | undefined;
  readonly code?: (field: string, code: string) => string | undefined;
}

/** The words for a place of a document, and for a value that stands there. */
export interface PlaceWords {
  /** "17th Division › 1st Foot · Bases"; the JSON Pointer itself where it leads nowhere. */
  readonly place: string;
  /** A value in lines of words, without ids and what is empty. */
  readonly lines: (value: unknown) => string[];
}

/** So many lines tell of a whole thing; it is not for reading it all. */
const MOST_LINES = 12;

/** Names places, by JSON Pointers into a document, and values in the reader's language. */
export function usePlaceWords(own: OwnWords = {}): (document: unknown, path: string) => PlaceWords {
  const t = useTranslations("fields");
  const language = useLocale() as Language;
  const labelOf = (field: string) => (t.has(`field.${field}`) ? t(`field.${field}`) : "");
  const thingName = ({ list, number, thing }: ThingAlong) =>
    nameOf(thing, language) ||
    own.thing?.(list, thing) ||
    t("numbered", { thing: t.has(`thing.${list}`) ? t(`thing.${list}`) : "", n: number }).trim();
  const placeName = ({ things, fields }: PlaceInDocument) =>
    [
      things.map(thingName).join(" › "),
      capital(fields.map(labelOf).findLast(Boolean) ?? "", language),
    ]
      .filter(Boolean)
      .join(" · ");
  const plain = (field: string, value: unknown): string => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
    if (typeof value === "string" && value !== "") return own.code?.(field, value) ?? value;
    return "–";
  };
  const lines = (field: string, value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((each) => lines(field, each));
    if (!isRecord(value)) return [plain(field, value)];
    return Object.entries(value)
      .filter(([key, each]) => labelOf(key) !== "" && !isEmpty(each))
      .flatMap(([key, each]) => labelled(capital(labelOf(key), language), lines(key, each)));
  };
  return (document, path) => {
    const at = placeInDocument(document, path);
    return {
      place: placeName(at) || path,
      lines: (value) => {
        const all = lines(at.fields.at(-1) ?? "", value);
        return all.length > MOST_LINES ? [...all.slice(0, MOST_LINES), t("more")] : all;
      },
    };
  };
}

function nameOf(thing: JsonRecord, language: Language): string {
  const { name, title, names, book } = thing;
  const written = [name, title, isRecord(book) ? book.title : ""].find(
    (each) => typeof each === "string" && each.trim() !== "",
  );
  return written === undefined ? nameAmong(names, language) : String(written);
}

/** The name in the reader's language, or in whichever has one. */
function nameAmong(names: unknown, language: Language): string {
  if (!isRecord(names)) return "";
  const all = [language, ...LANGUAGES].map((each) => names[each]);
  return String(all.find((each) => typeof each === "string" && each.trim() !== "") ?? "");
}

function isEmpty(value: unknown): boolean {
  const isBare = value === null || value === "" || value === false;
  return isBare || (Array.isArray(value) && value.length === 0);
}

function labelled(label: string, lines: readonly string[]): string[] {
  if (lines.length < 2) return [`${label}: ${lines[0] ?? "–"}`];
  return [`${label}:`, ...lines.map((line) => `  ${line}`)];
}

function capital(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
