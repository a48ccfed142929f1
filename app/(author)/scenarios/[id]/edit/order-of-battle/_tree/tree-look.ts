import { tv } from "tailwind-variants/lite";

/** The tree's measures: the indent of a level, and the width of the kind column, which names of formations also use. */
export const TREE = [
  "min-w-165 table-fixed max-tablet:min-w-0",
  "[--kind-width:clamp(--spacing(26),11vw,--spacing(47.5))] max-desktop:[--kind-width:--spacing(36)]",
  "[--edge:--spacing(4)] max-tablet:[--edge:--spacing(2)]",
  "[--step:--spacing(4.5)] max-desktop:[--step:--spacing(3)] max-tablet:[--step:--spacing(2.5)]",
].join(" ");

/** The columns; the name takes the remaining width, and on a phone some columns are hidden to make room for it. */
export const COLUMNS = {
  name: "py-px ps-[calc(var(--edge)+(var(--l,1)-1)*var(--step))] pe-1",
  kind: "w-(--kind-width) text-ink-2 leading-tight max-tablet:hidden",
  men: "num w-16.5 max-desktop:w-14.5",
  exact: "num w-16.5 text-ink-3 max-desktop:hidden",
  figures: "num w-23 pe-11 font-semibold max-tablet:w-15.5 max-tablet:pe-2",
  guns: "num w-22 text-ink-2 max-desktop:w-16 max-tablet:hidden",
  valour: "w-29 max-tablet:w-19 max-tablet:text-end",
} as const;

/** The look of a row: a side, a formation of the second level, a lower one, a unit. */
export const rowLook = tv({
  base: [
    "scroll-mt-8 scroll-mb-2 focus-visible:-outline-offset-3 data-drop:*:shadow-here data-drop:*:shadow-brass",
    "chosen:bg-select chosen:*:first:font-semibold chosen:*:first:shadow-brass chosen:*:first:shadow-marked",
  ],
  variants: {
    is: {
      side: "bg-side-wash *:h-8.25 *:border-b-side *:first:shadow-marked *:first:shadow-side",
      second: "bg-inset",
      lower: "",
      unit: "",
    },
    colour: { a: "side-a", b: "side-b", c: "side-c", d: "side-d" },
  },
});

/** Names of sides and formations extend over the kind column, which is empty for them. */
const WIDE = "w-[calc(100%+var(--kind-width))] gap-1.25 max-tablet:w-full max-tablet:py-0.5";
const SERIF = "font-semibold font-serif";

/** The look of the contents of a name cell. */
export const nameLook = tv({
  slots: { line: "wrap-anywhere flex min-w-0 items-center leading-tight", name: "" },
  variants: {
    is: {
      side: { line: WIDE, name: `${SERIF} text-lg` },
      second: { line: WIDE, name: `${SERIF} text-base` },
      lower: { line: WIDE, name: `${SERIF} text-base` },
      unit: { line: "gap-1.75" },
    },
  },
});
