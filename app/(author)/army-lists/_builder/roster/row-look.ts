import { tv } from "tailwind-variants/lite";

/**
 * A row of the list and its columns: a symbol, the name, which takes the remaining width, the bases, their number and
 * the points, which are last even where a row leaves out what is before them.
 */
export const rowLook = tv({
  slots: {
    row: "group/row relative has-data-dragged:opacity-50",
    button: [
      "grid min-h-8.25 w-full cursor-pointer grid-cols-[--spacing(5)_minmax(0,1fr)_auto_--spacing(6.5)_--spacing(11)] items-center gap-2",
      "border-rule border-b py-0.5 ps-6.5 pe-3 text-start text-sm -outline-offset-3 [li:last-child>&]:border-b-0",
      "touch:min-h-12 touch:ps-11 max-tablet:grid-cols-[--spacing(5)_minmax(0,1fr)_auto_--spacing(10)]",
    ],
    name: "flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere",
    // Only drawn on a phone, but still read by screen readers.
    bases: "num max-tablet:sr-only",
    points: "num -col-start-2",
  },
  variants: {
    look: {
      plain: { button: "hover:bg-hover" },
      joined: {
        button: "shadow-[inset_--spacing(0.75)_0_var(--color-rule-2)] hover:bg-hover",
      },
      chosen: { button: "bg-select font-semibold shadow-marked" },
    },
    isBad: { true: { name: "text-error" } },
  },
  defaultVariants: { look: "plain" },
});
