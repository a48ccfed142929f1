/** Which rows of a tree are selected, and which one has the focus. */
export interface TreeSelection {
  /** The row with the focus; null before any was chosen. */
  readonly focused: string | null;
  readonly keys: ReadonlySet<string>;
  /** The row that a range begins at. */
  readonly anchor: string | null;
}

/** How a press or a key selects: one row alone, one more or less, all up to it, or none while the focus goes on. */
export type SelectingWay = "one" | "toggle" | "range" | "none";

/** One row and no other; none where that is null. */
export function onlyRow(key: string | null): TreeSelection {
  return { focused: key, keys: new Set(key === null ? [] : [key]), anchor: key };
}

/** Several rows at once; the focus goes to the given one. */
export function theseRows(keys: readonly string[], focused: string | null): TreeSelection {
  return { focused, keys: new Set(keys), anchor: focused };
}

export function isSeveral({ keys }: TreeSelection): boolean {
  return keys.size > 1;
}

/** The selection after a row was chosen in a way; `rows` are the keys in sight, from the top. */
export function selectedAfter(
  before: TreeSelection,
  key: string,
  { way, rows }: { readonly way: SelectingWay; readonly rows: readonly string[] },
): TreeSelection {
  switch (way) {
    case "one":
      return onlyRow(key);
    case "none":
      return { ...before, focused: key };
    case "toggle": {
      const keys = new Set(before.keys);
      if (!keys.delete(key)) keys.add(key);
      return { focused: key, keys, anchor: key };
    }
    case "range":
      return rangeTo(before, key, rows);
  }
}

/** From the row the range began at to another; that one alone where the first is out of sight. */
function rangeTo({ anchor }: TreeSelection, key: string, rows: readonly string[]): TreeSelection {
  const begun = anchor !== null && rows.includes(anchor) ? anchor : key;
  const ends = [rows.indexOf(begun), rows.indexOf(key)];
  const keys = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { focused: key, keys: new Set(keys), anchor: begun };
}

/** How the keys held while a row is pressed or reached select it. */
export function wayOf(held: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): SelectingWay {
  if (held.shiftKey) return "range";
  return held.ctrlKey || held.metaKey ? "toggle" : "one";
}
