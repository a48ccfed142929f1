import type { MouseEvent, ReactNode } from "react";
import { Toolbar } from "react-aria-components/Toolbar";

interface ToolStripProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The tools next to a map; on a phone a scrolling strip above it. */
export function ToolStrip({ label, children }: ToolStripProps) {
  return (
    <div
      className="grid min-h-0 max-tablet:block below-work:row-span-2"
      data-pane="tools"
      onMouseDownCapture={keepFocus}
    >
      <Toolbar aria-label={label} orientation="vertical" className={STRIP}>
        {children}
      </Toolbar>
    </div>
  );
}

const STRIP =
  "flex flex-col gap-px overflow-auto border-rule-2 bg-paper p-2 tablet:border-e max-tablet:scrollbar-none max-tablet:flex-row max-tablet:border-b max-tablet:border-b-rule max-tablet:py-1 print:hidden";

/** Separates one group of tools from the next. */
export function ToolGap() {
  return (
    <hr className="mx-0.5 my-1.5 border-rule max-tablet:mx-1 max-tablet:h-auto max-tablet:flex-none max-tablet:border-rule-2 max-tablet:border-s max-tablet:border-t-0" />
  );
}

/**
 * A toolbar moves the focus to the tool that had it last, so that a strip would scroll away from under the thumb and
 * the press would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
