import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";

interface RosterPartProps {
  readonly title: ReactNode;
  /** The total of the part. */
  readonly sum: ReactNode;
  /** The rows, in a `tbody`, and a `thead`. */
  readonly children: ReactNode;
}

/** A part of a roster: heading, total and table, kept on one page in print. */
export function RosterPart({ title, sum, children }: RosterPartProps) {
  return (
    <section>
      <h2 className="flex flex-wrap items-baseline gap-x-3 border-b border-ink-3 pb-0.5 text-lg">
        {title}
        {sum && (
          <span className="ms-auto font-sans text-sm font-normal text-ink-2 tabular-nums">
            {sum}
          </span>
        )}
      </h2>
      <table className="table-fixed break-inside-avoid text-sm">{children}</table>
    </section>
  );
}

type CellKind = "unit" | "number" | "upgrades";

interface CellProps {
  readonly kind: CellKind;
  readonly children: ReactNode;
}

export function RosterHead({ kind, children }: CellProps) {
  return (
    <th
      scope="col"
      className={classNames(
        "border-b border-rule px-2 py-1.25 align-top text-xs font-normal text-ink-3 first:ps-0 last:pe-0",
        kind === "number" && "w-12 num tablet:w-15.5",
        kind === "upgrades" && "w-24 num tablet:w-26",
      )}
    >
      {children}
    </th>
  );
}

/** The unit or upgrade that a row is about. */
export function RosterUnit({ children }: Pick<CellProps, "children">) {
  return (
    <th scope="row" className="border-b border-rule py-1.25 pe-2 align-top wrap-anywhere">
      {children}
    </th>
  );
}

export function RosterCell({ kind, children }: CellProps) {
  return (
    <td
      className={classNames(
        "border-b border-rule px-2 py-1.25 align-top last:pe-0",
        kind === "number" && "w-12 num tablet:w-15.5",
      )}
    >
      {children}
    </td>
  );
}

interface RosterNoteProps {
  readonly lang?: string;
  readonly children: ReactNode;
}

/** Text below the name of a unit or an upgrade. */
export function RosterNote({ lang, children }: RosterNoteProps) {
  return (
    <small className="block text-xs font-normal text-ink-2" lang={lang}>
      {children}
    </small>
  );
}
