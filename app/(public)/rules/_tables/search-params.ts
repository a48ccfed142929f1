/** An address's query as provided by the framework. */
export type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST_TEXT = 100;

/** A text from the address, cut to the maximum length of a field; empty if there is none. */
export function textOf(value: SearchParams[string]): string {
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "";
}
