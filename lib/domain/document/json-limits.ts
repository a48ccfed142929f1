import { GrundlagError, type Issue } from "./error-code";
import { below } from "./pointer";

/** Bounds on any JSON value, checked before its schema. Every kind of document stays well within them. */
const JSON_LIMITS = { depth: 256, values: 500_000 } as const;

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
// Tabs and line ends are allowed; other control characters and lone surrogates are not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const BAD_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/u;

/** The first fault that no document may have: nested too deeply, too many values, or unprintable text. */
export function issuesOfJson(json: unknown): Issue[] {
  const state = { values: 0 };
  const issue = firstIssue(json, "", 0, state);
  return issue ? [issue] : [];
}

function firstIssue(
  value: unknown,
  path: string,
  depth: number,
  state: { values: number },
): Issue | null {
  state.values += 1;
  if (state.values > JSON_LIMITS.values) {
    return issue(path, "too-many-values", `A document holds ${JSON_LIMITS.values} values at most.`);
  }
  if (typeof value === "string") return badText(value, path);
  if (typeof value !== "object" || value === null) return null;
  if (depth >= JSON_LIMITS.depth) {
    const message = `Objects and lists stand at most ${JSON_LIMITS.depth} deep in each other; this one stands deeper.`;
    return issue(path, "too-deep", message);
  }
  for (const [key, child] of Object.entries(value)) {
    const at = below(path, key);
    if (FORBIDDEN_KEYS.has(key)) {
      return issue(at, "unknown-field", `There is no field "${key}" here; leave it out.`);
    }
    const found = firstIssue(child, at, depth + 1, state);
    if (found) return found;
  }
  return null;
}

function badText(text: string, path: string): Issue | null {
  const match = BAD_CHARACTER.exec(text);
  if (!match) return null;
  const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return issue(
    path,
    "bad-character",
    `The text holds U+${code} at place ${match.index}, which is no printable character; take it out.`,
  );
}

function issue(path: string, code: string, message: string): Issue {
  return { path, code, message };
}

/** Parses bytes as UTF-8 JSON. Error: `malformed-json`. */
export function readJsonBytes(bytes: Uint8Array): unknown {
  const text = readTextBytes(bytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new GrundlagError("malformed-json", `The body is not JSON: ${reason.slice(0, 200)}.`);
  }
}

/** Decodes bytes as text. Error: `malformed-json` if they are not UTF-8. */
export function readTextBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new GrundlagError("malformed-json", "The body is not UTF-8.");
  }
}
