"use client";

import { usePathname, useSearchParams } from "next/navigation";

/** In an address of a document that only the browser keeps: its author wants it in the account just signed in to. */
export const MOVE = "move";

/** The way to an account and back to this very place, where the document is then moved into the account. */
export function useAccountHref(way: "sign-up" | "sign-in"): string {
  const path = usePathname();
  const search = new URLSearchParams(useSearchParams());
  search.set(MOVE, "here");
  return `/${way}?next=${encodeURIComponent(`${path}?${search}`)}`;
}
