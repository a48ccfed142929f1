import { tv } from "tailwind-variants/lite";

/** The three columns of the builder, each scrolling on its own; on a phone one of them is the page. */
export const columnLook = tv({
  base: "min-h-0 overflow-auto py-3 max-tablet:overflow-visible",
  variants: {
    part: {
      catalogue:
        "border-rule-2 bg-paper px-4 tablet:border-e below-work:row-span-2 max-tablet:not-in-data-[part=catalogue]:hidden",
      list: "bg-desk px-5 max-tablet:px-3 max-tablet:not-in-data-[part=list]:hidden",
      entry:
        "grid grid-cols-1 content-start gap-3 border-rule-2 bg-sheet px-4 tablet:border-s below-work:border-s-0 below-work:border-t max-tablet:not-in-data-[part=entry]:hidden",
    },
  },
});
