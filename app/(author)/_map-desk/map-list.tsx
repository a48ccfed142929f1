import { type ReactNode, useId } from "react";
import { tv } from "tailwind-variants/lite";
import { SectionTitle } from "@/app/_ui/section-title";

const CELL = "h-6.25 border-rule border-b pe-1.5 text-xs";

const rowLook = tv({
  slots: { row: "touch:relative", name: CELL, said: `${CELL} whitespace-nowrap text-ink-2` },
  variants: {
    isChosen: {
      true: { row: "bg-select font-semibold", name: "ps-2 shadow-marked" },
      false: { row: "hover:bg-hover", name: "font-normal" },
    },
    at: { start: {}, end: { said: "num" } },
  },
});

interface MapListProps {
  readonly title: string;
  readonly count: number;
  /** The button that adds to the list. */
  readonly add?: ReactNode;
  readonly children: ReactNode;
}

/** A list of all things of a kind on a map, under a title. */
export function MapList({ title, count, add, children }: MapListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle level={3} id={id} aside={add}>
        <span>
          {title} <span className="rule-no ms-1">{count}</span>
        </span>
      </SectionTitle>
      {children}
    </section>
  );
}

interface MapListFamilyProps {
  readonly title: ReactNode;
  readonly columns: number;
  readonly className?: string;
  /** Rows of the list. */
  readonly children: ReactNode;
}

/** A group in a list, under a row with its name. */
export function MapListFamily({ title, columns, className, children }: MapListFamilyProps) {
  return (
    <tbody className={className}>
      <tr className="hover:bg-hover">
        <th
          colSpan={columns}
          scope="rowgroup"
          className="small-caps h-7 border-rule border-b pe-1.5 pb-0.75 align-bottom text-sm leading-none"
        >
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface MapListRowProps {
  readonly isChosen: boolean;
  /** The button that selects it. */
  readonly name: ReactNode;
  /** The cells with its details. */
  readonly children: ReactNode;
}

/** One thing on the map. */
export function MapListRow({ isChosen, name, children }: MapListRowProps) {
  const look = rowLook({ isChosen });
  return (
    <tr className={look.row()}>
      <th scope="row" className={look.name()}>
        {name}
      </th>
      {children}
    </tr>
  );
}

interface MapListCellProps {
  /** `end` for a cell at the far end of the row. */
  readonly at?: "start" | "end";
  readonly children: ReactNode;
}

/** A detail of a thing in its row. */
export function MapListCell({ at = "start", children }: MapListCellProps) {
  return <td className={rowLook({ at }).said()}>{children}</td>;
}
