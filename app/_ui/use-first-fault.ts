import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads to a form's first field to mend, where what is wrong is read, each time it is turned down; `fault` is another
 * value then, and nothing while all is well. Gives the form's ref.
 */
export function useFirstFault(fault: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!fault || !first) return;
    first.focus({ preventScroll: true });
    // With its name above it and what is wrong below.
    (first.closest(".field") ?? first).scrollIntoView({ block: "nearest" });
  }, [fault]);
  return form;
}
