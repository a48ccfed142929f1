import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import { BookPart, type BookPartProps } from "./book-part";

/** A part that is a table of figures, which scrolls sideways where it must; on a phone each row is a block. */
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

/** Its column heads, which a phone has no room for: there they stand before each figure. */
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

/** Its rows. */
export function StatisticsBody({ children }: ChildrenProps) {
  return <tbody className="max-tablet:block">{children}</tbody>;
}

/** A row: its name, then its cells. */
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

/** A cell of words. */
export function WordsCell({ children }: { readonly children?: ReactNode }) {
  return <td className={classNames(CELL, "max-tablet:empty:hidden")}>{children}</td>;
}

/** Its column's head stands before it on a phone. */
const HEAD =
  "max-tablet:font-semibold max-tablet:before:me-[0.25em] max-tablet:before:font-normal max-tablet:before:text-ink-2 max-tablet:before:content-[attr(data-head)]";

interface FigureCellProps extends ChildrenProps {
  /** Its column's head. */
  readonly head: string;
  /** Words stand at the start of their column. */
  readonly kind?: "number" | "text";
}

/** A cell that says on a phone what it is. */
export function FigureCell({ head, kind = "number", children }: FigureCellProps) {
  return (
    <td data-head={head} className={classNames(CELL, HEAD, kind === "number" && "num")}>
      {children}
    </td>
  );
}

interface BesideProps extends ChildrenProps {
  readonly lang?: string;
  /** Quiet: where it comes from. */
  readonly look?: "plain" | "quiet";
}

/** What is said below a name in smaller type. */
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
