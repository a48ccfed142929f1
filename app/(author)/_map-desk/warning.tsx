import type { ReactNode } from "react";

/** A few words about a problem. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-warn tabular-nums">
      {children}
    </span>
  );
}
