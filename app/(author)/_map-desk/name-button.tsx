import type { MouseEventHandler, PointerEventHandler, ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const nameLook = tv({
  base: "min-h-6 cursor-pointer text-start touch:min-h-11",
  variants: {
    look: {
      quiet: "hover:underline",
      underlined: "underline",
      // On a touch screen the whole row reacts, not just a word of three letters.
      row: "hover:underline touch:after:absolute touch:after:inset-0",
    },
  },
});

interface NameButtonProps {
  /** `underlined` among other words; `row` reacts to clicks anywhere in its row. */
  readonly look?: "quiet" | "underlined" | "row";
  /** Whether the item is selected, if the button selects it. */
  readonly isPressed?: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  /** For items that are dragged by their names. */
  readonly onPointerDown?: PointerEventHandler<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** The name of something on a map, as a button that selects it or leads to it. */
export function NameButton({ look = "quiet", isPressed, children, ...presses }: NameButtonProps) {
  return (
    <button type="button" className={nameLook({ look })} aria-pressed={isPressed} {...presses}>
      {children}
    </button>
  );
}
