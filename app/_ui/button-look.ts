import { tv } from "tailwind-variants/lite";

/** The look of a button, also for links and plain elements. */
export const buttonLook = tv({
  base: [
    "inline-flex cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-md border",
    "no-underline chosen:border-brass chosen:bg-select",
    "off:cursor-default off:border-dashed off:bg-transparent off:text-ink-3",
  ],
  variants: {
    look: {
      plain: "border-edge font-semibold bg-sheet hover:bg-hover off:border-rule-2",
      primary:
        "border-ink bg-ink font-semibold text-on-ink hover:border-ink-2 hover:bg-ink-2 off:border-rule-2",
      bare: "border-transparent font-semibold hover:bg-hover disabled:border-rule-2",
      quiet: "border-transparent text-ink-2 hover:bg-hover disabled:border-rule-2",
      danger:
        "border-error bg-sheet font-semibold text-error hover:bg-error-wash off:border-rule-2",
      "danger-solid": "border-error bg-error font-semibold text-on-ink off:border-rule-2",
    },
    size: {
      normal: "min-h-control text-sm",
      small: "min-h-6.5 text-xs touch:min-h-11",
    },
    isIcon: { true: "px-0" },
  },
  compoundVariants: [
    { size: "normal", isIcon: false, class: "px-3" },
    { size: "small", isIcon: false, class: "px-2" },
    { size: "normal", isIcon: true, class: "w-control" },
    { size: "small", isIcon: true, class: "w-6.5 touch:w-11" },
  ],
  defaultVariants: { look: "plain", size: "normal", isIcon: false },
});

/**
 * A button's prominence: one `primary` per view; `quiet` in running text; `danger` for buttons that delete something.
 */
export type ButtonLook = keyof typeof buttonLook.variants.look;

/** `small` for rows and next to text. */
export type ButtonSize = keyof typeof buttonLook.variants.size;

/** The look of a button in running text, which resembles a link. */
export const wordButtonLook = tv({
  base: "min-h-6 cursor-pointer text-start underline decoration-rule-2 underline-offset-2 hover:decoration-current touch:min-h-11",
});
