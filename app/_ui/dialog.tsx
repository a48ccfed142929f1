"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, DialogTrigger } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "./button";
import { classNames } from "./class-names";

export interface DialogProps {
  readonly title: string;
  /** Given `close`, so that buttons inside can end it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** The buttons at the foot, the main one last. */
  readonly foot?: (close: () => void) => ReactNode;
  /** The button that opens it; without one, `isOpen` and `onOpenChange` do. */
  readonly trigger?: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly wide?: boolean;
  /** `alertdialog` for what must be answered. */
  readonly role?: "dialog" | "alertdialog";
}

/** A window over the page that asks or shows one thing. */
export function Dialog(props: DialogProps) {
  const { trigger, isOpen, onOpenChange } = props;
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  if (!trigger) return <DialogWindow {...props} state={state} />;
  return (
    <DialogTrigger {...state}>
      {trigger}
      <DialogWindow {...props} state={{}} />
    </DialogTrigger>
  );
}

interface WindowProps extends DialogProps {
  readonly state: { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void };
}

function DialogWindow({ title, children, foot, wide, role = "dialog", state }: WindowProps) {
  const t = useTranslations("common.action");
  return (
    <ModalOverlay className="veil" isDismissable={role === "dialog"} {...state}>
      <Modal className={classNames("modal", wide && "wide")}>
        <AriaDialog className="dialog" role={role}>
          {({ close }) => (
            <>
              <header className="dialog-head">
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                <IconButton label={t("close")} onPress={close}>
                  <X className="ic" aria-hidden />
                </IconButton>
              </header>
              <div className="dialog-body">
                {typeof children === "function" ? children(close) : children}
              </div>
              {foot && <footer className="dialog-foot">{foot(close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
