import type { ReactNode } from "react";

/** The tools of a map, the map, and what is chosen on it: side by side, and on a phone one below the other. */
export function MapWork({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(--spacing(32),max-content)_minmax(0,1fr)_--spacing(84)] max-tablet:block below-work:grid-cols-[max-content_minmax(0,1fr)] below-work:grid-rows-[minmax(0,1fr)_minmax(--spacing(50),32%)]">
      {children}
    </div>
  );
}
