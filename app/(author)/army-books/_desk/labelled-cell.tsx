"use client";

import type { ReactNode } from "react";
import { fieldLook } from "@/app/_ui/field-look";

interface LabelledCellProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A cell with its label in sight; the cell itself names what it holds. */
export function LabelledCell({ label, children }: LabelledCellProps) {
  const looks = fieldLook();
  return (
    <div className={looks.field()}>
      <span className={looks.label()} aria-hidden>
        {label}
      </span>
      {children}
    </div>
  );
}
