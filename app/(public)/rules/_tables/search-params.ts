/** An address's query as the framework hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>;

const LONGEST_TEXT = 100;

/** A text from the address, cut to what a field takes; empty where there is none. */
export function textOf(value: SearchParams[string]): string {
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : "";
}
