"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

export interface BarLink {
  readonly href: string;
  readonly label: string;
  /** The start of every path that belongs to it. */
  readonly under: readonly string[];
}

export interface BarLinksProps {
  readonly links: readonly BarLink[];
  readonly className?: string;
}

/** Links to the main parts of the service, the current one marked. */
export function BarLinks({ links, className }: BarLinksProps) {
  const path = usePathname();
  return links.map((link) => (
    <Link
      key={link.href}
      href={link.href}
      className={className}
      aria-current={link.under.some((start) => path.startsWith(start)) ? "page" : undefined}
    >
      {link.label}
    </Link>
  ));
}
