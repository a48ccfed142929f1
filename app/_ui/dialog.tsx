"use client";

import type { ReactNode } from "react";
import { ButtonContext } from "react-aria-components/Button";
import type { DialogContent } from "./dialog-window";
import { fetched } from "./fetched";
import { useOpening } from "./opening";

const DialogWindow = fetched(async () => (await import("./dialog-window")).default, {
  place: "over",
});

interface DialogProps extends DialogContent {
  /** The button that opens it; without one, `isOpen` and `onOpenChange` do. Without either it has to be answered. */
  readonly trigger?: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A window over the page that asks or shows one thing; fetched when first opened. */
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
