import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface FoldProps {
  /** The summary line that opens and closes it. */
  readonly line: ReactNode;
  readonly lineClass: string;
  readonly className?: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A foldable part that works without script. */
export function Fold({ line, lineClass, className, open = false, children }: FoldProps) {
  return (
    <details className={classNames("group", className)} open={open}>
      <summary
        className={classNames(
          "flex cursor-pointer items-center gap-2 px-3 hover:bg-hover [&::-webkit-details-marker]:hidden",
          lineClass,
        )}
      >
        <ChevronDown className="flex-none text-ink-3 not-group-open:-rotate-90" aria-hidden />
        {line}
      </summary>
      {children}
    </details>
  );
}
