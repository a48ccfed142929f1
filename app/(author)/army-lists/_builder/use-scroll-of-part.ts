import { useEffect, useLayoutEffect, useRef } from "react";
import type { Part } from "./choice";

/**
 * Brings each part of the page up where it was left, and the entry always from its top. The page
 * scrolls as a whole only on a phone; on a desk there is nothing to bring back.
 */
export function useScrollOfPart(part: Part): void {
  const left = useRef<Partial<Record<Part, number>>>({});
  useEffect(() => {
    const note = () => {
      left.current[part] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [part]);
  useLayoutEffect(() => {
    window.scrollTo(0, part === "entry" ? 0 : (left.current[part] ?? 0));
  }, [part]);
}
