import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const tableLook = tv({
  slots: {
    table: "text-sm",
    caption: "",
  },
  variants: {
    look: {
      plain: { table: "mt-5", caption: "text-lg" },
      small: { table: "mt-3", caption: "text-sm" },
      /** Its caption repeats the summary it unfolds from. */
      folded: { caption: "sr-only" },
    },
  },
  compoundSlots: [
    {
      slots: ["caption"],
      look: ["plain", "small"],
      class: "border-ink-3 border-b pb-0.75 text-start font-semibold font-serif leading-tight",
    },
  ],
});

interface OddsTableProps {
  readonly look: "plain" | "small" | "folded";
  readonly caption: string;
  readonly children: ReactNode;
}

/** A table of a roll's results, or of the factors that counted. */
export function OddsTable({ look, caption, children }: OddsTableProps) {
  const looks = tableLook({ look });
  return (
    <table className={looks.table()}>
      <caption className={looks.caption()}>{caption}</caption>
      {children}
    </table>
  );
}

/** A row with space between its cells. */
export const ODDS_ROW = "border-rule border-b *:py-1 *:not-first:ps-3";
