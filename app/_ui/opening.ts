import { useState } from "react";
import type { ButtonProps } from "react-aria-components/Button";

type KeyboardEvent = Parameters<NonNullable<ButtonProps["onKeyDown"]>>[0];

/** Whether something that opens is open, and whether it has ever been: until then nothing of it need be there. */
interface Opening {
  readonly isOpen: boolean;
  readonly wasOpened: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Keeps whether something is open, unless the caller does with `given`. */
export function useOpening(given?: boolean): Opening {
  const [own, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = given ?? own;
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, setOpen };
}

/** Opens a list from its button with the arrow keys, as well as with what presses the button. */
export function arrowOpens(setOpen: (isOpen: boolean) => void) {
  return (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true);
    else event.continuePropagation();
  };
}
