/** The selected rows of a tree, and the focused one. */
export interface TreeSelection {
  /** The row with the focus; null before any has been chosen. */
  readonly focused: string | null;
  readonly keys: ReadonlySet<string>;
  /** The row at which a range begins. */
  readonly anchor: string | null;
}

/** How a press or key selects: only one row, toggling one, a range up to it, or nothing, moving only the focus. */
export type SelectingWay = "one" | "toggle" | "range" | "none";

/** A selection of only one row; empty for null. */
export function onlyRow(key: string | null): TreeSelection {
  return { focused: key, keys: new Set(key === null ? [] : [key]), anchor: key };
}

/** A selection of several rows, with the focus on the given one. */
export function theseRows(keys: readonly string[], focused: string | null): TreeSelection {
  return { focused, keys: new Set(keys), anchor: focused };
}

export function isSeveral({ keys }: TreeSelection): boolean {
  return keys.size > 1;
}

/** The selection after choosing a row in the given way; `rows` are the keys of visible rows, from the top. */
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

/** The range from the anchor to another row; only the latter if the anchor is not visible. */
function rangeTo({ anchor }: TreeSelection, key: string, rows: readonly string[]): TreeSelection {
  const begun = anchor !== null && rows.includes(anchor) ? anchor : key;
  const ends = [rows.indexOf(begun), rows.indexOf(key)];
  const keys = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { focused: key, keys: new Set(keys), anchor: begun };
}

/** The way of selecting for the modifier keys held. */
export function wayOf(held: {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}): SelectingWay {
  if (held.shiftKey) return "range";
  return held.ctrlKey || held.metaKey ? "toggle" : "one";
}
