import { type XmlElement, xml } from "../../../xml";

/** What stands for a figure that nobody stated. */
export const NOT_STATED = "–";

/** Readers take for a unit what has a profile of this name, whatever the language, and leave out what has none. */
const UNIT = "Unit";

interface Profiled {
  /** Of the selection it belongs to. */
  readonly id: string;
  readonly name: string;
  /** Which columns it has. */
  readonly typeId: "unit" | "commander";
}

/** The one profile of a selection: a table's row, its heads and cells by their ids. */
export function profiles(
  { id, name, typeId }: Profiled,
  cells: readonly (readonly [id: string, head: string, cell: string])[],
): XmlElement {
  const characteristics = cells.map(([column, head, cell]) =>
    xml("characteristic", { name: titled(head), typeId: column }, cell),
  );
  const attributes = { id: `${id}-profile`, name, hidden: "false", typeId, typeName: UNIT };
  return xml("profiles", {}, [
    xml("profile", attributes, [xml("characteristics", {}, characteristics)]),
  ]);
}

/** Readers print a column's name as they find it, as a title. */
function titled(head: string): string {
  return head.slice(0, 1).toLocaleUpperCase() + head.slice(1);
}
