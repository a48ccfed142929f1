import { tv } from "tailwind-variants/lite";

const STRETCHED = "flex max-tablet:flex-wrap";

/** The strip of a segmented control, and its segments. */
export const segmentLook = tv({
  slots: {
    strip: "seg overflow-clip rounded-md border border-edge bg-sheet",
    segment: [
      "relative inline-flex min-h-7.5 cursor-pointer items-center gap-1.5 border-rule-2 border-s text-sm",
      "no-underline hover:bg-hover touch:min-h-11",
      "-outline-offset-3 focus-visible:outline-2 focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-focus",
      "chosen:bg-select chosen:font-semibold chosen:shadow-here",
      "off:cursor-default off:text-ink-3",
    ],
  },
  variants: {
    isFull: {
      true: { strip: "justify-self-stretch", segment: "flex-auto justify-center" },
      false: { strip: "inline-flex max-w-full justify-self-start", segment: "px-3" },
    },
    look: {
      line: { segment: "whitespace-nowrap first:border-s-0" },
      wrapped: { segment: "px-1.5 text-center leading-tight first:border-s-0" },
      tiles: {
        strip: "grid grid-cols-3 has-[>:nth-child(4):last-child]:grid-cols-2",
        segment: "-ms-px -mt-px whitespace-nowrap border-t px-1",
      },
    },
  },
  compoundVariants: [
    { isFull: true, look: "line", class: { strip: STRETCHED, segment: "px-1" } },
    { isFull: true, look: "wrapped", class: { strip: STRETCHED } },
  ],
  defaultVariants: { isFull: false, look: "line" },
});
