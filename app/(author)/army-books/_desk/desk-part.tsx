"use client";

import { type ReactNode, useId } from "react";

interface DeskPartProps {
  readonly title: string;
  /** The chapter it is for. */
  readonly chapter?: string;
  readonly children: ReactNode;
}

/** A part of the desk under its title. */
export function DeskPart({ title, chapter, children }: DeskPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <DeskPartTitle id={id} title={title} chapter={chapter} />
      {children}
    </section>
  );
}

interface DeskTableProps {
  readonly title: string;
  readonly chapter: string;
  /** The column headings. */
  readonly heads: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
  /** Content below the table. */
  readonly foot: ReactNode;
}

/** A part that is an editable table, which scrolls sideways if necessary. */
export function DeskTable({ title, chapter, heads, children, foot }: DeskTableProps) {
  const id = useId();
  return (
    <div>
      <DeskPartTitle id={id} title={title} chapter={chapter} />
      {/* `relative` keeps text for screen readers inside the section; otherwise it would widen the page. */}
      <section
        className="relative mb-2 overflow-x-auto"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard, even while empty
        tabIndex={0}
      >
        <table className="data-table">
          <thead>
            <tr>{heads}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
      {foot}
    </div>
  );
}

interface DeskPartTitleProps {
  readonly id: string;
  readonly title: string;
  readonly chapter: string | undefined;
}

function DeskPartTitle({ id, title, chapter }: DeskPartTitleProps) {
  return (
    <h2 id={id} className="mb-2 text-lg">
      {title} {chapter && <span className="rule-no">{chapter}</span>}
    </h2>
  );
}

interface DeskBoxProps {
  /** The id of the item in the box, used to find its row. */
  readonly id: string;
  /** The name for screen reader users. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The fields of one item of the book in a box of their own. */
export function DeskBox({ id, name, children }: DeskBoxProps) {
  return (
    <fieldset
      data-row={id}
      className="relative mb-3 grid min-w-0 gap-2 border border-rule-2 p-3 has-data-dragged:opacity-50"
    >
      <legend className="sr-only">{name}</legend>
      {children}
    </fieldset>
  );
}

/** A line of cells in a box. */
export function DeskLine({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

/** A row of a table, semi-transparent while it is dragged. */
export const DESK_ROW = "relative *:h-auto *:p-0.75 *:align-top has-data-dragged:opacity-50";
