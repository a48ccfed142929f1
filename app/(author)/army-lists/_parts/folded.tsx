import type { ReactNode } from "react";

interface FoldedProps {
  readonly title: ReactNode;
  /** Expanded when first shown, and again whenever this becomes true. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/**
 * Reference text collapsed below its title; it is in the page from the start, so that the browser's search finds it.
 */
export function Folded({ title, open, children }: FoldedProps) {
  return (
    <details className="text-sm" open={open}>
      <summary className="min-h-row cursor-pointer content-center text-ink-2">{title}</summary>
      <div className="mt-2 grid grid-cols-1 gap-2">{children}</div>
    </details>
  );
}
