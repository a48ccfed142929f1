/** A row of the list for keys and dragging. The army's commander exists only once and has no id. */
export interface ListItem {
  readonly is: "commander" | "corps" | "formation" | "brigade" | "regiment" | "status" | "upgrade";
  readonly id: string;
}

export const COMMANDER: ListItem = { is: "commander", id: "commander" };
