import { tv } from "tailwind-variants/lite";

/** A link of the bar, and a row of one of its menus. */
export const barLook = tv({
  slots: {
    link: [
      "inline-flex items-center whitespace-nowrap border-y-2 border-transparent px-3 font-semibold text-ink-2 text-sm no-underline max-wide-tablet:px-2",
      "hover:bg-hover hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-b-brass aria-[current]:text-ink",
      "forced-colors:not-aria-[current]:border-[Canvas]",
    ],
    row: [
      "group flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-sm px-3 text-start text-ink text-sm no-underline touch:min-h-11",
      "-outline-offset-2 hover:bg-hover aria-[current]:font-semibold",
    ],
    tick: "ms-auto text-brass invisible group-aria-[current]:visible",
  },
})();
