import { isRecord, type JsonRecord } from "@/lib/domain/document/json";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import {
  type PlaceInDocument,
  placeInDocument,
  type ThingAlong,
} from "@/lib/domain/document/place-in-document";

/** A document's own words for the names of items and for values that are codes; undefined if they have none. */
export interface OwnWords {
  readonly thing?: (list: string, thing: JsonRecord, number: number) => string | undefined;
  readonly code?: (field: string, code: string) => string | undefined;
}

/** The words for a place in a document, and for a value there. */
export interface PlaceWords {
  /** Such as "17th Division › 1st Foot · Bases"; the JSON Pointer itself if it leads nowhere. */
  readonly place: string;
  /** Describes a value in lines of words, leaving out ids and empty values. */
  readonly lines: (value: unknown) => string[];
}

/** Translates keys of the namespace `fields`, and tells which keys exist. */
export interface FieldWords {
  (key: string, values?: Record<string, string | number>): string;
  readonly has: (key: string) => boolean;
}

/** The words and language for naming places and values. */
interface Wording {
  readonly t: FieldWords;
  readonly language: Language;
  readonly own: OwnWords;
}

/** An item is described in at most this many lines, even if that leaves something out. */
const MAX_LINES = 12;

/** Names the place at a JSON Pointer into a document, and values there, in the reader's language. */
export function placeWords(document: unknown, path: string, wording: Wording): PlaceWords {
  const at = placeInDocument(document, path);
  return {
    place: placeName(at, wording) || path,
    lines: (value) => {
      const all = linesOf(at.fields.at(-1) ?? "", value, wording);
      return all.length > MAX_LINES ? [...all.slice(0, MAX_LINES), wording.t("more")] : all;
    },
  };
}

function placeName({ things, fields }: PlaceInDocument, wording: Wording): string {
  const way = things.map((thing) => thingName(thing, wording)).join(" › ");
  const field = fields.map((each) => labelOf(each, wording)).findLast(Boolean) ?? "";
  return [way, field].filter(Boolean).join(" · ");
}

function thingName({ list, number, thing }: ThingAlong, { t, language, own }: Wording): string {
  const kind = t.has(`thing.${list}`) ? t(`thing.${list}`) : "";
  return (
    nameOf(thing, language) ||
    own.thing?.(list, thing, number) ||
    t("numbered", { thing: kind, n: number }).trim()
  );
}

function nameOf({ name, title, names, book }: JsonRecord, language: Language): string {
  const written = [name, title, isRecord(book) ? book.title : ""].find(isText);
  return written ?? nameAmong(names, language);
}

/** The name in the reader's language, or in any other that has one. */
function nameAmong(names: unknown, language: Language): string {
  if (!isRecord(names)) return "";
  return [language, ...LANGUAGES].map((each) => names[each]).find(isText) ?? "";
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function linesOf(field: string, value: unknown, wording: Wording): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(field, each, wording));
  if (!isRecord(value)) return [plainText(field, value, wording)];
  return Object.entries(value)
    .filter(([key, each]) => labelOf(key, wording) !== "" && !isEmpty(each))
    .flatMap(([key, each]) => labelled(labelOf(key, wording), linesOf(key, each, wording)));
}

function plainText(field: string, value: unknown, { t, language, own }: Wording): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  if (typeof value === "string" && value !== "") return own.code?.(field, value) ?? value;
  return "–";
}

/** A field's name, capitalised; empty for fields without a name, such as ids. */
function labelOf(field: string, { t, language }: Wording): string {
  if (!t.has(`field.${field}`)) return "";
  const label = t(`field.${field}`);
  return label.slice(0, 1).toLocaleUpperCase(language) + label.slice(1);
}

function isEmpty(value: unknown): boolean {
  const isBare = value === null || value === "" || value === false;
  return isBare || (Array.isArray(value) && value.length === 0);
}

function labelled(label: string, lines: readonly string[]): string[] {
  if (lines.length < 2) return [`${label}: ${lines[0] ?? "–"}`];
  return [`${label}:`, ...lines.map((line) => `  ${line}`)];
}
