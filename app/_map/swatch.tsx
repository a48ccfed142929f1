import { tv } from "tailwind-variants/lite";
import type { SideColour } from "@/lib/domain/table/side-colours";

const FILLED = "bg-side-fill";

/** The second side is hatched, so that the two sides can be distinguished without colours. */
const HATCHED =
  "bg-[repeating-linear-gradient(135deg,var(--side-fill)_0_3px,var(--side-wash)_3px_4px)]";

const swatchLook = tv({
  base: "inline-block h-2 w-3 flex-none border border-side-fill",
  variants: {
    colour: {
      a: `side-a ${FILLED}`,
      b: `side-b ${HATCHED}`,
      c: `side-c ${FILLED}`,
      d: `side-d ${FILLED}`,
    },
  },
});

interface SwatchProps {
  readonly colour: SideColour;
  /** For screen readers, if the side's name is not next to it. */
  readonly name?: string;
  readonly className?: string;
}

/** A small flag in a side's colour. */
export function Swatch({ colour, name, className }: SwatchProps) {
  return (
    <i className={swatchLook({ colour, className })} aria-hidden={name === undefined}>
      {name !== undefined && <span className="sr-only">{name}</span>}
    </i>
  );
}
