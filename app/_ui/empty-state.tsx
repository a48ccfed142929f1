import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const emptyLook = tv({
  slots: {
    frame:
      "empty mx-auto my-10 grid max-w-140 justify-items-center gap-3 border border-rule-2 border-dashed bg-sheet px-6 py-8 text-center",
    text: "text-pretty text-ink-2",
    actions: "flex flex-wrap justify-center gap-2",
  },
})();

interface EmptyStateProps {
  readonly title: string;
  /** 1 if it is the only content of a page. */
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
  /** Buttons for what to do about it. */
  readonly actions?: ReactNode;
}

/** A placeholder where there is no content yet: what would be here, and how to get it. */
export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps) {
  return (
    <div className={emptyLook.frame()}>
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      {children && <p className={emptyLook.text()}>{children}</p>}
      {actions && <div className={emptyLook.actions()}>{actions}</div>}
    </div>
  );
}
