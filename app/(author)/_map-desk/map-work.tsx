import type { ReactNode } from "react";

/** A map's tools, the map, and the selection: side by side, or one below the other on a phone. */
export function MapWork({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid min-h-0 min-w-0 grid-cols-[minmax(--spacing(32),max-content)_minmax(0,1fr)_--spacing(84)] max-tablet:block below-work:grid-cols-[max-content_minmax(0,1fr)] below-work:grid-rows-[minmax(0,1fr)_minmax(--spacing(50),32%)]">
      {children}
    </div>
  );
}
