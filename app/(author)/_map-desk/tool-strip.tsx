import type { MouseEvent, ReactNode } from "react";
import { Toolbar } from "react-aria-components/Toolbar";

interface ToolStripProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The tools beside a map; on a phone one strip above it, which scrolls. */
export function ToolStrip({ label, children }: ToolStripProps) {
  return (
    <div className="toolsp" onMouseDownCapture={keepFocus}>
      <Toolbar aria-label={label} orientation="vertical" className="tools">
        {children}
      </Toolbar>
    </div>
  );
}

/** A toolbar hands focus to the tool that had it last, and a strip would scroll there from under the thumb: the press would be lost. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
