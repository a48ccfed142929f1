/** A row of the list that keys and drags act on. The army's commander is there once and has no id. */
export interface ListItem {
  readonly is: "commander" | "corps" | "formation" | "brigade" | "regiment" | "status" | "upgrade";
  readonly id: string;
}

export const COMMANDER: ListItem = { is: "commander", id: "commander" };
