import { tv } from "tailwind-variants/lite";

/** The look of a panel next to the work area or among others; its upper edge shows what it belongs to. */
export const panelLook = tv({
  base: "grid border border-rule-2 border-t-3 bg-sheet p-4",
  variants: { edge: { work: "border-t-brass", side: "border-t-side" } },
  defaultVariants: { edge: "work" },
});
