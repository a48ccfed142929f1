"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

/** The main parts of the service. */
type Part = "library" | "rules" | "desk";

export interface BarLink {
  readonly href: string;
  readonly label: string;
  readonly part: Part;
}

interface BarLinksProps {
  readonly links: readonly BarLink[];
  readonly className?: string;
}

/** Links to the main parts of the service, the current one marked. */
export function BarLinks({ links, className }: BarLinksProps) {
  const part = partOf(usePathname());
  return links.map((link) => (
    <Link
      key={link.href}
      href={link.href}
      prefetch={false}
      className={className}
      aria-current={link.part === part ? "page" : undefined}
    >
      {link.label}
    </Link>
  ));
}

/** A document belongs to the library while it is read, and to the desk while it is edited. */
function partOf(path: string): Part | null {
  if (/^\/(desk|(army-lists|army-books|maps)\/new|[^/]+\/[^/]+\/edit)(\/|$)/.test(path))
    return "desk";
  if (/^\/(library|scenarios|army-lists|maps|army-books)(\/|$)/.test(path)) return "library";
  return path.startsWith("/rules") ? "rules" : null;
}
