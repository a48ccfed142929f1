import type { ReactNode } from "react";

interface FoldedProps {
  readonly title: string;
  /** Whether it is expanded when first shown. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a game's page that is needed now and then, collapsed below its title. */
export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details className="w-full border border-rule bg-sheet px-3" open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center">{title}</summary>
      <div className="pb-3">{children}</div>
    </details>
  );
}
