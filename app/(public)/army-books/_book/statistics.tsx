import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import { BookPart, type BookPartProps } from "./book-part";

/** A section with a table of figures, which scrolls sideways if it must; on a phone each row is a block. */
export function StatisticsPart({ children, ...part }: BookPartProps) {
  return (
    <BookPart {...part}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="overflow-x-auto" aria-label={part.title} tabIndex={0}>
        <table className="data-table">{children}</table>
      </section>
    </BookPart>
  );
}

/** The column headings, hidden on a phone, where each figure has its own heading in front of it. */
export function StatisticsHead({ children }: { readonly children: ReactNode }) {
  return (
    <thead className="max-tablet:sr-only">
      <tr>{children}</tr>
    </thead>
  );
}

interface ChildrenProps {
  readonly children: ReactNode;
}

export function StatisticsBody({ children }: ChildrenProps) {
  return <tbody className="max-tablet:block">{children}</tbody>;
}

/** A row: a name, then its cells. */
export function StatisticsRow({ name, children }: ChildrenProps & { readonly name: ReactNode }) {
  return (
    <tr className="max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-4 max-tablet:gap-y-0.5 max-tablet:border-rule max-tablet:border-b max-tablet:py-2">
      <th
        scope="row"
        className={classNames(CELL, "min-w-48 font-semibold max-tablet:flex-[1_1_100%]")}
      >
        {name}
      </th>
      {children}
    </tr>
  );
}

const CELL = "h-auto align-top max-tablet:block max-tablet:border-0 max-tablet:p-0 tablet:py-1.25";

/** A cell with text. */
export function WordsCell({ children }: { readonly children?: ReactNode }) {
  return <td className={classNames(CELL, "max-tablet:empty:hidden")}>{children}</td>;
}

/** The column's heading, shown before the figure on a phone. */
const HEAD =
  "max-tablet:font-semibold max-tablet:before:me-[0.25em] max-tablet:before:font-normal max-tablet:before:text-ink-2 max-tablet:before:content-[attr(data-head)]";

interface FigureCellProps extends ChildrenProps {
  /** The column's heading. */
  readonly head: string;
  /** Text is aligned to the start of its column. */
  readonly kind?: "number" | "text";
}

/** A cell that shows its column's heading on a phone. */
export function FigureCell({ head, kind = "number", children }: FigureCellProps) {
  return (
    <td data-head={head} className={classNames(CELL, HEAD, kind === "number" && "num")}>
      {children}
    </td>
  );
}

interface BesideProps extends ChildrenProps {
  readonly lang?: string;
  /** `quiet`: for sources. */
  readonly look?: "plain" | "quiet";
}

/** Text below a name in smaller type. */
export function Beside({ lang, look = "plain", children }: BesideProps) {
  return (
    <small
      lang={lang}
      className={classNames(
        "block font-normal text-xs",
        look === "quiet" ? "text-ink-3" : "text-ink-2",
      )}
    >
      {children}
    </small>
  );
}
