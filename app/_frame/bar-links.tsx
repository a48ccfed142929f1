"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";

/** The main parts of the service. */
type Part = "library" | "rules" | PlayPart | "desk";
type PlayPart = "games" | "clubs" | "events";

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

/** Opens the menu of what is played with others, and is marked on those pages. */
export function PlayButton({ menu, label }: { readonly menu: string; readonly label: string }) {
  const part = partOf(usePathname());
  const isHere = part === "games" || part === "clubs" || part === "events";
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-current={isHere || undefined}
      className="inline-flex cursor-pointer items-center gap-1 border-y-2 border-transparent px-3 max-wide-tablet:px-2 text-sm font-semibold whitespace-nowrap text-ink-2 [anchor-name:--bar-play] hover:bg-hover hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-b-brass aria-[current]:text-ink"
    >
      {label}
      <ChevronDown aria-hidden />
    </button>
  );
}

/** A document belongs to the library while it is read, and to the desk while it is edited. */
function partOf(path: string): Part | null {
  if (
    /^\/(desk|(army-lists|army-books|maps)\/new|(scenarios|army-lists|army-books|maps)\/[^/]+\/edit)(\/|$)/.test(
      path,
    )
  )
    return "desk";
  if (/^\/(library|scenarios|army-lists|maps|army-books)(\/|$)/.test(path)) return "library";
  const [, part] = /^\/(rules|games|clubs|events)(?:\/|$)/.exec(path) ?? [];
  return (part as Part | undefined) ?? null;
}
