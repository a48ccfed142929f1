import type { ReactNode } from "react";

/** A line of a table of fields: what it is called, and at its end the control or the price. A field in it lies across the line. */
export function EntryRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-10.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 border-rule border-b py-0.75 text-sm max-tablet:min-h-13">
      {children}
    </div>
  );
}
