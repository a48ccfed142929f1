"use server";

import { copyToOwn } from "../../_copying/copy-to-own";

/** Copies a map into the user's own and opens the copy for editing. */
export async function fork(id: string): Promise<void> {
  await copyToOwn({ kind: "map", id }, "/maps");
}
