"use server";

import { z } from "zod";
import { COPIED_PARTS } from "@/lib/domain/kinds/copied-part";
import { copyToOwn } from "./copy-to-own";

/** Copies a book to the user's account and opens the copy. */
export async function forkBook(id: string): Promise<void> {
  await copyToOwn({ kind: "army-book", id }, "/army-books");
}

/** Copies a list to the user's account and opens it in the builder. */
export async function forkList(id: string): Promise<void> {
  await copyToOwn({ kind: "army-list", id }, "/army-lists");
}

/** Copies a map to the user's account and opens the copy for editing. */
export async function forkMap(id: string): Promise<void> {
  await copyToOwn({ kind: "map", id }, "/maps");
}

/** Copies the scenario named in a form, or only its ground, to the user's account and opens the copy there. */
export async function forkScenario(form: FormData): Promise<void> {
  const said = form instanceof FormData ? form : new FormData();
  const id = z.string().catch("").parse(said.get("id"));
  const part = z.enum(COPIED_PARTS).catch("whole").parse(said.get("part"));
  await copyToOwn({ kind: "scenario", id }, "/scenarios", part);
}
