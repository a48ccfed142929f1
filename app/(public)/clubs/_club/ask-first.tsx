"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

interface AskFirstProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The button that opens the dialog; without one the dialog is open, and `onClose` is called when it closes. */
  readonly trigger?: ReactNode;
  readonly onClose?: () => void;
  readonly keep: string;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
}

/** Asks for confirmation of an action that cannot be undone. */
export function AskFirst(props: AskFirstProps) {
  const { title, children, trigger, onClose, keep, confirm, onConfirm } = props;
  const [isBusy, setBusy] = useState(false);
  const go = async (close: () => void) => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    close();
  };
  return (
    <Dialog
      title={title}
      role="alertdialog"
      trigger={trigger}
      {...(onClose ? { isOpen: true, onOpenChange: (isOpen: boolean) => isOpen || onClose() } : {})}
      foot={(close) => (
        <>
          <Button onPress={close} autoFocus>
            {keep}
          </Button>
          <Button look="danger" isPending={isBusy} onPress={() => void go(close)}>
            {confirm}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
