import type { ReactNode } from "react";

/** Short fields side by side, as many as fit on a line. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(37.5),1fr))] items-start gap-3">
      {children}
    </div>
  );
}
