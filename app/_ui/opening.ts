import { useState } from "react";
import type { ButtonProps } from "react-aria-components/Button";

type KeyboardEvent = Parameters<NonNullable<ButtonProps["onKeyDown"]>>[0];

/** Whether something is open, and whether it has ever been opened; until then it need not be rendered. */
interface Opening {
  readonly isOpen: boolean;
  readonly wasOpened: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Keeps the open state, unless the caller controls it with `given`. */
export function useOpening(given?: boolean): Opening {
  const [own, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = given ?? own;
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, setOpen };
}

/** Lets arrow keys open a list from its button, in addition to pressing the button. */
export function arrowOpens(setOpen: (isOpen: boolean) => void) {
  return (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setOpen(true);
    else event.continuePropagation();
  };
}
