import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const paneLook = tv({
  base: "relative min-h-0 min-w-0 overflow-auto px-6 pt-4 pb-8 max-tablet:overflow-visible max-tablet:p-4",
});

interface DeskPaneProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the desk that is read and filled in from top to bottom. */
export function DeskPane({ className, children }: DeskPaneProps) {
  return (
    <div className={paneLook({ className })} data-pane="part">
      {children}
    </div>
  );
}
