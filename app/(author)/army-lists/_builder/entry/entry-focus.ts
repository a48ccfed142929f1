import { type RefObject, useEffect, useRef } from "react";

const ENTRY = "army-entry";
const CONTROLS = "input, button, textarea, select, a[href]";

/** Puts the focus on the first control of the entry column, once what was opened stands there. */
export function focusEntry(): void {
  requestAnimationFrame(() => {
    document.getElementById(ENTRY)?.querySelector<HTMLElement>(CONTROLS)?.focus();
  });
}

/** For the entry column: Escape goes back to the row that is open in it. */
export function useWayBack(): { readonly id: string; readonly ref: RefObject<HTMLElement | null> } {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const column = ref.current;
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      document.querySelector<HTMLElement>("[data-list-item][aria-current]")?.focus();
    };
    column?.addEventListener("keydown", goBack);
    return () => column?.removeEventListener("keydown", goBack);
  }, []);
  return { id: ENTRY, ref };
}
