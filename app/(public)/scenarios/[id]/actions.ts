"use server";

import { z } from "zod";
import { copyToOwn } from "../../_copying/copy-to-own";

/** Copies the scenario to the reader's own desk and opens the copy there. */
export async function copyToDesk(form: FormData): Promise<void> {
  const id = z
    .string()
    .catch("")
    .parse(form instanceof FormData && form.get("id"));
  await copyToOwn({ kind: "scenario", id }, "/scenarios");
}
