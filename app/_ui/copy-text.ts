"use client";

import { toast } from "./toasts";

/** Copies a text, such as an address, and says whether that worked. */
export async function copyText(
  text: string,
  words: (key: "copied" | "notCopied") => string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: words("copied"), look: "ok" });
  } catch {
    toast({ text: words("notCopied"), look: "error" });
  }
}
