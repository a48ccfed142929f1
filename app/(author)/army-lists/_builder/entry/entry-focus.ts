import { type RefObject, useEffect, useRef } from "react";
import { focusOn, onceThere } from "@/app/_ui/once-there";

const ENTRY = "army-entry";
const CONTROLS = "input, button, textarea, select, a[href]";

/** Focuses the first control of the entry column once the opened item is shown there. */
export function focusEntry(): void {
  onceThere(() => focusOn(document.getElementById(ENTRY)?.querySelector<HTMLElement>(CONTROLS)));
}

/** For the entry column: Escape returns to the row that is open in it. */
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
