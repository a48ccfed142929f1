import type { ReactNode } from "react";

/**
 * A line of a table of fields: its label, and at the end the control or the price. A text field takes the whole line.
 */
export function EntryRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-10.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 border-rule border-b py-0.75 text-sm max-tablet:min-h-13">
      {children}
    </div>
  );
}
