import type { z } from "zod";
import type { GroundMap } from "../belle-alliance/ground-map/ground-map";
import { type Scenario, scenarioSchema } from "../belle-alliance/scenario/scenario";
import { issuesOfScenario, repeatedIds } from "../belle-alliance/scenario/well-formed";
import { type ArmyBook, armyBookSchema } from "../bogowie-wojny/book/army-book";
import { issuesOfArmyBook } from "../bogowie-wojny/book/well-formed";
import type { Battlefield } from "../bogowie-wojny/field/battlefield";
import { issuesOfBattlefield } from "../bogowie-wojny/field/well-formed";
import { type ArmyList, armyListSchema } from "../bogowie-wojny/list/army-list";
import type { DocumentKind } from "../document/document-kind";
import type { Issue } from "../document/error-code";
import { issuesOfJson } from "../document/json-limits";
import { below, makePointer } from "../document/pointer";
import { NO_BLANK } from "../document/primitives";
import { issuesOfTranslations } from "./issues-of-translations";
import { mapSchema } from "./map-document";

/** The documents the service stores, by kind. */
export interface Documents extends Record<DocumentKind, unknown> {
  readonly scenario: Scenario;
  readonly "army-list": ArmyList;
  /** A map for either game; its `system` says which. */
  readonly map: Battlefield | GroundMap;
  readonly "army-book": ArmyBook;
}
export type AnyDocument = Documents[DocumentKind];

interface KindEntry<Document> {
  readonly schema: z.ZodType<Document>;
  /** Faults that a schema cannot express: repeated ids, depth, counts. */
  readonly issues: (document: Document) => readonly Issue[];
}

const KINDS: { readonly [Kind in DocumentKind]: KindEntry<Documents[Kind]> } = {
  scenario: {
    schema: scenarioSchema,
    issues: (scenario) => [...issuesOfScenario(scenario), ...issuesOfTranslations(scenario)],
  },
  "army-list": { schema: armyListSchema, issues: issuesOfTranslations },
  map: {
    schema: mapSchema,
    issues: (map) => [
      ...(map.system === "belle-alliance" ? issuesOfGroundMap(map) : issuesOfBattlefield(map)),
      ...issuesOfTranslations(map),
    ],
  },
  "army-book": { schema: armyBookSchema, issues: issuesOfArmyBook },
};

/** The schema of a kind of document. */
export function schemaOf<Kind extends DocumentKind>(kind: Kind): z.ZodType<Documents[Kind]> {
  return KINDS[kind].schema;
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
  const { schema, issues: furtherIssues }: KindEntry<Documents[Kind]> = KINDS[kind];
  const early = issuesOfJson(json);
  if (early.length > 0) return { ok: false, issues: early };
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { ok: false, issues: issuesOfZod(parsed.error.issues) };
  const issues = furtherIssues(parsed.data);
  return issues.length > 0
    ? { ok: false, issues: issues.slice(0, MAX_ISSUES) }
    : { ok: true, document: parsed.data };
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

/** Faults of a ground map that its schema cannot express: a repeated id, or a shape hidden from a side it does not have. */
function issuesOfGroundMap({ map: { features } }: GroundMap): Issue[] {
  return [
    ...repeatedIds(features.map(({ id }, i) => ({ id, path: `/map/features/${i}` }))),
    ...features.flatMap(({ hiddenFrom }, i) =>
      hiddenFrom.length > 0 ? [issueOfHidden(`/map/features/${i}/hiddenFrom`)] : [],
    ),
  ];
}

function issueOfHidden(path: string): Issue {
  const message = "A map has no sides to hide ground from; leave the list empty.";
  return { path, code: "hidden-on-map", message };
}
