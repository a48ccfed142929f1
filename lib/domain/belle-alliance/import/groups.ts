import { cutFirst, type Rest } from "./lines/rest";

/** What the named groups of a pattern matched. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** Cuts every match of a pattern out of the text and returns their groups. */
export function takeAll(rest: Rest, pattern: RegExp): Groups[] {
  const found: Groups[] = [];
  for (let groups = takeFirst(rest, pattern); groups; groups = takeFirst(rest, pattern)) {
    found.push(groups);
  }
  return found;
}

/** Cuts the first match of a pattern out of the text and returns its groups. */
export function takeFirst(rest: Rest, pattern: RegExp): Groups | null {
  const match = cutFirst(rest, pattern);
  return match && (match.groups ?? {});
}

/** The sum of the counts in all groups of this name. */
export function sumOfGroups(groups: readonly (Groups | null)[], key: string): number {
  return groups.reduce((sum, each) => sum + Number(each?.[key] ?? 0), 0);
}

/** Parses a number, ignoring thousands separators. */
export function wholeNumber(text: string): number {
  return Number(text.replace(/\D/g, ""));
}
