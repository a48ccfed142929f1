import type { ReactNode } from "react";

/** The work on a desk, and below it what is found of it. */
export function DeskWork({ children }: { readonly children: ReactNode }) {
  return (
    <main
      id="main"
      className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] outline-none max-tablet:block"
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
