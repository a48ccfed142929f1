import { type XmlElement, xml } from "../../../xml";

/** What stands for a figure that nobody stated. */
export const NOT_STATED = "–";

interface Profiled {
  /** Of the selection it belongs to. */
  readonly id: string;
  readonly name: string;
  readonly type: readonly [id: string, name: string];
}

/** The one profile of a selection: a table's row, its heads and cells by their ids. */
export function profiles(
  { id, name, type: [typeId, typeName] }: Profiled,
  cells: readonly (readonly [id: string, head: string, cell: string])[],
): XmlElement {
  const characteristics = cells.map(([column, head, cell]) =>
    xml("characteristic", { name: head, typeId: column }, cell),
  );
  const attributes = { id: `${id}-profile`, name, hidden: "false", typeId, typeName };
  return xml("profiles", {}, [
    xml("profile", attributes, [xml("characteristics", {}, characteristics)]),
  ]);
}
