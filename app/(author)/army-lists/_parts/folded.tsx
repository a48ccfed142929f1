import type { ReactNode } from "react";

interface FoldedProps {
  readonly title: ReactNode;
  /** Open when first shown, and again whenever this turns true. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** What is looked up now and then, folded away below its title; there from the start, so that a search of the page finds it. */
export function Folded({ title, open, children }: FoldedProps) {
  return (
    <details className="text-sm" open={open}>
      <summary className="min-h-row cursor-pointer content-center text-ink-2">{title}</summary>
      <div className="mt-2 grid grid-cols-1 gap-2">{children}</div>
    </details>
  );
}
