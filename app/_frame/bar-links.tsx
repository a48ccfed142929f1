"use client";

import { ChevronDown } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { barLook } from "./bar-look";

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
  /** A link in the bar, or a row in one of its menus. */
  readonly look: "link" | "row";
}

/** Links to the main parts of the service, with the current one marked. */
export function BarLinks({ links, look }: BarLinksProps) {
  const part = partOf(usePathname());
  return links.map((link) => (
    <Link
      key={link.href}
      href={link.href}
      prefetch={false}
      className={barLook[look]()}
      aria-current={link.part === part ? "page" : undefined}
    >
      {link.label}
    </Link>
  ));
}

/** Opens the menu of games, clubs and events, and is marked as current on their pages. */
export function PlayButton({ menu, label }: { readonly menu: string; readonly label: string }) {
  const part = partOf(usePathname());
  const isHere = part === "games" || part === "clubs" || part === "events";
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-current={isHere || undefined}
      className={barLook.link({ className: "cursor-pointer gap-1 [anchor-name:--bar-play]" })}
    >
      {label}
      <ChevronDown aria-hidden />
    </button>
  );
}

/** The part a path belongs to: documents belong to the library when read, and to the desk when edited. */
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
