import type { MouseEventHandler, ReactNode } from "react";
import { tv } from "tailwind-variants/lite";

const nameLook = tv({
  base: "min-h-6 cursor-pointer text-start touch:min-h-11",
  variants: {
    look: {
      quiet: "hover:underline",
      underlined: "underline",
      // A thumb goes for the row, not for a word of three letters.
      row: "hover:underline touch:after:absolute touch:after:inset-0",
    },
  },
});

interface NameButtonProps {
  /** `underlined` among other words; `row` takes the presses of the whole row it stands in. */
  readonly look?: "quiet" | "underlined" | "row";
  /** Whether it is chosen, where it chooses. */
  readonly isPressed?: boolean;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** The name of something on a map, which leads to it. */
export function NameButton({ look = "quiet", isPressed, onClick, children }: NameButtonProps) {
  return (
    <button type="button" className={nameLook({ look })} aria-pressed={isPressed} onClick={onClick}>
      {children}
    </button>
  );
}
