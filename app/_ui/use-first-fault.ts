import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads to a form's first field to mend, where what is wrong is read, each time it is turned down; `fault` is another
 * value then, and nothing while all is well. Gives the form's ref.
 */
export function useFirstFault(fault: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fault]);
  return form;
}
