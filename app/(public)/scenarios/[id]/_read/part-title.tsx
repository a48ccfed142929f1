import type { ReactNode } from "react";

/** The heading of a text within a part of the page. */
export function PartTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h3 className="small-caps mt-4 mb-1 border-ink-3 border-b pb-0.75 first:mt-0">{children}</h3>
  );
}
