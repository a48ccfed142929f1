"use server";

import { copyToOwn } from "../../_copying/copy-to-own";

/** Copies a book into the user's own and opens the copy. */
export async function fork(id: string): Promise<void> {
  await copyToOwn({ kind: "army-book", id }, "/army-books");
}
