"use client";

import { usePathname, useSearchParams } from "next/navigation";

/**
 * A parameter in the address of a document kept only in the browser: its author wants it moved into the account they
 * have just signed in to.
 */
export const MOVE = "move";

/** A link to an account that returns to this page, where the document is then moved into the account. */
export function useAccountHref(way: "sign-up" | "sign-in"): string {
  const path = usePathname();
  const search = new URLSearchParams(useSearchParams());
  search.set(MOVE, "here");
  return `/${way}?next=${encodeURIComponent(`${path}?${search}`)}`;
}
