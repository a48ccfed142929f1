"use server";

import { copyToOwn } from "../../_copying/copy-to-own";

/** Copies a list into the user's own and opens it in the builder. */
export async function fork(id: string): Promise<void> {
  await copyToOwn({ kind: "army-list", id }, "/army-lists");
}
