import { tv } from "tailwind-variants/lite";

/** A popover opened from a button: its frame, the list in it, and a row with details after or below its text. */
export const listLook = tv({
  slots: {
    popover:
      "min-w-(--trigger-width) max-w-popover overflow-auto rounded-md border border-rule-2 bg-sheet text-ink shadow-float outline-0",
    list: "max-h-100 overflow-auto p-1 outline-0",
    option: [
      "option flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-3 py-0.5 text-sm no-underline touch:min-h-11",
      "-outline-offset-2 outline-0 focus:bg-hover hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus",
      "selected:bg-select selected:font-semibold disabled:cursor-default disabled:text-ink-3",
    ],
    behind: "ms-auto whitespace-nowrap font-normal text-ink-3 text-xs",
    below: "block font-normal text-ink-3 text-xs",
  },
  variants: { isDanger: { true: { option: "text-error" } } },
});
