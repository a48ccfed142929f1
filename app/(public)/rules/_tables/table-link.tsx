import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { RulesSystem } from "./rules-system";

interface TableLinkProps {
  readonly system: RulesSystem;
  readonly href: string;
  /** The table's number, or its chapter. */
  readonly number: string | number;
  readonly children: ReactNode;
}

/** A link to a table, with its number before its name. */
export function TableLink({ system, href, number, children }: TableLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={classNames(
        "grid min-h-10 break-inside-avoid items-baseline gap-3 border-b border-rule py-2 text-ink no-underline hover:bg-hover touch:min-h-11",
        system === "bogowie-wojny" ? "grid-cols-[3em_1fr_auto]" : "grid-cols-[2em_1fr_auto]",
      )}
    >
      <span className="text-end font-serif text-lg leading-none font-semibold text-ink-3">
        {number}
      </span>
      {children}
    </Link>
  );
}
