import type { ReactNode } from "react";
import { NativeTick } from "@/app/_ui/native-tick";
import type { FacetCounts } from "@/lib/domain/kinds/catalogue-query";
import type { LibraryQuery } from "../library-query";

/** A group of filters under a title. */
export function Facet({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="mb-3 min-w-0 break-inside-avoid border-b border-rule pb-3">
      <legend className="mb-0.5 small-caps">{title}</legend>
      {children}
    </fieldset>
  );
}

interface BoxProps {
  readonly name:
    | "system"
    | "nation"
    | "language"
    | "size"
    | "table"
    | "players"
    | "campaign"
    | "club";
  readonly value: string;
  readonly query: LibraryQuery;
  readonly counts: FacetCounts;
  readonly children: ReactNode;
}

/** A value to filter by, with the number of works that have it. */
export function Box({ name, value, query, counts, children }: BoxProps) {
  const isSet = (query[name] as readonly string[]).includes(value);
  return (
    // A key that changes with the address resets the box when a filter is removed elsewhere.
    <NativeTick
      key={String(isSet)}
      spacing="tight"
      name={name}
      value={value}
      defaultChecked={isSet}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="ms-auto shrink-0 text-ink-3 text-xs tabular-nums">
        {counts[name][value] ?? 0}
      </span>
    </NativeTick>
  );
}
