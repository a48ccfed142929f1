"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

interface AskFirstProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The button that asks; without one, `onClose` says when it was answered. */
  readonly trigger?: ReactNode;
  readonly onClose?: () => void;
  readonly keep: string;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
}

/** Asks before something that cannot be taken back. */
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
