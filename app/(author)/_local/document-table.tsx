import type { LucideIcon } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

interface DocumentTableProps {
  readonly label: string;
  /** The cells of the table's head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** The look of a row's cells; on a phone a row is a block below its title. */
export const DOCUMENT_CELL =
  "h-10 max-tablet:block max-tablet:h-auto max-tablet:border-0 max-tablet:p-0";

/** A user's documents as rows. */
export function DocumentTable({ label, head, children }: DocumentTableProps) {
  return (
    <section
      data-documents
      className="overflow-x-auto border border-rule-2 bg-sheet"
      aria-label={label}
    >
      <table className="data-table [&_tbody_tr:last-child>:is(td,th)]:border-b-0">
        <thead className="max-tablet:hidden">
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface DocumentRowProps {
  readonly href: string;
  readonly title: string;
  readonly icon: LucideIcon;
  /** The cells after the title. */
  readonly children: ReactNode;
}

export function DocumentRow({ href, title, icon: Icon, children }: DocumentRowProps) {
  return (
    <tr className="max-tablet:grid max-tablet:grid-cols-[auto_minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-2 max-tablet:border-b max-tablet:border-rule max-tablet:px-3 max-tablet:py-2">
      <th scope="row" className={`${DOCUMENT_CELL} max-tablet:col-span-full`}>
        <Link
          href={href}
          prefetch={false}
          className="inline-flex min-h-8 items-center gap-2 font-serif text-lg leading-tight font-semibold no-underline hover:underline touch:min-h-11"
        >
          <Icon className="text-ink-3" aria-hidden />
          {title}
        </Link>
      </th>
      {children}
    </tr>
  );
}
