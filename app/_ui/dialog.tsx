"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { useOpening } from "./opening";

const loadWindow = () => import("./dialog-window");
const DialogWindow = lazy(loadWindow);

export interface DialogProps {
  readonly title: string;
  /** Given `close`, so that buttons inside can end it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The buttons at the foot, the main one last. */
  readonly foot?: (close: () => void) => ReactNode;
  /** The button that opens it; without one, `isOpen` and `onOpenChange` do. Without either it has to be answered. */
  readonly trigger?: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly wide?: boolean;
  /** `alertdialog` for what must be answered. */
  readonly role?: "dialog" | "alertdialog";
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
    onHoverStart: loadWindow,
    onPress: () => change(true),
  };
  return (
    <>
      {trigger && <ButtonContext value={opener}>{trigger}</ButtonContext>}
      {wasOpened && (
        <Suspense>
          <DialogWindow
            {...props}
            isOpen={isOpen}
            onOpenChange={change}
            mustBeAnswered={!trigger && !onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}
