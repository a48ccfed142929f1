import { focusOn, onceThere } from "@/app/_ui/once-there";

/** Leads into the first field of the newest group of a part of the form, once it is there. */
export function focusNewest(part: string): void {
  onceThere(() => focusOn(lastIn(part, "fieldset")?.querySelector("input, select")));
}

/** Leads to the button of a part of the form that adds a group, once another group is gone. */
export function focusAdding(part: string): void {
  onceThere(() => focusOn(lastIn(part, "button")));
}

function lastIn(part: string, what: "fieldset" | "button"): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`#battle-${part} > ${what}`)].at(-1);
}
