import { tv } from "tailwind-variants/lite";

/** The sheet of a modal window. */
export const windowLook = tv({
  base: "max-h-window w-full scroll-pb-18 overflow-auto rounded-md border border-rule-2 bg-sheet text-ink shadow-float outline-0 print:border-0 print:shadow-none",
  variants: { isWide: { true: "max-w-220", false: "max-w-130" } },
  defaultVariants: { isWide: false },
});
