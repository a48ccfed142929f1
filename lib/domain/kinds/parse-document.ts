import { z } from "zod";
import type { DocumentKind } from "../document/document-kind";
import type { Issue } from "../document/error-code";
import { issuesOfJson } from "../document/json-limits";
import type { KindOfDocument } from "../document/kind-of-document";
import { LANGUAGES } from "../document/language";
import { LIMITS } from "../document/limits";
import { below, makePointer } from "../document/pointer";
import { NO_BLANK } from "../document/primitives";
import type { TextKind } from "../document/translations/translations-schema";
import type { AnyDocument, Documents } from "./document";
import { kindOfDocument, kindsNamed } from "./kinds";
import { carriesTranslations, textsOf } from "./localise";

const schemas = new Map<DocumentKind, z.ZodType<AnyDocument>>();

const MOST: Readonly<Record<TextKind, number>> = {
  name: LIMITS.nameLength,
  line: LIMITS.lineLength,
  markdown: LIMITS.textLength,
};

/** The schema of a kind of document; of those of the same name in both games, their `system` says which. */
export function schemaOf<Kind extends DocumentKind>(kind: Kind): z.ZodType<Documents[Kind]> {
  const schema = schemas.get(kind) ?? schemaOfAll(kindsNamed(kind));
  schemas.set(kind, schema);
  // Safe cast: a kind's schemas read documents of this kind alone.
  return schema as z.ZodType<Documents[Kind]>;
}

function schemaOfAll(kinds: ReturnType<typeof kindsNamed>): z.ZodType<AnyDocument> {
  const [first, second, ...others] = kinds;
  if (!second) return first.schema;
  return z.discriminatedUnion(
    "system",
    [optionOf(first), optionOf(second), ...others.map(optionOf)],
    {
      error: ({ code }) =>
        code === "invalid_union"
          ? `A ${first.kind} is for ${kinds.map(({ system }) => `"${system}"`).join(" or ")}; its "system" says which.`
          : undefined,
    },
  );
}

function optionOf({ kind, schema }: KindOfDocument<AnyDocument>) {
  if (schema instanceof z.ZodObject) return schema as z.ZodObject & z.ZodType<AnyDocument>;
  throw new TypeError(`The schema of "${kind}" is no object.`);
}

export type ParsedDocument<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly issues: readonly Issue[] };

const MAX_ISSUES = 100;

/**
 * Parses a JSON value as a well-formed document of a kind, with defaults filled in, or returns everything that is
 * wrong with it. Whether the document is complete and legal is decided by the check.
 */
export function parseDocument<Kind extends DocumentKind>(
  kind: Kind,
  json: unknown,
): ParsedDocument<Documents[Kind]> {
  const early = issuesOfJson(json);
  if (early.length > 0) return { ok: false, issues: early };
  const parsed = schemaOf(kind).safeParse(json);
  if (!parsed.success) return { ok: false, issues: issuesOfZod(parsed.error.issues) };
  const issues = [
    ...(kindOfDocument(parsed.data).issues?.(parsed.data) ?? []),
    ...issuesOfTranslations(parsed.data),
  ];
  return issues.length > 0
    ? { ok: false, issues: issues.slice(0, MAX_ISSUES) }
    : // Safe cast: the schema is that of the kind.
      { ok: true, document: parsed.data as Documents[Kind] };
}

/** Issues of translations longer than their text may be; translations of removed texts are ignored. */
function issuesOfTranslations(document: AnyDocument): Issue[] {
  if (!carriesTranslations(document) || !document.translations) return [];
  const { translations } = document;
  const kinds = new Map(textsOf(document).map(({ key, kind }) => [key, kind]));
  return LANGUAGES.flatMap((language) =>
    Object.entries(translations?.[language]?.texts ?? {}).flatMap(([key, text]) => {
      const most = MOST[kinds.get(key) ?? "markdown"];
      if (text.length <= most) return [];
      const message = `The translation of "${key}" has ${text.length} characters; ${most} are the most.`;
      return [{ path: below(`/translations/${language}/texts`, key), code: "too-big", message }];
    }),
  );
}

/** The issues of a zod error with JSON Pointers; an unknown key is an issue of its own. */
export function issuesOfZod(issues: readonly z.core.$ZodIssue[]): Issue[] {
  return issues.flatMap(issuesOfOne).slice(0, MAX_ISSUES);
}

function issuesOfOne(issue: z.core.$ZodIssue): Issue[] {
  const path = makePointer(issue.path);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: below(path, key),
      code: "unknown-field",
      message: `There is no field "${key}" here; leave it out.`,
    }));
  }
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const options = issue.errors.flatMap((each) => each.map((inner) => inner.message));
    return [{ path, code: "invalid-union", message: [...new Set(options)].join("; or: ") }];
  }
  const code = issue.code.replaceAll("_", "-");
  const told = { words: wordsOf(issue), values: valuesOf(issue) };
  if (issue.code === "too_big" && issue.origin === "array") {
    return [
      {
        path,
        code,
        message: `This list is too long; ${issue.maximum} items are the most.`,
        ...told,
      },
    ];
  }
  return [{ path, code, message: issue.message, ...told }];
}

/** The message key of one of our own refinements, taken from its `params`. */
function wordsOf(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === "invalid_format" && issue.pattern === String(NO_BLANK)) return "blank";
  return issue.code === "custom" ? issue.params?.words : undefined;
}

function valuesOf(issue: z.core.$ZodIssue): Issue["values"] {
  switch (issue.code) {
    case "invalid_type":
      return { expected: issue.expected };
    case "invalid_value":
      return { values: issue.values.join(", ") };
    case "too_small": {
      const isAbove = issue.origin !== "string" && issue.origin !== "array" && !issue.inclusive;
      return { origin: isAbove ? "above" : issue.origin, least: Number(issue.minimum) };
    }
    case "too_big":
      return { origin: issue.origin, most: Number(issue.maximum) };
    case "not_multiple_of":
      return { divisor: issue.divisor };
    case "invalid_format":
      return { format: issue.format };
    default:
      return undefined;
  }
}
