import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface FieldActionsProps {
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The buttons for a field, shown next to its picture; on a phone they share the width. */
export function FieldActions({ label, className, children }: FieldActionsProps) {
  return (
    <nav
      className={classNames(
        "flex flex-wrap content-start items-start gap-2 max-tablet:[&_:is(a,button)]:flex-[1_1_--spacing(40)] print:hidden",
        className,
      )}
      aria-label={label}
    >
      {children}
    </nav>
  );
}
