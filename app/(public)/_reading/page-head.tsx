import type { ReactNode } from "react";

/** The title of a page of the rules or of a map, with the controls that change the page next to it. */
export function PageHead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-3 border-double border-rule-2 pb-3">
      {children}
    </div>
  );
}
