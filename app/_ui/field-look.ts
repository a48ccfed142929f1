import { tv } from "tailwind-variants/lite";

/** Whether a field's label is above it, or before it on the same line in a table of fields. */
export type FieldLayout = "column" | "row";

/** The parts of a field: label, and hint and error below. */
export const fieldLook = tv({
  slots: {
    field: "grid min-w-0",
    label: "",
    hint: "hint",
    fault: "field-error flex items-baseline gap-1.5 font-semibold text-error text-xs",
  },
  variants: {
    layout: {
      column: { field: "grid-cols-1 gap-0.75", label: "font-semibold text-ink-2 text-xs" },
      row: {
        field: "col-span-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5",
        label: "font-normal text-ink text-sm",
        hint: "col-span-full text-end",
        fault: "col-span-full",
      },
    },
  },
  defaultVariants: { layout: "column" },
});

const FRAME = "rounded-md border border-edge bg-sheet outline-offset-0";
const WRONG = "invalid:border-error invalid:shadow-wrong wrong:border-error wrong:shadow-wrong";

/** `own`: the intrinsic width of the field, or that of its class. */
const WIDTH = { full: "w-full", own: "max-w-full" };

/** The frame of a text input; a name edited in place keeps its font. */
export const inputLook = tv({
  base: `${FRAME} ${WRONG}`,
  variants: {
    width: { ...WIDTH, row: "w-47.5" },
    lines: {
      one: "min-h-control px-2 text-sm",
      many: "block min-h-20 resize-y px-2 py-1.5 text-sm leading-normal touch:min-h-27.5",
      title: "min-h-10 px-2 font-semibold font-serif text-xl leading-tight touch:min-h-11",
      "in-place": "min-h-6.5 min-w-[12em] px-2",
    },
  },
  defaultVariants: { lines: "one", width: "full" },
});

/** The browser's native select. */
export const selectLook = tv({
  base: `min-h-control select-arrow appearance-none ps-2 pe-6.5 text-sm ${FRAME} ${WRONG}`,
  variants: { width: WIDTH },
  defaultVariants: { width: "full" },
});
