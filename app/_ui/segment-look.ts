import { tv } from "tailwind-variants/lite";

/** The strip of a choice of a few, and each of its segments. */
export const segmentLook = tv({
  slots: {
    strip: "seg overflow-clip rounded-md border border-edge bg-sheet",
    segment: [
      "inline-flex min-h-7.5 cursor-pointer items-center gap-1.5 whitespace-nowrap border-rule-2 border-s text-sm",
      "no-underline first:border-s-0 hover:bg-hover touch:min-h-11",
      "-outline-offset-3 focus-visible:outline-2 focus-visible:outline-focus",
      "chosen:bg-select chosen:font-semibold chosen:shadow-here",
      "disabled:cursor-default disabled:text-ink-3",
    ],
  },
  variants: {
    isFull: {
      true: { strip: "flex max-tablet:flex-wrap", segment: "flex-auto justify-center px-1" },
      false: { strip: "inline-flex max-w-full justify-self-start", segment: "px-3" },
    },
  },
  defaultVariants: { isFull: false },
});
