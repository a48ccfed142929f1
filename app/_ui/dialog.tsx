"use client";

import type { ReactNode } from "react";
import { ButtonContext } from "react-aria-components/Button";
import type { DialogContent } from "./dialog-window";
import { lazyPart } from "./lazy-part";
import { useOpening } from "./opening";

const DialogWindow = lazyPart(async () => (await import("./dialog-window")).default, {
  place: "over",
});

interface DialogProps extends DialogContent {
  /** The button that opens it; alternatively use `isOpen` and `onOpenChange`. Without either it must be answered. */
  readonly trigger?: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A modal window that asks or shows one thing; its script is fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const { trigger, onOpenChange } = props;
  const { isOpen, wasOpened, setOpen } = useOpening(props.isOpen);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  const opener = {
    "aria-expanded": isOpen,
    onHoverStart: DialogWindow.fetchAhead,
    onPress: () => change(true),
  };
  return (
    <>
      {trigger && <ButtonContext value={opener}>{trigger}</ButtonContext>}
      {wasOpened && (
        <DialogWindow
          {...props}
          isOpen={isOpen}
          onOpenChange={change}
          mustBeAnswered={!trigger && !onOpenChange}
        />
      )}
    </>
  );
}
