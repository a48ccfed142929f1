import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses a form's first field to correct, so that its error is announced, each time the form is refused; `fault` must
 * be a new value each time, and empty while all is well. Returns the form's ref.
 */
export function useFirstFault(fault: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!fault || !first) return;
    first.focus({ preventScroll: true });
    // Including its label above and error below.
    (first.closest(".field") ?? first).scrollIntoView({ block: "nearest" });
  }, [fault]);
  return form;
}
