import type { ReactNode } from "react";

/** Sections in as many columns as fit; none is split across pages in print. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(85)),1fr))] items-start gap-6 print:[&_section]:break-inside-avoid">
      {children}
    </div>
  );
}
