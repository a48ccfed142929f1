"use client";

import type { ReactNode } from "react";
import { fieldLook } from "@/app/_ui/field-look";

interface LabelledCellProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A cell with a visible label; the cell itself has its own accessible name. */
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
