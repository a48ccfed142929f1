import type { ReactNode } from "react";

/** A few words about what is not as it should be. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-warn tabular-nums">
      {children}
    </span>
  );
}
