"use client";

import type { ReactNode } from "react";

interface LabelledCellProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A cell with its label in sight; the cell itself names what it holds. */
export function LabelledCell({ label, children }: LabelledCellProps) {
  return (
    <div className="labelled">
      <span className="label" aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
