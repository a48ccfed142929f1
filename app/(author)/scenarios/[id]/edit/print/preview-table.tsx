import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const cellLook = tv({
  base: "border-rule border-b py-0.5 align-top text-xs",
  variants: {
    kind: { name: "", number: "num ps-3" },
    look: {
      head: "font-semibold text-ink-2",
      plain: "font-normal",
      formation: "font-semibold font-serif",
    },
  },
});

interface PreviewTableProps {
  /** The heading of the column of names. */
  readonly name: string;
  /** The headings of the columns of numbers. */
  readonly numbers: readonly string[];
  readonly children: ReactNode;
}

/** A table on a sheet of the preview: names, with numbers next to them. */
export function PreviewTable({ name, numbers, children }: PreviewTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className={cellLook({ kind: "name", look: "head" })}>
            {name}
          </th>
          {numbers.map((number) => (
            <th key={number} scope="col" className={cellLook({ kind: "number", look: "head" })}>
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface PreviewRowProps {
  readonly look?: "plain" | "formation";
  /** The depth in the order of battle. */
  readonly depth?: number;
  readonly name: ReactNode;
  readonly numbers: readonly ReactNode[];
}

export function PreviewRow({ look = "plain", depth = 0, name, numbers }: PreviewRowProps) {
  return (
    <tr>
      <th
        scope="row"
        className={cellLook({ kind: "name", look })}
        style={{ paddingInlineStart: `calc(var(--spacing) * ${depth * 2.5})` }}
      >
        {name}
      </th>
      {numbers.map((number, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column, in the columns' own order
        <td key={i} className={cellLook({ kind: "number", look })}>
          {number}
        </td>
      ))}
    </tr>
  );
}
